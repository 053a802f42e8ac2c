import { expect, test } from "vitest";
import { splitAtSubject } from "./subject-line.ts";

test("a letter without its head is the text of an e-mail", () => {
  const head = "Ann Bell\nLyon\n\nFour d’Or\n\n23 November 2026";
  const body = "Dear team,\n\nRe: this is no subject.\n— I baked.\n\nAnn Bell";
  expect(splitAtSubject(`${head}\n\nSubject: Baker\n  \n${body}`)).toEqual({
    subject: "Baker",
    body,
  });
  expect(splitAtSubject("Ann\n\nObjet\u00A0: candidature\nau poste\n\nMadame,")).toEqual({
    subject: "candidature au poste",
    body: "Madame,",
  });
  expect(splitAtSubject("Dear team,\n\n\n\nAnn")).toEqual({
    subject: "",
    body: "Dear team,\n\nAnn",
  });
});
