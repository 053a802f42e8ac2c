import { linesOfParagraphs } from "../lines-of-paragraphs.ts";
import type { LineDocument } from "../line.ts";

/** Texts that, repeated, are long prefixes of matches of the parser's patterns. */
const pieces =
  "a|A|1|@|.|a@|a.|@a|a@a.|http://|http://a.|www.|/|/a|?|#|(|( |()|((a|[|:|a:|: |, |,a|a, |; | - | – |–|—|•| • || |a | a|A |Aa |Aa-|a-|-|'|l'|d'|1 |1/|01/|2020|2020 |2020-|2020 – |jan |January |Jan 2020 |+33|+33 |(0)|0 |rue |12 rue |75001 |75001 A|at |chez |in |of |Bachelor |Bachelor of |master |université |universite de |de |in a |and |et |b2 |c1|native |11|★|★ |niveau |projet |projet a |years|1 years |\"|“|“a|é|E\u0301|\t|a\t|    |a    |CDI|(CDI)|full-time |Paris |Paris, |Saint-|Saint-a-sur-|remote |on-site,"
    .split("|")
    .filter((piece) => piece !== "");
export const hostilePieces = pieces.length;

const titles = [
  "",
  "Experience",
  "Formation",
  "Skills",
  "Langues",
  "Projects",
  "Contact",
  "Summary",
];

/** A document without geometry whose lines repeat one or two pieces, chosen by `seed`. */
export function hostileDocument(
  seed: number,
  { lines, length }: { lines: number; length: number },
): LineDocument {
  const one = pieces[seed % pieces.length] ?? "";
  const other = pieces[Math.floor(seed / pieces.length) % pieces.length] ?? "";
  const title = titles[seed % titles.length] ?? "";
  const unit = seed < pieces.length ? one : one + other;
  const body = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const ends = ["", "!", "x", "@", ")"];
  const texts = [
    title,
    ...Array.from({ length: lines }, () => body + (ends[seed % ends.length] ?? "")),
  ];
  const main = texts.filter(Boolean).map((text) => ({
    kind: "paragraph" as const,
    paragraph: {
      runs: [{ text, font: "", size: 10, bold: false, italic: false }],
      bullet: false,
      indent: 0,
      before: 0,
    },
  }));
  return linesOfParagraphs({ main, sides: [] });
}
