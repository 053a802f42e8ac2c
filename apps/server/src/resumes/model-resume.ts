import { mergeModelReading } from "@postulo/resume-parser/model-reading";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import * as z from "zod";
import type { LanguageModel } from "../language-model/language-model.ts";
import { instructions, promptOf } from "./model-prompt.ts";

const numbers = z.array(z.number());
const text = z.string().nullable();
const entry = { lines: numbers, period: text, description_lines: numbers };

/** Every property is required, as some providers demand of a schema. */
const reading = z.object({
  experiences: z.array(z.object({ ...entry, title: text, company: text, location: text })),
  education: z.array(z.object({ ...entry, school: text, degree: text, field_of_study: text })),
  contributions: z.array(z.object({ ...entry, title: text, organization: text })),
  competencies: z.array(z.object({ name: z.string(), lines: numbers })),
});

const maxOutputTokens = 8000;
/** The user is waiting, and the rule-based result already exists. */
const timeLimitMs = 45_000;

interface Asking {
  readonly model: LanguageModel;
  readonly userId: string;
  /** Aborts the call when the client disconnects. */
  readonly signal: AbortSignal;
}

/** How a résumé was read. */
export interface ReadResume {
  readonly readBy: "rules" | "model";
  readonly resume: ParsedResume;
}

/** Has a model parse the lines again. After any failure the rule-based result is used. */
export async function readAgain(
  resume: ParsedResume,
  { model, userId, signal }: Asking,
): Promise<ReadResume> {
  const own = { readBy: "rules", resume } as const;
  const prompt = promptOf(resume);
  if (prompt === undefined) return own;
  const answer = await model.generateObject(
    {
      userId,
      purpose: "resume",
      instructions,
      prompt,
      maxOutputTokens,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
    },
    reading,
  );
  return answer.kind === "object"
    ? { readBy: "model", resume: mergeModelReading(resume, answer.object) }
    : own;
}
