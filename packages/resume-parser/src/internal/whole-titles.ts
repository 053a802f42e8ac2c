import type { Extracted, ParsedExperience } from "../parsed-resume.ts";
import { organisationScore, roleScore } from "./text/word-scores.ts";

/** A role; one with a word of an organisation ends with its occupation: `School secretary`. */
const isRole = (text: string) =>
  roleScore(text) > 0 &&
  (organisationScore(text) === 0 || roleScore(text.split(" ").at(-1) ?? "") > 0);

/** Before a title: `Front Office Agent / `. */
const roleBefore = /(?:^|[|•·–—\t]\s?)([^,|•·–—/()\t]{2,40}?)(\s?\/\s?)$/u;
/** A role that ends at a comma: `Night Auditor, Hôtel du Quai`. */
const roleBehind = /^([^,/()]{2,40}),\s(.+)$/u;

/** A role before a title, with the slash. */
function beforeTitle(text: string): string {
  const [, role = "", slash = ""] = roleBefore.exec(text) ?? [];
  return isRole(role) ? role + slash : "";
}

/** The slash behind a title and the role at the beginning of the employer's name. */
function behindTitle(text: string, company: Extracted<string> | undefined): string {
  const [slash = ""] = /^\s?\/\s?/.exec(text) ?? [];
  const role = roleBehind.exec(company?.value ?? "")?.[1] ?? "";
  return slash !== "" && isRole(role) && text.startsWith(slash + role) ? slash + role : "";
}

/** `Waiter / Barista, Harbour Café`: two roles with a slash between them are one title. */
export function withWholeTitle(
  entry: ParsedExperience,
  texts: readonly string[],
): ParsedExperience {
  const { title, company } = entry;
  if (!title || title.value.includes("/")) return entry;
  const text = texts[title.lines[0] ?? -1] ?? "";
  const at = text.indexOf(title.value);
  if (at < 0) return entry;
  const before = beforeTitle(text.slice(0, at));
  const behind = before === "" ? behindTitle(text.slice(at + title.value.length), company) : "";
  const value = before + title.value + behind;
  if (behind === "" || !company) return { ...entry, title: { ...title, value } };
  const employer = roleBehind.exec(company.value)?.[2] ?? company.value;
  return { ...entry, title: { ...title, value }, company: { ...company, value: employer } };
}
