import { joinWrapped } from "./internal/text/clean-text.ts";
import { blocksOf } from "./internal/entry-blocks.ts";
import { fold } from "./internal/text/folded-text.ts";
import { extracted } from "./internal/extracted.ts";
import { numbersOf, withCells } from "./internal/layout/line-cells.ts";
import { statesNothing } from "./internal/places/line-places.ts";
import { titleText } from "./internal/layout/title-style.ts";
import type { Line } from "./line.ts";
import type { NoteKind, ParsedNote } from "./parsed-resume.ts";
import { isPersonal, readPersonalFacts } from "./personal-facts.ts";
import type { Section } from "./section.ts";

const kinds: Readonly<Partial<Record<Section["kind"], NoteKind>>> = {
  certifications: "certificate",
  awards: "award",
  publications: "publication",
  references: "reference",
  interests: "interest",
  other: "other",
};

/** Sections that say things about the person between other lines. */
const factSections: ReadonlySet<Section["kind"]> = new Set([
  "head",
  "contact",
  "summary",
  "links",
  "skills",
  "languages",
  "ignored",
  "unknown",
  "certifications",
  "interests",
  "other",
] as const);

/** Whether a line goes on with the text of the line above. */
const continues = (line: Line, above: Line | undefined) =>
  above !== undefined &&
  !line.bullet &&
  line.gapAbove < 2 &&
  !/\S@\S|^(?:https?:|www\.)/.test(line.text) &&
  (above.fills || /^[\p{Ll}(]/u.test(line.text) || /[,(&/-]$/.test(above.text));

/** The first lines of the items: list items, dated entries, else paragraphs. */
function startsOf(lines: readonly Line[]): ReadonlySet<number> {
  if (lines.some((line) => line.bullet))
    return new Set(lines.filter((line) => line.bullet).map(({ number }) => number));
  const blocks = blocksOf(lines).filter(({ range }) => range !== undefined);
  if (blocks.length > 1)
    return new Set(blocks.flatMap(({ header: [first] }) => (first ? [first.line.number] : [])));
  return new Set(
    lines.filter((line, at) => !continues(line, lines[at - 1])).map(({ number }) => number),
  );
}

function itemsOf(lines: readonly Line[]): Line[][] {
  const starts = startsOf(lines);
  const items: Line[][] = [];
  for (const line of lines) {
    const item = items.at(-1);
    if (item && !starts.has(line.number)) item.push(line);
    else items.push([line]);
  }
  return items;
}

/** The text of lines: wrapped lines joined, other lines below each other. */
function textOf(lines: readonly Line[]): string {
  const paragraphs: string[][] = [];
  lines.forEach((line, at) => {
    const last = paragraphs.at(-1);
    if (last && continues(line, lines[at - 1])) last.push(line.text);
    else paragraphs.push([line.text]);
  });
  return paragraphs.map(joinWrapped).join("\n");
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** `CENTRES D'INTÉRÊT` as `Centres d'intérêt`. */
function writtenTitle(title: Line | undefined): string | undefined {
  const text = title && titleText(title);
  if (text === undefined || /\p{Ll}/u.test(text) || /^(?:\p{L} ){3,}/u.test(text)) return text;
  return text.slice(0, 1) + text.slice(1).toLowerCase();
}

/** Short items of a list are one note: hobbies and references belong together. */
const isWhole = (kind: NoteKind) => kind === "interest" || kind === "reference";

const reaches = [/\S@\S/u, /(?:\d[\s./()-]{0,2}){8}/u];

/** Whether the cells of a row are of several referees: all addresses, or all numbers. One referee has one of each. */
const areReaches = ({ cells }: Line) =>
  reaches.some((reach) => cells.every(({ text }) => reach.test(text)));

/** The lines of referees who stand side by side, one referee after the other: their names are a row, and their numbers or addresses. */
function refereesInOrder(lines: readonly Line[]): readonly Line[] {
  const lefts = [...new Set(lines.flatMap(({ cells }) => cells.map(({ left }) => left)))]
    .sort((one, other) => one - other)
    .filter((left, at, all) => at === 0 || left - (all[at - 1] ?? left) > 3);
  const isFull = ({ cells }: Line) => cells.length === lefts.length;
  const [names, ...below] = lines;
  const areBeside = below.some((line) => isFull(line) && areReaches(line));
  if (lefts.length < 2 || !names || !isFull(names) || !areBeside) return lines;
  return lefts.flatMap((left, column) =>
    lines.flatMap((line) => {
      const end = lefts[column + 1] ?? Infinity;
      const own = line.cells.filter((cell) => cell.left >= left - 3 && cell.left < end - 3);
      return own.length === 0 ? [] : [{ ...withCells(line, own), fills: false }];
    }),
  );
}

function notesOfSection({ kind, title, lines }: Section): ParsedNote[] {
  const own = kinds[kind];
  const rest = lines.filter(({ text }) => !isPersonal(text) && !statesNothing(text));
  if (own === undefined || rest.length === 0) return [];
  const items =
    own === "reference" ? [refereesInOrder(rest)] : isWhole(own) ? [rest] : itemsOf(rest);
  return items.flatMap((item): ParsedNote[] => {
    const text = textOf(item);
    const content = extracted(text, 0.8, item.flatMap(numbersOf));
    return hasWords(text) ? [{ kind: own, title: writtenTitle(title), content }] : [];
  });
}

const isContact = ({ kind }: Section) => kind === "head" || kind === "contact";

/** Facts are read once of each kind, certificates once each. */
const keyOf = ({ kind, content }: ParsedNote) =>
  kind === "certificate" ? fold(content.value) : kind;

/** Reads what has no list of its own: certificates, awards, publications, references, interests, facts about the person. */
export function readNotes(sections: readonly Section[]): ParsedNote[] {
  const facts = sections
    .filter(({ kind }) => factSections.has(kind))
    .flatMap((section) => readPersonalFacts(section.lines, isContact(section)));
  const titled = sections.flatMap(notesOfSection);
  const seen = new Set<string>(titled.map(({ content }) => fold(content.value)));
  const first = facts.filter((fact) => !seen.has(keyOf(fact)) && seen.add(keyOf(fact)));
  return [...titled, ...first];
}
