import {
  cvMediaTypes,
  printCv,
  type CvFormat,
  type CvGap,
  type missingForCv,
} from "@postulo/contract/cv";
import { type CvOutcome, writeCv } from "@postulo/cv/write-cv";
import { documentFileName } from "@postulo/domain/document-name";
import { defaultLetterLanguage, findLetterLanguage } from "@postulo/domain/letter-language";
import { paperOf } from "@postulo/domain/paper";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import type * as z from "zod/mini";
import { attachment } from "../http/attachment.ts";
import { readSignedInBody } from "../http/signed-in-body.ts";
import { addEndpoint, createRefuse } from "../http/endpoint-routes.ts";
import type { LanguageModel } from "../language-model/language-model.ts";
import { readStoredProfile } from "../profile/stored-profile.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";
import { cvContent } from "./cv-content.ts";
import { createCvVersionRoutes } from "./cv-version-routes.ts";
import { createCvPrinter, type PrintCv } from "./print-cv.ts";

export interface CvRoutesOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly print?: PrintCv;
  readonly today: () => Date;
  /** Words lines of versions for postings. */
  readonly model?: LanguageModel | undefined;
}

const maxRequestBytes = 2_000;

const refuse = createRefuse(printCv, {
  invalid_body:
    "Send JSON with template and format (pdf, docx, json or svg); paper (a4 or us-letter), accent (#rrggbb) and language (en or fr) are optional.",
  name_missing: "Add your name to your profile: a CV begins with it.",
  profile_empty:
    "Your profile says nothing yet. Add experience, education or skills first: a CV states only what is there.",
});

const gaps = {
  nameMissing: "name_missing",
  profileEmpty: "profile_empty",
} as const satisfies Record<Exclude<CvOutcome["kind"], "written">, CvGap>;

/** That there is no CV yet: to be shown in place of a preview, and an error of a file. */
function respondWithGap(c: Context, format: CvFormat, missing: CvGap): Response {
  if (format !== "svg") return refuse(c, missing);
  const body: z.output<typeof missingForCv> = { missing };
  return c.json(body, 200, { "cache-control": "no-store" });
}

/** `POST /cv`: the CV of the caller's whole profile; free. Below it, its versions for postings. */
export function createCvRoutes(options: CvRoutesOptions): Hono {
  const { pool, resolveCaller, today, model, print = createCvPrinter() } = options;
  const routes = new Hono();
  addEndpoint(
    routes,
    printCv,
    bodyLimit({ maxSize: maxRequestBytes, onError: (c) => refuse(c, "invalid_body") }),
    async (c) => {
      const read = await readSignedInBody(c, printCv.request.schema, resolveCaller);
      if (read.kind === "refused") return refuse(c, read.code);
      const { user } = read;
      const { format, language, paper, ...look } = read.body;
      const profile = await readStoredProfile(pool, user.caller, user.userId);
      if (!profile) return respondWithGap(c, format, "profile_empty");
      const { first_name: firstName, last_name: lastName, country } = profile.person;
      const fallbackLanguage = findLetterLanguage(cookieLanguage(c)) ?? defaultLetterLanguage;
      const cv = writeCv({ profile, language, fallbackLanguage });
      if (cv.kind !== "written") return respondWithGap(c, format, gaps[cv.kind]);
      const named = { kind: "cv", language: cv.document.language, firstName, lastName } as const;
      const page = { ...look, paper: paper ?? paperOf(country) };
      const content = await cvContent(cv.document, { ...page, format }, print);
      return c.body(Uint8Array.from(content), 200, {
        "content-type": cvMediaTypes[format],
        "content-disposition": attachment(documentFileName(named, format)),
        "cache-control": "no-store",
      });
    },
  );
  return routes.route("/", createCvVersionRoutes({ pool, resolveCaller, today, print, model }));
}
