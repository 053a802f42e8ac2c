/** What the test runner's bundler makes of a pattern of files. */
interface ImportMeta {
  readonly glob: (
    pattern: string,
    options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
  ) => Readonly<Record<string, string>>;
}
