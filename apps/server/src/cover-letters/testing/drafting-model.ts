import { storedProfile } from "@postulo/evidence/profile";
import type { EntryDate, Period, StoredProfile } from "@postulo/evidence/profile";
import type { CitedSentence, ModelDraft } from "@postulo/letter/testing/model-drafts/model-draft";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { z } from "zod";

const dateOf = (date: EntryDate | undefined) =>
  date === undefined ? null : `${date.year}-${String(date.month ?? 1).padStart(2, "0")}-01`;
const precisionOf = (date: EntryDate | undefined) =>
  date === undefined ? null : date.month === undefined ? "year" : "month";

const datesOf = ({ start, end, isCurrent }: Period) => ({
  start_date: dateOf(start),
  start_date_precision: precisionOf(start),
  end_date: dateOf(end),
  end_date_precision: precisionOf(end),
  is_current: isCurrent,
});

type Row = Readonly<Record<string, unknown>>;

/** The rows of a profile by table. */
const rowsOf = (profile: StoredProfile): Record<string, Row[]> => ({
  experiences: profile.experiences.map(({ company, title, location, description, period }) => ({
    company,
    title,
    location,
    description,
    ...datesOf(period),
  })),
  education: profile.education.map(({ school, degree, field, description, period }) => ({
    school,
    degree,
    field_of_study: field,
    description,
    ...datesOf(period),
  })),
  contributions: profile.contributions.map(({ title, organization, description, period }) => ({
    title,
    organization,
    description,
    ...datesOf(period),
  })),
  competencies: profile.skills.map(({ name, level, category }) => ({
    name,
    level: level === "" ? null : level,
    category,
  })),
  other: profile.notes.map(({ label, content }) => ({ label, content })),
});

/** Stores the profile of a draft as that of a user without entries. */
export async function storeDraftProfile(
  database: TestDatabase,
  userId: string,
  draft: ModelDraft,
): Promise<void> {
  const profile = storedProfile.parse(draft.profile);
  const { first_name, last_name, city, country, summary } = profile.person;
  await database.asUser(userId, async (client) => {
    await client.query(
      "update public.profile set first_name = $2, last_name = $3, city = $4, country = $5, summary = $6 where user_id = $1",
      [userId, first_name, last_name, city, country, summary],
    );
    for (const [table, rows] of Object.entries(rowsOf(profile))) {
      for (const row of rows) {
        const columns = Object.keys(row);
        await client.query(
          `insert into public.${table} (profile_id, ${columns.join(", ")})
           select id, ${columns.map((_, at) => `$${at + 2}`).join(", ")} from public.profile where user_id = $1`,
          [userId, ...Object.values(row)],
        );
      }
    }
  });
}

const request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
});

/** How the prompt names the entries of a profile, and the person's answers. */
function factHeads(draft: ModelDraft): Map<string, string> {
  const { experiences, education, contributions, skills, notes } = storedProfile.parse(
    draft.profile,
  );
  return new Map([
    ["why", "Why this job or employer"],
    ["know", "What the reader should know"],
    ...experiences.map((one) => [one.id, `Job, ${one.title}, ${one.company}`] as const),
    ...education.map((one) => [one.id, `Education, ${one.degree}`] as const),
    ...contributions.map((one) => [one.id, `Contribution, ${one.title}`] as const),
    ...skills.map((one) => [one.id, `Skill, ${one.name}`] as const),
    ...notes.map((one) => [one.id, `${one.label}: `] as const),
  ]);
}

/**
 * Writes the sentences of a draft as a model does: with the numbers that the prompt of the request gives to their facts.
 * @throws for a fact that the prompt does not have
 */
export function createScribe(draft: ModelDraft, body: string) {
  const prompt = request
    .parse(JSON.parse(body))
    .messages.map(({ content }) =>
      typeof content === "string" ? content : JSON.stringify(content),
    )
    .join("\n");
  const facts = [...prompt.matchAll(/(?<![^\n"]|\\n)(\d{1,3})\. ([^\n]+)/g)];
  const heads = factHeads(draft);
  const numberOf = (id: string): string => {
    if (id === "posting") return "P";
    const head = heads.get(id);
    const fact = facts.find(([, , text = ""]) => head !== undefined && text.startsWith(head));
    if (fact?.[1] === undefined) throw new Error(`The prompt has no fact ${id} (${head})`);
    return fact[1];
  };
  return ({ text, sources }: CitedSentence): string =>
    `[${sources.map(numberOf).join(", ")}] ${text}`;
}
