import { danglingLabel } from "@postulo/lexicon/contact-data";
import { beforeName } from "@postulo/lexicon/person-names";
import type { Line, LineDocument } from "../../line.ts";
import type { LinePlace } from "../../parsed-resume.ts";
import type { Section } from "../../section.ts";
import { numbersOf } from "../layout/line-cells.ts";

/** Height of capitals above the baseline, and of descenders below it, as shares of the font size. */
const ascent = 0.9;
const descent = 0.25;

const rounded = (length: number) => Math.round(length * 10) / 10;

/** Where each line stands, by its number. */
export function placesOf({ hasPages, main, sides, unread = [] }: LineDocument): LinePlace[] {
  return [main, ...sides, unread].flatMap((flow, column) =>
    flow.map(({ page, left, right, y, size }, at): LinePlace => {
      const place = { column, paragraph: at + 1 };
      if (hasPages !== true) return place;
      const box = { left, right, top: y - ascent * size, bottom: y + descent * size };
      return {
        ...place,
        page: page + 1,
        box: {
          left: rounded(box.left),
          top: rounded(box.top),
          right: rounded(box.right),
          bottom: rounded(box.bottom),
        },
      };
    }),
  );
}

const nothing =
  /^(?:n[ée]ant|aucune?|none|nil|n\/?a|-+|.{0,30}\b(?:on|upon) request|.{0,30}\bsur demande)\.?$/iu;

/** Whether a line says that there is nothing: `Néant`, `Available on request`. */
export const statesNothing = (text: string): boolean =>
  text.length <= 60 && nothing.test(text.trim());

/** A title of the document, or a label of contact data: `Curriculum vitae`, `E-mail:`. */
const isLabel = ({ text }: Line) =>
  statesNothing(text) ||
  text.replace(beforeName, "").trim() === "" ||
  text.replaceAll(danglingLabel, "").replaceAll(/[^\p{L}\p{N}]+/gu, "") === "";

/** The numbers of the lines that only say what is below or beside them: titles of known sections, and labels. */
export function titleLines({ main, sides }: LineDocument, sections: readonly Section[]): number[] {
  const titles = sections.flatMap(({ kind, title }) =>
    title && kind !== "unknown" ? numbersOf(title) : [],
  );
  const labels = [main, ...sides].flat().filter(isLabel);
  return [...new Set([...titles, ...labels.map(({ number }) => number)])].sort((a, b) => a - b);
}
