import { fold } from "@postulo/lexicon/fold";
import { isTown } from "../place/place-names.ts";
import { containsOccupation } from "../title/title-nouns.ts";
import { cleanTitle } from "../title/title-name.ts";

/** "Depot lead, Marl Freight, Kendal. 5am starts.", "Depot lead // Marl Freight // Kendal // £14.25/hr" */
const head =
  /^([^,|/.:!?\n]{3,60}?)(?:,| \/\/| \|) ([^,|/.:\n]{2,60}?)(?:,| \/\/| \|) ([^,|/.:(\n]{2,40})(?=$|[.,|(\n]| \/\/)/;

/** Title and town of a first line that is "Title, Employer, Town", where something else names that employer. */
export function readHeadLine(
  text: string,
  company: string | undefined,
): { readonly title?: string | undefined; readonly town?: string | undefined } {
  const [, title = "", employer = "", place = ""] = head.exec(text) ?? [];
  const isOfCompany = company !== undefined && fold(employer).startsWith(fold(company));
  if (!isOfCompany || !/^\p{Lu}/u.test(title) || !containsOccupation(title)) return {};
  const town = place.trim();
  return { title: cleanTitle(title), town: isTown(town) ? town : undefined };
}
