import type { LetterSentence } from "@postulo/letter/letter";
import { letterText } from "@postulo/letter/letter";
import { writeLetter } from "@postulo/letter/write-letter";
import type { LetterOutcome } from "@postulo/letter/write-letter";
import type { Caller } from "@postulo/postgres/as-caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "hono";
import type { Pool } from "pg";
import { withLetterCredit } from "./letter-credit.ts";
import { composedNotice, letterErrors } from "./letter-messages.ts";
import type { LetterError } from "./letter-messages.ts";
import { maxRequestBytes, readOrder } from "./letter-request.ts";
import type { LetterOrder } from "./letter-request.ts";
import { createPrinter } from "./print-letter.ts";
import type { PrintLetter } from "./print-letter.ts";
import { readStoredProfile } from "./stored-profile.ts";

export interface CoverLetterRoutesOptions {
  pool: Pool;
  resolveCaller: ResolveCaller;
  /** The day the letter is dated. */
  today: () => Date;
  print?: PrintLetter;
}

type Person = { readonly caller: Caller; readonly userId: string };

/** The signed-in person a request comes from; a key that stands for nobody writes no letters. */
async function personOf(
  request: Request,
  resolveCaller: ResolveCaller,
): Promise<Person | undefined> {
  const resolved = await resolveCaller(request);
  if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
  const userId = resolved.caller.claims["sub"];
  return typeof userId === "string" ? { caller: resolved.caller, userId } : undefined;
}

type Delivery = {
  readonly coverLetter: string;
  readonly pdf: { readonly content: string; readonly pages: number };
  readonly language: string;
  readonly sentences: readonly LetterSentence[];
  readonly missing: readonly unknown[];
  readonly posting: {
    readonly title?: string | undefined;
    readonly company?: string | undefined;
    readonly place?: string | undefined;
  };
  readonly notice: string;
};

type Written = { readonly kind: "written"; readonly delivery: Delivery };
type Unwritten = Exclude<LetterOutcome, { kind: "written" }> | { readonly kind: "profileMissing" };

const errorOf: Record<
  Exclude<Unwritten["kind"], "blankPosting"> | "limitReached" | "tooLate",
  LetterError
> = {
  profileMissing: letterErrors.profileMissing,
  nameMissing: letterErrors.nameMissing,
  profileEmpty: letterErrors.profileEmpty,
  unfounded: letterErrors.unfounded,
  limitReached: letterErrors.limitReached,
  tooLate: letterErrors.tooLate,
};

const refuse = (c: Context, { status, code, message }: LetterError) =>
  c.json({ code, message }, status);

/**
 * `POST /` with `{ jobDescription, language? }`: a letter from the caller's profile, as text and as PDF. One credit is charged when the letter
 * is complete, and none when it is not.
 */
export function createCoverLetterRoutes(options: CoverLetterRoutesOptions): Hono {
  const { pool, resolveCaller, today, print = createPrinter() } = options;

  const write = async (
    { caller, userId }: Person,
    order: LetterOrder,
  ): Promise<Written | Unwritten> => {
    const profile = await readStoredProfile(pool, caller, userId);
    if (!profile) return { kind: "profileMissing" };
    const day = today();
    const outcome = writeLetter({
      profile,
      jobDescription: order.jobDescription,
      fallbackLanguage: order.language,
      today: { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() },
    });
    if (outcome.kind !== "written") return outcome;
    const { letter, posting } = outcome;
    const { pdf, pages } = await print(letter);
    return {
      kind: "written",
      delivery: {
        coverLetter: letterText(letter),
        pdf: { content: pdf.toString("base64"), pages },
        language: letter.language,
        sentences: letter.paragraphs.flat(),
        missing: letter.missing,
        posting: { title: posting.title, company: posting.company, place: posting.place },
        notice: composedNotice,
      },
    };
  };

  const routes = new Hono();
  routes.post(
    "/",
    bodyLimit({ maxSize: maxRequestBytes, onError: (c) => refuse(c, letterErrors.tooLong) }),
    async (c) => {
      const person = await personOf(c.req.raw, resolveCaller);
      if (!person) return refuse(c, letterErrors.notSignedIn);
      const read = readOrder(await c.req.json().catch(() => undefined));
      if (read.kind !== "order") return refuse(c, letterErrors[read.kind]);
      const outcome = await withLetterCredit({ pool, userId: person.userId }, () =>
        write(person, read.order),
      );
      if (outcome.kind === "written") return c.json(outcome.delivery);
      return refuse(
        c,
        outcome.kind === "blankPosting" ? letterErrors.blank : errorOf[outcome.kind],
      );
    },
  );
  return routes;
}
