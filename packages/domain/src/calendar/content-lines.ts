/** A property of a component: its name in capitals, its parameters and its raw value (RFC 5545, section 3.1). */
export interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** A component such as `VEVENT`, with those in it. */
export interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
}

/** The lines of a calendar; a line that begins with a blank continues the one before. */
export function unfoldLines(text: string): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.startsWith(" ") || line.startsWith("\t")) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) lines.push(parts.join(""));
    parts = line === "" ? [] : [line];
  }
  if (parts.length > 0) lines.push(parts.join(""));
  return lines;
}

/** The parts of a line between separators that are outside of quotes. */
function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] !== separator || isQuoted) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  parts.push(text.slice(start));
  return parts;
}

/** Where the value of a line begins: behind the first colon outside of quotes; -1 without one. */
function colonOf(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] === ":" && !isQuoted) return at;
  }
  return -1;
}

const unquoted = (text: string) => text.replaceAll('"', "").trim();

/** Undefined for a line that is none. */
export function readProperty(line: string): Property | undefined {
  const colon = colonOf(line);
  if (colon < 1) return undefined;
  const [name = "", ...parameters] = splitOutsideQuotes(line.slice(0, colon), ";");
  return {
    name: name.trim().toUpperCase(),
    value: line.slice(colon + 1).trim(),
    parameters: new Map(
      parameters.map((parameter) => {
        const equals = parameter.indexOf("=");
        const key = parameter.slice(0, Math.max(0, equals)).trim().toUpperCase();
        return [key, unquoted(parameter.slice(equals + 1))];
      }),
    ),
  };
}

interface OpenComponent extends Component {
  readonly properties: Property[];
  readonly components: Component[];
}

const opened = (name: string): OpenComponent => ({ name, properties: [], components: [] });

/** The outermost components of a calendar. A line outside of them, and one that is no property, is ignored. */
export function readComponents(text: string): readonly Component[] {
  const root = opened("");
  const path = [root];
  for (const line of unfoldLines(text)) {
    const property = readProperty(line);
    const current = path.at(-1) ?? root;
    if (property?.name === "BEGIN") {
      const component = opened(property.value.toUpperCase());
      current.components.push(component);
      path.push(component);
    } else if (property?.name === "END") {
      if (path.length > 1 && current.name === property.value.toUpperCase()) path.pop();
    } else if (property) current.properties.push(property);
  }
  return root.components;
}

export const propertyOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

const escapes: Readonly<Record<string, string>> = { n: "\n", N: "\n" };

/** The text of a value without its escapes (RFC 5545, section 3.3.11). */
export const textOf = (property: Property | undefined): string =>
  (property?.value ?? "")
    .replaceAll(/\\(.)/g, (_, escaped: string) => escapes[escaped] ?? escaped)
    .trim();
