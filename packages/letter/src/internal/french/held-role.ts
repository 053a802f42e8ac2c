import type { RoleText } from "../phrasebook.ts";
import { elides, withDe } from "./grammar.ts";
import { atEmployer, theEmployer } from "./employer-names.ts";
import { periodFr } from "./period.ts";
import { titleInSentence } from "./titles.ts";

/** The place of a role; a contribution without an institution is « au sein de », not « chez ». */
export function at({ organization, kind }: RoleText): string {
  if (organization === "") return "";
  const placed = atEmployer(organization);
  return kind === "contribution" && placed.startsWith("chez ")
    ? `au sein ${withDe(theEmployer(organization))}`
    : placed;
}

/** With its space, or nothing. */
export const after = (place: string) => (place === "" ? "" : ` ${place}`);

/** « en tant que comptable chez Durand de 2015 à 2019 » */
export function asRole(role: RoleText): string | undefined {
  if (role.title === "" && role.organization === "") return undefined;
  const when = periodFr(role.period);
  const title = titleInSentence(role.title);
  const held =
    role.title === ""
      ? at(role)
      : `en tant ${elides(title) ? "qu’" : "que "}${title}${after(at(role))}`;
  return when === "" ? held : `${held}, ${when}`;
}

/** « je travaille comme comptable depuis 2019 », « j’ai travaillé comme cuisinier de 2015 à 2019 » */
export function workedAs({ title, period }: RoleText, where = ""): string | undefined {
  if (title === "") return undefined;
  const when = periodFr(period);
  const verb = period.isCurrent ? "je travaille" : "j’ai travaillé";
  return `${verb} comme ${titleInSentence(title)}${where}${when === "" ? "" : ` ${when}`}`;
}
