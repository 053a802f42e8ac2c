import path from "node:path";

/** How the operator's commands are called where this process was started: in a packed release there are no npm scripts. */
export const adminCommand =
  path.parse(process.argv[1] ?? "").name === "postulo" ? "postulo admin" : "npm run admin --";
