import { expect, test } from "vitest";
import { openForm } from "./form-session.ts";
import { planFields } from "./plan/plan-fields.ts";
import { camilleWithEverything as camille } from "./testing/applicant.ts";
import { writePage } from "./testing/write-page.ts";

const boxes = `<label><input type="radio" name="w" checked> Yes</label><label><input type="radio" name="w"> No</label>`;

function kindsAnswered(question: string) {
  const page = writePage(`<fieldset><legend>${question}</legend>${boxes}</fieldset>`);
  const session = openForm(page, { planner: planFields, settled: () => Promise.resolve() });
  session.plan(camille);
  return session.answered().map(({ kind }) => kind);
}

test("an answer to a question that only sounds like one of a kind is known by its text alone", () => {
  expect(kindsAnswered("Have you worked at a startup before?")).toEqual(["custom_question"]);
  expect(kindsAnswered("Are you willing to relocate?")).toEqual(["relocation"]);
});
