/** A line of a list: a fragment of a regular expression, in which groups never capture and `<name>` is another list. */
export interface Phrase {
  readonly text: string;
  readonly example?: string;
  readonly counterExample?: string;
}

export type PhraseLists = ReadonlyMap<string, readonly Phrase[]>;

const header = /^\[([a-z]\w*)\]$/i;
const withExamples = /^(\S.*) \| "([^"]*)" \| "([^"]*)"$/;

function parsePhrase(line: string): Phrase {
  const [, text, example, counterExample] = withExamples.exec(line) ?? [];
  return text === undefined || example === undefined || counterExample === undefined
    ? { text: line }
    : { text, example, counterExample };
}

/** Parses a file of data: `[name]` begins a list, each other line is a phrase, and `# ` begins a comment. */
export function parseLists(file: string): PhraseLists {
  const lists = new Map<string, Phrase[]>();
  let current: Phrase[] | undefined;
  for (const line of file.split("\n")) {
    if (line === "" || line.startsWith("# ")) continue;
    const [, name] = header.exec(line) ?? [];
    if (name !== undefined && !lists.has(name)) lists.set(name, (current = []));
    else if (name === undefined && current) current.push(parsePhrase(line));
    else throw new Error(`A list is named twice, or a phrase is in none: ${line}`);
  }
  return lists;
}

/** Whether a phrase matches nothing but itself, so that it needs no example. */
export const isPlain = (phrase: Phrase) => !/[\\^$.*+?()[\]{}|<>]/.test(phrase.text);
