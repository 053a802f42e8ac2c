import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { AccountRow } from "@postulo/cv/requirement-account";
import { type CvOutcome, writeCv } from "@postulo/cv/write-cv";
import { cvTemplateNames } from "@postulo/domain/cv-look";
import {
  defaultLetterLanguage,
  type LetterLanguage,
  letterLanguages,
} from "@postulo/domain/letter-language";
import { storedProfile, type StoredProfile } from "@postulo/evidence/profile";
import { type Paper, paperOf, papers } from "@postulo/domain/paper";
import { readableAccent } from "./cv/accent-colour.ts";
import { cvFormats, type CvLook, renderCv } from "./cv/render-cv.ts";

/** Writes the CV of a profile, or its version for a posting, and prints what was changed and what the posting asks for. */
const usage =
  "Usage: compose-cv --profile P.json [--job J.txt] [--template NAME] [--language en|fr] [--paper a4|us-letter] [--accent #rrggbb] --out FILE.pdf|FILE.docx";

class UsageError extends Error {}

type WrittenCv = Extract<CvOutcome, { kind: "written" }>;

const options = {
  profile: { type: "string" },
  job: { type: "string" },
  template: { type: "string" },
  language: { type: "string" },
  paper: { type: "string" },
  accent: { type: "string" },
  out: { type: "string" },
} as const;

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, {
      cause,
    });
  }
}

/** @returns one of `known`, or undefined where nothing was given. */
function oneOf<Known extends string>(
  name: string,
  given: string | undefined,
  known: readonly Known[],
): Known | undefined {
  const found = known.find((one) => one === given);
  if (given !== undefined && found === undefined)
    throw new UsageError(`--${name} ${given}: must be one of ${known.join(", ")}`);
  return found;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new UsageError(`${file} cannot be read`, { cause });
  }
}

async function readProfile(file: string): Promise<StoredProfile> {
  const text = await readText(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${file} is not JSON`, { cause });
  }
  const profile = storedProfile.safeParse(json);
  if (!profile.success) throw new UsageError(`${file} is not a profile: ${profile.error.message}`);
  return profile.data;
}

const unwritable = {
  nameMissing: "The profile has no name",
  profileEmpty: "The profile has nothing to show but a name",
} as const;

type CvArguments = {
  readonly profile: string;
  readonly out: string;
  readonly job: string | undefined;
  readonly language: LetterLanguage | undefined;
  readonly look: Omit<CvLook, "paper"> & { readonly paper: Paper | undefined };
};

function checkedArguments(): CvArguments {
  const { profile, out, job, accent, ...named } = readArguments();
  if (profile === undefined || out === undefined) throw new UsageError(usage);
  const format = oneOf("out", path.extname(out).slice(1).toLowerCase(), cvFormats);
  if (format === undefined) throw new UsageError(usage);
  if (accent !== undefined && readableAccent(accent) === undefined)
    throw new UsageError(`--accent ${accent}: must be #rrggbb`);
  const template = oneOf("template", named.template, cvTemplateNames);
  const paper = oneOf("paper", named.paper, papers);
  const language = oneOf("language", named.language, letterLanguages);
  return { profile, out, job, language, look: { template, paper, accent, format } };
}

async function writeOutput(file: string, content: Buffer): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (cause) {
    throw new UsageError(`${file} cannot be written`, { cause });
  }
}

/** A requirement, and where it is shown. */
function rowLine(row: AccountRow): string {
  switch (row.status) {
    case "shown":
      return `  shown: ${row.text} <- ${row.on.map(({ text }) => text).join(" | ")}`;
    case "hidden":
      return `  hidden: ${row.text}`;
    case "inNotes":
      return `  only in a note: ${row.text} <- ${row.notes.join(" | ")}`;
    case "notInProfile":
      return `  not in the profile: ${row.text}`;
  }
}

/** What a version changes and shows; nothing for the master. */
function versionLines({ account, operations }: WrittenCv): string[] {
  if (account === undefined) return [];
  const { asked, shown, hidden, inNotes, notInProfile, rows } = account;
  const notes = inNotes > 0 ? `${inNotes} only in notes, ` : "";
  return [
    `The posting asks for ${asked}: ${shown} shown, ${hidden} hidden, ${notes}${notInProfile} not in the profile`,
    ...rows.map(rowLine),
    `${operations.length} changes of the master`,
  ];
}

async function compose(): Promise<string> {
  const { profile: file, out, job, language, look } = checkedArguments();
  const profile = await readProfile(file);
  const now = new Date();
  const outcome = writeCv({
    profile,
    jobDescription: job === undefined ? undefined : await readText(job),
    language,
    fallbackLanguage: defaultLetterLanguage,
    template: look.template,
    paper: look.paper,
    today: { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 },
  });
  if (outcome.kind !== "written") throw new UsageError(unwritable[outcome.kind]);
  const paper = look.paper ?? paperOf(profile.person.country);
  const { content, pages, unprintable } = await renderCv(outcome.document, { ...look, paper });
  const missing = [...new Set(unprintable.flatMap(({ characters }) => characters))];
  await writeOutput(out, content);
  return [
    `${out}${pages === undefined ? "" : `: ${pages} page${pages === 1 ? "" : "s"}`}`,
    ...(missing.length === 0
      ? []
      : [`The PDF cannot show ${missing.join(" ")}; a Word document can`]),
    ...versionLines(outcome),
  ].join("\n");
}

try {
  process.stdout.write(`${await compose()}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
