import { describe, expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { planFields } from "../plan/plan-fields.ts";
import { camilleWithEverything as camille } from "../testing/applicant.ts";
import { writePage } from "../testing/write-page.ts";

const planned = (body: string) =>
  planFields(classify(collect(writePage(body)).fields), camille, "en").map(({ key, step }) => [
    key,
    step.kind === "skip" ? step.reason : step.text,
  ]);

const attached = [["resume_file", "camille-durand.pdf"]];

describe("a résumé is attached", () => {
  test("by the hidden input of a link outside of its wrapper", () => {
    const body = `<div><label for="r">Resume</label><div><a href="#">Attach resume</a> or <a href="#">Paste resume</a></div>
      <div style="display:none"><div><p>.pdf</p><input type="file" id="r"></div></div></div>`;
    expect(planned(body)).toEqual(attached);
  });

  test.each([
    ["Ajoutez votre dossier *", ".pdf,.doc"],
    ["Lebenslauf", "application/pdf"],
    ["Bewerbungsunterlagen", "application/msword,application/pdf,image/png"],
    ["Curriculum Vitae", "application/*"],
  ])("under the label %s, which accepts %s", (label, accept) => {
    expect(planned(`<label>${label} <input type="file" accept="${accept}"></label>`)).toEqual(
      attached,
    );
  });
});

test.each([
  ["Sonstige Dateien", "other_file"],
  ["Zeugnisse", "other_file"],
  ["Motivationsschreiben", "cover_letter_file"],
])("an upload for something else is not the résumé: %s", (label, key) => {
  expect(planned(`<label>${label} <input type="file"></label>`)[0]?.[0]).toBe(key);
});

test("a hidden upload without anything to press is not shown", () => {
  const body = `<h3>Resume</h3><div style="display:none"><div><div><input type="file" name="cv"></div></div></div>`;
  expect(planned(body)).toEqual([["resume_file", "notShown"]]);
});

test("a sentence above all uploads does not make the first one the résumé when another is", () => {
  const upload = (name: string) =>
    `<li><h3>${name}</h3><div><a href="">Hochladen</a><input type="file"></div></li>`;
  const hint =
    "<p>Hier können Sie Ihre Bewerbungsunterlagen oder einzelne Dokumente hochladen.</p>";
  expect(planned(`${hint}<ul>${upload("Unterlagen")}${upload("Lebenslauf")}</ul>`)).toEqual([
    ["other_file", "document"],
    ...attached,
  ]);
});
