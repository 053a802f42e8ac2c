import { describe, expect, test } from "vitest";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { writePage } from "./testing/write-page.ts";

const keysOf = (body: string) => classify(collect(writePage(body)).fields).map(({ key }) => key);

describe("forms as strangers build them", () => {
  test.each([
    [
      "the name of a group gives way to the label of the field in it",
      `<fieldset><legend>Name</legend><span><input id="a"><label for="a">First</label></span><span><input id="b"><label for="b">Last</label></span></fieldset>`,
      ["first_name", "last_name"],
    ],
    [
      "a column has its meaning from its head",
      `<table><tr><td colspan="2">FORMER EMPLOYERS</td></tr><tr><th>From</th><th>To</th><th>Company</th><th>Position</th></tr>${`<tr>${"<td><input></td>".repeat(4)}</tr>`.repeat(2)}</table>`,
      [1, 2].flatMap(() => ["exp_start_date", "exp_end_date", "exp_company", "exp_title"]),
    ],
    [
      "an id that several controls bear ties no label",
      `<div><label for="x">City</label><input id="x"></div><div><label for="x">State</label><input id="x"></div>`,
      ["city", "state"],
    ],
    [
      "the hint in a label is not part of the name",
      `<label for="m"><div>Mobile</div><div>Include the country code, and a time at which we reach you</div></label><input id="m">`,
      ["phone"],
    ],
    [
      "a counted question is read without its number",
      `<b id="q">1.Vos nom et prénom</b><p><input aria-labelledby="q"></p>`,
      ["full_name"],
    ],
    [
      "the parts of a date share the label over the first",
      `<p>Earliest start date</p><input aria-label="Month"><input aria-label="Day"><input aria-label="Year">`,
      ["start_date", "start_date", "start_date"],
    ],
    [
      "a date of birth in parts is delicate in each",
      `<fieldset><legend>Date of birth</legend><input aria-label="Day"><input aria-label="Month"><input aria-label="Year"></fieldset>`,
      ["date_of_birth", "date_of_birth", "date_of_birth"],
    ],
    [
      "a drawn frame repeats the label of its own field alone",
      `<div><label for="a">Phone</label><div><input id="a"><fieldset aria-hidden="true"><legend>Phone</legend></fieldset></div></div><div><label for="b">Shoe size</label><div><input id="b"></div></div>`,
      ["phone", "custom_question"],
    ],
    [
      "a labelled field that searches its choices is no search box",
      `<label for="x">How did you hear about us?</label><input id="x" placeholder="Search">`,
      ["how_heard"],
    ],
    [
      "a button that is a combobox is a list, and one that is a box is ticked",
      `<label for="c">Country</label><button type="button" role="combobox" id="c">Choose</button><button type="button" role="checkbox" id="t"></button><label for="t">I agree to the privacy policy</label>`,
      ["country", "consent_terms"],
    ],
  ])("%s", (_, body, keys) => {
    expect(keysOf(body)).toEqual(keys);
  });
});

describe("what would be a wrong value is left", () => {
  test.each([
    [
      "a field that is to stay as it is",
      `<div><label for="h">Comments</label><input id="h"><div>This field is for validation purposes and should be left unchanged.</div></div>`,
      "none",
    ],
    [
      "somebody else's name in a field called email",
      `<label for="email">Name of your current manager</label><input id="email">`,
      "custom_question",
    ],
    [
      "a preferred name is nobody's referral",
      `<input type="checkbox" id="p"><label for="p">I have a preferred name</label>`,
      "custom_question",
    ],
    [
      "how long one lived somewhere is no address",
      `How long at this address? <input>`,
      "custom_question",
    ],
    ["the job of a referee", `Referee job title <input>`, "custom_question"],
    [
      "the language in which to write is not one that is spoken",
      `<label for="l">Preferred language</label><select id="l"><option>English<option>French</select>`,
      "custom_question",
    ],
  ])("%s", (_, body, key) => {
    expect(keysOf(body)).toEqual([key]);
  });

  test("the telephone of an employer, and what a job paid", () => {
    const body = `<h3>Employment history</h3>${["Employer", "Phone number", "Salary", "Job title"].map((text) => `<p>${text} <input></p>`).join("")}`;
    expect(keysOf(body)).toEqual([
      "exp_company",
      "custom_question",
      "custom_question",
      "exp_title",
    ]);
  });
});

test("a drawn list whose input turns transparent once a choice stands over it is read again", () => {
  const body = `<label for="l">Country</label><div class="select__control"><div class="select__single-value">France</div><input id="l" role="combobox" style="opacity:0"></div>`;
  const [field] = collect(writePage(body)).fields;
  expect(field).toMatchObject({ trap: undefined, isShown: true, isFilled: true });
});
