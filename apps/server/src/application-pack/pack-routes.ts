import {
  packApplication,
  packMediaTypes,
  type PackFormat,
} from "@postulo/contract/application-pack";
import type { RequestOf } from "@postulo/contract/endpoint";
import { documentFileName, documentTitle } from "@postulo/domain/document-name";
import { maxLetterCharacters, maxPostingBytes } from "@postulo/domain/letter-style";
import type { StoredProfile } from "@postulo/evidence/profile";
import { paperOf } from "@postulo/domain/paper";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import { pageOfText, type LetterPage } from "../cover-letters/letter-page.ts";
import { createPrinter } from "../cover-letters/print-letter.ts";
import { createCvPrinter } from "../cv/print-cv.ts";
import { attachment } from "../http/attachment.ts";
import { addEndpoint, createRefuse } from "../http/endpoint-routes.ts";
import { toSignedInUser } from "../http/signed-in-user.ts";
import { readStoredProfile } from "../profile/stored-profile.ts";
import { findAdaptedCv, packCv } from "./pack-cv.ts";
import { createMergedPrinter, zipPack } from "./print-pack.ts";

export interface PackRoutesOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly today: () => Date;
}

/** Letter and posting as JSON with their escapes. */
const maxRequestBytes = 6 * maxLetterCharacters + 2 * maxPostingBytes;

const refuse = createRefuse(packApplication, {
  invalid_body: "Send JSON with text, language (en or fr) and format (zip or pdf).",
  blank_text: "There is nothing to print.",
  text_too_long: `The letter is longer than ${maxLetterCharacters} characters.`,
  name_missing: "Add your name to your profile: a CV begins with it.",
  profile_empty:
    "Your profile says nothing yet. Add experience, education or skills first: a CV states only what is there.",
});

type PackRequest = RequestOf<typeof packApplication>;

function letterPageOf(
  { text, language, title, company }: PackRequest,
  { person }: StoredProfile,
): LetterPage {
  const name = `${person.first_name} ${person.last_name}`.trim();
  const paper = paperOf(person.country);
  return pageOfText(text, { language, paper, job: { title, company }, name });
}

/** The names of the files, and the title of both together. */
function namesOf(
  { language, title: jobTitle, company }: PackRequest,
  { person: { first_name: firstName, last_name: lastName } }: StoredProfile,
) {
  const nameOf = (kind: "letter" | "cv" | "application", extension: string) =>
    documentFileName({ kind, language, firstName, lastName, company }, extension);
  const name = `${firstName} ${lastName}`.trim();
  return {
    letter: nameOf("letter", "pdf"),
    cv: nameOf("cv", "pdf"),
    pack: (format: PackFormat) => nameOf("application", format),
    title: documentTitle({ kind: "application", language, name, jobTitle, company }),
  };
}

/** `POST /application-pack`: a letter and the CV of its application, as a ZIP of two PDF files or as one PDF; free. */
export function createPackRoutes({ pool, resolveCaller, today }: PackRoutesOptions): Hono {
  const print = { letter: createPrinter(), cv: createCvPrinter() };
  const printMerged = createMergedPrinter();
  const routes = new Hono();
  addEndpoint(
    routes,
    packApplication,
    bodyLimit({ maxSize: maxRequestBytes, onError: (c) => refuse(c, "text_too_long") }),
    async (c) => {
      const user = await toSignedInUser(c.req.raw, resolveCaller);
      if (!user) return refuse(c, "not_authenticated");
      const parsed = packApplication.request.schema.safeParse(
        await c.req.json().catch(() => undefined),
      );
      if (!parsed.success) return refuse(c, "invalid_body");
      const { text, format, language } = parsed.data;
      if (text.length > maxLetterCharacters) return refuse(c, "text_too_long");
      const [profile, adapted] = await Promise.all([
        readStoredProfile(pool, user.caller, user.userId),
        findAdaptedCv(pool, user, parsed.data),
      ]);
      if (!profile) return refuse(c, "profile_empty");
      const letter = letterPageOf(parsed.data, profile);
      if (letter.parts.length === 0) return refuse(c, "blank_text");
      const cv = packCv({ profile, adapted, fallbackLanguage: language, today: today() });
      if (cv.kind === "refused") return refuse(c, cv.code);
      const pages = { letter, cv: cv.page };
      const names = namesOf(parsed.data, profile);
      const content =
        format === "pdf"
          ? await printMerged(pages, names.title)
          : await zipPack(pages, names, print);
      return c.body(Uint8Array.from(content), 200, {
        "content-type": packMediaTypes[format],
        "content-disposition": attachment(names.pack(format)),
        "cache-control": "no-store",
      });
    },
  );
  return routes;
}
