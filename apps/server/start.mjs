// Plain JavaScript that an old Node can read too: TypeScript would only give it a syntax error.
const [major] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `Postulo needs Node 24 or later, and this is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
} else {
  const [{ enableCompileCache }, path] = await Promise.all([
    import("node:module"),
    import("node:path"),
  ]);
  // Types are stripped once and not at each start; where nothing can be written, each time.
  const { directory } = enableCompileCache(path.join(import.meta.dirname, "../../.cache/node"));
  // For the processes that it starts.
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
  if (process.argv.includes("--demo")) await import("./src/demo.ts");
  else await import("./src/main.ts");
}
