import { readFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** The block of docs/deploy.md whose opening fence ends with `name`. */
export async function readBlock(name: string): Promise<string> {
  const text = await readFile(path.join(root, "docs/deploy.md"), "utf8");
  const block = new RegExp(`^\`\`\`\\w+ ${name}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(text)?.[1];
  if (block === undefined) throw new Error(`docs/deploy.md has no block "${name}"`);
  return block;
}

/** @throws when a text to be replaced is missing: the trial would not be of what the page says. */
export function replaceAll(
  text: string,
  replacements: readonly (readonly [string, string])[],
): string {
  return replacements.reduce((current, [from, to]) => {
    if (!current.includes(from)) throw new Error(`docs/deploy.md does not contain "${from}"`);
    return current.replaceAll(from, to);
  }, text);
}
