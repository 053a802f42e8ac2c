import type { Extracted, ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StartedResumes, startResumes } from "./testing/started-resumes.ts";

const of = (value: string): Extracted<string> => ({ value, confidence: 1, lines: [0] });
/** Longer than any column. */
const long = of("y".repeat(30_000));
const dates = { start_date: of("2020"), end_date: of("2021"), is_current: false, lines: [0] };

const resume: ParsedResume = {
  language: "en",
  lines: ["A line"],
  places: [{ column: 0, paragraph: 1 }],
  titles: [],
  notes: [{ kind: "other", title: long.value, content: long }],
  profile: {
    first_name: long,
    last_name: long,
    email: long,
    phone_number: long,
    address: long,
    postal_code: long,
    city: long,
    country: long,
    summary: long,
  },
  education: [
    { school: long, degree: long, field_of_study: long, description: long, ...dates },
    // The limit of a name is in the middle of its last character.
    { school: of(`${"y".repeat(499)}🎓`), ...dates },
  ],
  experiences: [{ company: long, title: long, location: long, description: long, ...dates }],
  contributions: [{ title: long, organization: long, description: long, ...dates }],
  competencies: [{ name: long, category: "technical" }],
  websites: [of(`https://example.org/${long.value}`)],
};

let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes(async () => ({ kind: "parsed", resume }));
});
afterAll(() => server.stop());

/** The columns of a table with a limit, in characters, and how much of each the user's rows hold. */
async function limitsAndLengths(userId: string, table: string) {
  return server.database.asUser(userId, async (client) => {
    const { rows } = await client.query(
      `select (regexp_match(definition, 'char_length\\((\\w+)\\)'))[1] as name,
              (regexp_match(definition, 'char_length\\(\\w+\\) <= (\\d+)'))[1]::int as limit
         from (select pg_get_constraintdef(oid) as definition from pg_constraint
                where conrelid = $1::regclass and contype = 'c') as checks
        where definition ~ 'char_length'`,
      [`public.${table}`],
    );
    const columns = rows.map(({ name }) => `max(char_length(${name})) as ${name}`);
    const lengths = await client.query(`select ${columns.join(", ")} from public.${table}`);
    return {
      limits: Object.fromEntries(rows.map(({ name, limit }) => [name, limit])),
      lengths: lengths.rows[0],
    };
  });
}

test("texts that are too long for their column are stored up to its limit", async () => {
  const userId = await server.database.createUser();
  await server.database.asUser(userId, (client) =>
    // It is the address of the account at first.
    client.query("update public.profile set email = null"),
  );
  const response = await server.upload(await server.token(userId), new Uint8Array([1]));
  expect(response.status).toBe(200);
  const counts = {
    profile: 9,
    education: 4,
    experiences: 4,
    contributions: 3,
    websites: 2,
  };
  for (const [table, count] of Object.entries(counts)) {
    const { limits, lengths } = await limitsAndLengths(userId, table);
    expect({ table, ...lengths }).toEqual({ table, ...limits });
    expect(Object.keys(limits)).toHaveLength(count);
  }
  const skills = await limitsAndLengths(userId, "competencies");
  expect(skills.lengths.name).toBe(skills.limits["name"]);
  const cut = "select school from public.education where school not like 'yyyy%yyyyyyyy'";
  const schools = await server.database.asUser(userId, (client) => client.query(cut));
  expect(schools.rows).toEqual([{ school: `${"y".repeat(499)}�` }]);
});
