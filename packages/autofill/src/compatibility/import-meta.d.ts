/** Vite's `import.meta.glob`. */
interface ImportMeta {
  readonly glob: (
    pattern: string,
    options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
  ) => Readonly<Record<string, string>>;
}
