import { describe, expect, test } from "vitest";
import type { Applicant } from "../../applicant.ts";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { answer, withAnswers } from "../../testing/with-answers.ts";
import { writePage } from "../../testing/write-page.ts";
import { planFields } from "../plan-fields.ts";

const steps = (body: string, applicant: Applicant) =>
  planFields(classify(collect(writePage(body)).fields), applicant, "en").map(({ step }) => step);
/** A list among the names of a form. */
const list = (label: string, ...options: readonly string[]) =>
  `<label>${label} <select><option value="">-</option>${options
    .map((one) => `<option>${one}</option>`)
    .join("")}</select></label><label>First name <input></label><label>Last name <input></label>`;
const buttons = (label: string, ...options: readonly string[]) =>
  `<fieldset><legend>${label}</legend>${options
    .map((one) => `<label><input type="radio" name="s"> ${one}</label>`)
    .join("")}</fieldset><label>Vorname <input></label><label>Nachname <input></label>`;

/** The text of the choice in the first field; undefined when it is left. */
function chosen(body: string, applicant: Applicant): string | undefined {
  const [step] = steps(body, applicant);
  return step?.kind === "choose" || step?.kind === "tick" || step?.kind === "type"
    ? step.text
    : undefined;
}
const female: Applicant = { ...camille, disclosed: { gender: "female" } };
const male: Applicant = { ...camille, disclosed: { gender: "male" } };

const english = list("Title", "Mr", "Mrs", "Miss", "Ms", "Dr");
const french = list("Civilité", "Mme", "M.");
const german = buttons("Anrede", "Herr", "Frau", "Keine Angabe");

describe("by the gender that the user has enabled", () => {
  test.each([
    ["English", english, ["Ms", "Mr"]],
    ["French", french, ["Mme", "M."]],
    ["French in words", list("Civilité *", "Madame", "Monsieur"), ["Madame", "Monsieur"]],
    ["German", german, ["Frau", "Herr"]],
  ])("the salutation is chosen in %s", (_, form, ofWomanAndMan) => {
    expect([chosen(form, female), chosen(form, male)]).toEqual(ofWomanAndMan);
  });

  test("it is chosen by a stored answer to the question about gender", () => {
    expect(chosen(french, withAnswers([answer("gender", "Femme")]))).toBe("Mme");
    expect(chosen(german, withAnswers([answer("gender", "männlich")]))).toBe("Herr");
  });

  test.each([
    ["no gender is stored", english, camille],
    ["another gender is stored", english, { ...camille, disclosed: { gender: "other" } }],
    ["none is to be said", english, { ...camille, disclosed: { gender: "preferNotToSay" } }],
    ["only a marriage can be stated", list("Title", "Mr", "Mrs", "Miss"), female],
    ["the titles are academic", list("Titel", "Dr.", "Prof."), female],
    ["it is to be typed", `<label>Salutation <input></label>`, female],
  ] satisfies readonly (readonly [string, string, Applicant])[])(
    "it is left where %s",
    (_, form, applicant) => {
      expect(chosen(form, applicant)).toBeUndefined();
    },
  );

  test("the salutation of a referee is not the applicant's", () => {
    const form = `<h3>Referee</h3>${list("Title", "Mr", "Ms").replaceAll("First name", "Referee first name").replaceAll("Last name", "Referee last name")}`;
    expect(chosen(form, female)).toBeUndefined();
  });
});

describe("by a stored salutation", () => {
  const stored = (text: string, question = "Civilité") =>
    withAnswers([answer("name_prefix", text, { question })]);

  test.each([
    ["as it is stored", "Mrs", { form: english, expected: "Mrs" }],
    ["in another language", "Madame", { form: english, expected: "Ms" }],
    ["of a man in another language", "M.", { form: german, expected: "Herr" }],
    ["that is a title", "Dr.", { form: english, expected: "Dr" }],
  ])("%s", (_, text, { form, expected }) => {
    expect(chosen(form, stored(text))).toBe(expected);
  });

  test("it is stronger than the gender, and left where the list lacks it", () => {
    const doctor: Applicant = { ...stored("Dr"), disclosed: { gender: "female" } };
    expect(chosen(english, doctor)).toBe("Dr");
    expect(chosen(french, doctor)).toBeUndefined();
  });

  test("it is typed only where the same words ask for it", () => {
    expect(chosen(`<label>Civilité <input></label>`, stored("Madame"))).toBe("Madame");
    expect(chosen(`<label>Salutation <input></label>`, stored("Madame"))).toBeUndefined();
  });
});
