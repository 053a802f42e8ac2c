#!/usr/bin/env node
// The command of the npm package: `postulo`, `postulo --demo`, `postulo admin ...`. Readable by an old Node, as start.mjs.
if (process.argv[2] === "admin") {
  process.argv.splice(2, 1);
  await import("./src/admin.ts");
} else {
  await import("./start.mjs");
}
