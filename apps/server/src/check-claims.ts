import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { checkClaim } from "@postulo/evidence/check-claim";
import { readEntries } from "@postulo/evidence/entry";
import { storedProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/posting/posting";
import { z } from "zod";

/** `check-claims --profile P.json --job J.txt --claims C.json` prints the verdict on each sentence as a JSON array. */
const usage = "Usage: check-claims --profile P.json --job J.txt --claims C.json [--date YYYY-MM]";

const answersSchema = z.array(
  z.object({ id: z.string(), question: z.string(), answer: z.string() }),
);
const claimsSchema = z.array(
  z.object({ sentence: z.string(), entries: z.array(z.string()).optional() }),
);

/** A file as JSON in a shape. @throws with the file's name and what is wrong. */
async function readJson<Value>(file: string, schema: z.ZodType<Value>): Promise<Value> {
  const text = await readFile(file, "utf8");
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new Error(`${file} cannot be read: ${z.prettifyError(parsed.error)}`);
}

function readMonth(written: string | undefined): { year: number; month: number } {
  const now = new Date();
  if (written === undefined) return { year: now.getFullYear(), month: now.getMonth() + 1 };
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(written) ?? [];
  if (year === undefined) throw new Error(usage);
  return { year: Number(year), month: Number(month) };
}

async function check(): Promise<string> {
  const { values } = parseArgs({
    options: {
      profile: { type: "string" },
      job: { type: "string" },
      claims: { type: "string" },
      date: { type: "string" },
    },
  });
  const { profile, job, claims, date } = values;
  if (profile === undefined || job === undefined || claims === undefined) throw new Error(usage);
  const profileFile = z.looseObject({ profile: z.unknown(), answers: answersSchema.optional() });
  const [stored, jobText, list] = await Promise.all([
    readJson(profile, profileFile),
    readFile(job, "utf8"),
    readJson(claims, claimsSchema),
  ]);
  const parsed = storedProfile.safeParse(stored);
  if (!parsed.success) throw new Error(`The profile cannot be read: ${parsed.error.message}`);
  const entries = readEntries(parsed.data, stored.answers ?? []);
  const posting = readPosting(jobText);
  const today = readMonth(date);
  const verdicts = list.map(({ sentence, entries: cited }) => {
    const { verdict, reasons } = checkClaim(sentence, { entries, posting, cited, today });
    return { sentence, verdict, reasons: reasons.map(({ kind, words }) => `${kind}: ${words}`) };
  });
  return JSON.stringify(verdicts, null, 2);
}

try {
  process.stdout.write(`${await check()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
