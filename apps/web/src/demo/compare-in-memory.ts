import type { PostingComparison } from "@postulo/contract/posting-comparison";
import { comparePosting } from "@postulo/cv/compare-posting";
import { defaultLetterLanguage } from "@postulo/domain/letter-language";
import { storedProfile } from "@postulo/evidence/profile";
import type { Tables } from "./table-query.ts";

/** Compares a posting with the profile of the demo as the server does. Loaded on first use, because its word lists are large. */
export function compareInMemory(tables: Tables, posting: string): PostingComparison {
  const lists = ["experiences", "education", "contributions", "competencies", "websites", "other"];
  const profile = storedProfile.parse({
    profile: tables.get("profile")?.[0],
    ...Object.fromEntries(lists.map((table) => [table, tables.get(table)])),
  });
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 };
  const { profileLanguage, requirements } = comparePosting({
    profile,
    posting,
    fallbackLanguage: defaultLetterLanguage,
    today,
  });
  return { requirements, ...(profileLanguage === undefined ? {} : { profileLanguage }) };
}
