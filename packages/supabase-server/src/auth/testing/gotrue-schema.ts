import { readFile } from "node:fs/promises";
import type { ErrorObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";

const file = new URL("gotrue-responses.json", import.meta.url);
const document = z
  .object({
    $defs: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.unknown()),
  })
  .parse(JSON.parse(await readFile(file, "utf8")));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Not a format of JSON Schema: digits, or empty.
ajv.addFormat("phone", /^\d{0,15}$/);

/** The calls whose responses the document describes. */
export const responseNames = Object.keys(document.responses);

/** The problems of a response, by GoTrue's own description. */
export function problemsOf(name: string, body: unknown): readonly ErrorObject[] {
  const schema = document.responses[name] ?? document.$defs[name];
  if (schema === undefined) throw new Error(`no schema of ${name}`);
  const validate = ajv.compile({ $defs: document.$defs, allOf: [schema] });
  return validate(body) ? [] : (validate.errors ?? []);
}
