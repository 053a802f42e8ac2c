import type { CvTemplateName } from "@postulo/domain/cv-look";
import type { Paper } from "@postulo/domain/paper";
import type { CvDocument, CvNote, CvSection } from "../cv-document.ts";
import { notesByLabel } from "../grouped-notes.ts";
import { wordingOf } from "./cv-wording.ts";

/** What a version is proposed for: another template and paper take it too, but hold more or less. */
export type CvPage = { readonly paper: Paper; readonly template: CvTemplateName };

/** Of the template that holds least, at its smallest size; measured with invented people. */
export const pageLines: Readonly<Record<Paper, number>> = { a4: 49, "us-letter": 46 };
/** A CV of two pages is set larger, so that its first page holds fewer; `split` has the least room. Measured with invented people. */
const firstPageLines: Readonly<Record<Paper, { readonly split: number; readonly other: number }>> =
  {
    a4: { split: 34, other: 41 },
    "us-letter": { split: 30, other: 34 },
  };

export const firstPageOf = ({ paper, template }: CvPage) =>
  firstPageLines[paper][template === "split" ? "split" : "other"];

/** Templates keep an entry with so many lines on one page. */
const unbrokenLines = 7;
const charactersPerLine = 88;
const sectionHead = 2.2;
const entryHead = 2.3;
const pageHead = 5;

const linesOf = (characters: number) => Math.ceil(Math.max(characters, 1) / charactersPerLine);
const textLines = (text: string) => linesOf(text.length);

type Part = { readonly id: string; readonly height: number };

/** Notes of one label, which are one paragraph. In characters. */
type Paragraph = {
  readonly lead: number;
  readonly separator: number;
  readonly notes: readonly { readonly id: string; readonly length: number }[];
};

/** Parts that stay on one page if they are few; of an entry its head and its lines. */
type Entry = {
  readonly parts: readonly Part[];
  /** Whether hiding the first part leaves it, and hides the others: the head of a job. */
  readonly keepsHead: boolean;
};

type Block = Entry | Paragraph;

/** The heights of all parts, measured once. */
export type Layout = { readonly profile: Entry; readonly sections: readonly (readonly Block[])[] };

const paragraphOf = (notes: readonly CvNote[], separator: string): Paragraph => ({
  separator: separator.length,
  lead: notes[0]?.lead?.length ?? 0,
  notes: notes.map(({ id, text, lead = "" }) => ({ id, length: text.length - lead.length })),
});

function blocksOf(section: CvSection, separator: string): Block[] {
  if (section.kind === "skills")
    return section.groups.flatMap(({ skills }) =>
      skills.map(({ id, name, detail }) => {
        const height = (name.length + detail.length + 4) / charactersPerLine + 0.2;
        return { keepsHead: false, parts: [{ id, height }] };
      }),
    );
  if (section.kind === "notes")
    return notesByLabel(section.lines).map((notes) => paragraphOf(notes, separator));
  return section.entries.map(({ id, lines }) => ({
    keepsHead: section.kind !== "contributions",
    parts: [
      { id, height: entryHead },
      ...lines.map((line) => ({ id: line.id, height: textLines(line.text) })),
    ],
  }));
}

export function layoutOf({ summary, sections, language }: CvDocument): Layout {
  const { separator } = wordingOf(language);
  const height = summary.reduce((sum, text) => sum + textLines(text), 0);
  return {
    profile: { keepsHead: false, parts: [{ id: "profile", height }] },
    sections: sections.map((section) => blocksOf(section, separator)),
  };
}

export type Hidden = ReadonlySet<string>;

/** The notes that are left, which all end where the paragraph does. */
function shownNotes({ lead, separator, notes }: Paragraph, hidden: Hidden): readonly Part[] {
  const shown = notes.filter(({ id }) => !hidden.has(id));
  const length = shown.reduce((sum, note) => sum + note.length, 0);
  const height = linesOf(lead + length + separator * (shown.length - 1));
  return shown.map(({ id }, at) => ({ id, height: at === 0 ? height : 0 }));
}

/** The parts of a block that are left, as `applyOperations` leaves them. */
function shownParts(block: Block, hidden: Hidden): readonly Part[] {
  if ("notes" in block) return shownNotes(block, hidden);
  const { parts, keepsHead } = block;
  const [head] = parts;
  if (head && hidden.has(head.id)) return keepsHead ? [head] : [];
  return parts.filter(({ id }) => !hidden.has(id));
}

/** Where each part ends, in lines from the top of the first page; of an entry that stays on one page, where the entry does. */
export function estimate({ profile, sections }: Layout, hidden: Hidden) {
  const positions = new Map<string, number>();
  let at = pageHead;
  const add = (parts: readonly Part[]) => {
    const end = at + parts.reduce((sum, { height }) => sum + height, 0);
    for (const { id, height } of parts) {
      at += height;
      positions.set(id, parts.length <= unbrokenLines + 1 ? end : at);
    }
  };
  add(profile.parts);
  for (const blocks of sections) {
    const shown = blocks.map((block) => shownParts(block, hidden)).filter(({ length }) => length);
    if (shown.length > 0) at += sectionHead;
    for (const parts of shown) add(parts);
  }
  return { lines: at, positions };
}

export type Estimate = ReturnType<typeof estimate>;
