import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { defaultLetterLanguage, findLetterLanguage } from "@postulo/domain/letter-language";
import { defaultLetterStyle, letterStyles } from "@postulo/domain/letter-style";
import { letterText } from "@postulo/letter/letter";
import { storedProfile } from "@postulo/evidence/profile";
import { writeLetter } from "@postulo/letter/write-letter";
import { reasonOf } from "./cover-letters/error-reason.ts";

/** `compose-letter --profile P.json --job J.txt [--language en|fr] [--style STYLE] [--why TEXT] [--know TEXT] [--date YYYY-MM-DD]` prints the letter alone. */
const usage = `Usage: compose-letter --profile P.json --job J.txt [--language en|fr] [--style ${letterStyles.join("|")}] [--why TEXT] [--know TEXT] [--date YYYY-MM-DD]`;

function readDate(
  written: string | undefined,
): { year: number; month: number; day: number } | undefined {
  const now = new Date();
  if (written === undefined)
    return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written) ?? [];
  return year === undefined
    ? undefined
    : { year: Number(year), month: Number(month), day: Number(day) };
}

async function compose(): Promise<string> {
  const { values } = parseArgs({
    options: {
      profile: { type: "string" },
      job: { type: "string" },
      language: { type: "string" },
      date: { type: "string" },
      style: { type: "string", default: defaultLetterStyle },
      why: { type: "string" },
      know: { type: "string" },
    },
  });
  const today = readDate(values.date);
  const style = letterStyles.find((one) => one === values.style);
  if (values.profile === undefined || values.job === undefined || !today || !style)
    throw new Error(usage);
  const [profileText, jobDescription] = await Promise.all([
    readFile(values.profile, "utf8"),
    readFile(values.job, "utf8"),
  ]);
  const profile = storedProfile.safeParse(JSON.parse(profileText));
  if (!profile.success) throw new Error(`The profile cannot be read: ${profile.error.message}`);
  const outcome = writeLetter({
    profile: profile.data,
    jobDescription,
    answers: { why: values.why, know: values.know },
    fallbackLanguage: findLetterLanguage(values.language) ?? defaultLetterLanguage,
    style,
    today,
  });
  if (outcome.kind !== "written") throw new Error(reasonOf(outcome));
  return letterText(outcome.letter);
}

try {
  process.stdout.write(`${await compose()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
