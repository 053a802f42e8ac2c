import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "../../packages/autofill/fixtures");

/** The pages in the manner of each known platform, in folders by kind: their paths by name. */
export function platformFixtures(): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  return new Map(files.map((name) => [path.basename(name, ".html"), path.join(folder, name)]));
}
