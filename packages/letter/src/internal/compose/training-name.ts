import type { Entry } from "@postulo/evidence/entry";
import { isLost } from "@postulo/evidence/qualification-state";
import { isRemark } from "@postulo/evidence/remarks";

/** Behind a dash: "Cooking – Exam taken twice.", "Hospitality – left after a term". */
const behindDash = /\s[-–—]\s([^–—]{1,200})$/u;

/** What the person remarks on a study behind its field; a subject ("Law – European and international law") is none. */
export function remarkOn(field: string): string | undefined {
  const remark = behindDash.exec(field)?.[1];
  if (remark === undefined) return undefined;
  const isSentence = /[.!?]$/.test(remark);
  return isSentence || isRemark(remark) || isLost(remark) ? remark : undefined;
}

/** "Maths 4 (2nd go)" */
const inBrackets = /\s?\(([^()]{1,60})\)/gu;

const withoutRemark = (field: string) => {
  const bare = (remarkOn(field) === undefined ? field : field.replace(behindDash, "")).replace(
    inBrackets,
    (whole, remark: string) => (isRemark(remark) ? "" : whole),
  );
  return bare.replace(/(?<=\p{Ll}{4}|\d{4})\.$/u, "");
};

/** "BSc, Ecology, University of Hull" */
export function trainingName({
  title,
  detail,
  organisation,
}: Pick<Entry, "title" | "detail" | "organisation">): string {
  const field = title.toLowerCase().includes(detail.toLowerCase()) ? "" : detail;
  const school = title.toLowerCase() === organisation.toLowerCase() ? "" : organisation;
  return [title, withoutRemark(field), school].filter((part) => part !== "").join(", ");
}
