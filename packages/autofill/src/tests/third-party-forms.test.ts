import { describe, expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { writePage } from "../testing/write-page.ts";

const keysOf = (body: string) => classify(collect(writePage(body)).fields).map(({ key }) => key);

describe("third-party forms", () => {
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
    [
      "a label without a field of its own belongs to the one that shares its element, also from behind",
      ["Votre prénom", "Votre nom", "Votre email"]
        .map((text) => `<div><input placeholder=" "><label>${text}</label></div>`)
        .join(""),
      ["first_name", "last_name", "email"],
    ],
    [
      "a label that names the first of several fields is the name of all",
      `<div><label for="a">Name</label><div><span><input id="a"><label for="a">First</label></span><span><input id="b"><label for="b">Last</label></span></div></div>`,
      ["first_name", "last_name"],
    ],
    [
      "the question over a table of boxes is theirs",
      `<table><tr><td>Are you 18 or older?</td><td><table><tr><td><input type="radio" name="r" id="y"><label for="y">Yes</label></td><td><input type="radio" name="r" id="n"><label for="n">No</label></td></tr></table></td></tr></table>`,
      ["age_18"],
    ],
    [
      "a list that is typed as a search is no search box",
      `<label for="p">Pays</label><input type="search" role="combobox" id="p">`,
      ["country"],
    ],
    [
      "what is said after a mistake names no field",
      `<div><label for="a">Email</label><input id="a"><div class="invalid-feedback">Please give your email</div><span role="alert">Email</span></div><div><input id="z"></div>`,
      ["email", "custom_question"],
    ],
    [
      "the title of what follows is no word about the box before it",
      `<div>Have you graduated?<input type="checkbox" name="g"></div><div><h4>Skills</h4></div>`,
      ["custom_question"],
    ],
    [
      "the title of a table's rows says whose they are",
      `<table><tr><td colspan="2">REFERENCES</td></tr><tr><td>Name</td><td>Address</td></tr><tr><td><input></td><td><input></td></tr></table>`,
      ["references", "references"],
    ],
    [
      "next of kin and guardians are not the applicant",
      `<fieldset><legend>Next of kin</legend><label>Name <input></label><label>Telephone <input></label></fieldset>`,
      ["none", "none"],
    ],
    [
      "a number in boxes is a number, whatever its parts are called",
      `<p>Phone</p>(<input maxlength="3" aria-label="Area code">) <input maxlength="3" aria-label="Prefix"> <input maxlength="4" aria-label="Line number">`,
      ["phone", "phone", "phone"],
    ],
    [
      "a place behind the postal code is the town",
      `<label>NPA <input></label><label>Lieu <input></label>`,
      ["postal_code", "city"],
    ],
    [
      "a position outside of any job is the one applied for",
      `<label>Email <input></label><label>Position <input></label>`,
      ["email", "custom_question"],
    ],
    [
      "lists of months and years behind the label of a birth are parts of it",
      `<p>Birth date</p>${[["January", "February", "March", "April", "May", "June", "July"], Array.from({ length: 9 }, (_, at) => 1990 + at)].map((all) => `<select>${all.map((one) => `<option>${one}</option>`).join("")}</select>`).join("")}`,
      ["date_of_birth", "date_of_birth"],
    ],
    [
      "yes and no are no date",
      `<label>Graduation date <select><option></option><option>Yes</option><option>No</option></select></label>`,
      ["custom_question"],
    ],
    [
      "an explanation inside of a label is not part of its name",
      `<label for="n">Nom de naissance <span class="fr-hint-text">Tel qu'il figure sur votre pièce d'identité</span></label><input id="n">`,
      ["last_name"],
    ],
    [
      "a name over several fields is filled into none of them unless they say what they take",
      `<p>Your name</p><input name="x1"> <input name="x2"><p>Name</p><input placeholder="First"><input placeholder="Last">`,
      ["custom_question", "custom_question", "first_name", "last_name"],
    ],
    [
      "the words of a slider are its own",
      `<p>Desired salary</p><input type="range"><div role="radiogroup" aria-label="Work arrangement"><label><input type="radio" name="w">Remote</label><label><input type="radio" name="w">Hybrid</label></div>`,
      ["salary_expectation", "job_preference"],
    ],
    [
      "fields of one kind are counted",
      `<input placeholder="Diplôme 1"><input placeholder="Diplôme 2"><label>Employer 1 <input></label>`,
      ["edu_degree", "edu_degree", "exp_company"],
    ],
    [
      "one upload for both takes the résumé",
      `<label>CV et lettre de motivation <input type="file"></label>`,
      ["resume_file"],
    ],
    [
      "an upload that opens beside a field to paste into is what both are for",
      `<div><label for="f">File</label><input id="f" type="file"> Type or paste résumé <textarea aria-label="Paste your résumé"></textarea></div>`,
      ["resume_file", "resume_text"],
    ],
    [
      "a summary between the parts of a job is what was done there",
      `<div id="experience"><input name="title"><input name="company"><textarea name="summary"></textarea><input name="start_date"></div><label>Summary <textarea></textarea></label>`,
      ["exp_title", "exp_company", "exp_description", "exp_start_date", "summary"],
    ],
    [
      "one label with two controls names the one that has no name of its own",
      `<label>Phone <select aria-label="Country code"><option>+33</option><option>+32</option></select><input type="tel"></label>`,
      ["phone_country_code", "phone"],
    ],
    [
      "a number shown as an example is asked for like it",
      `<input type="tel" placeholder="06 12 34 56 78"><input type="tel">`,
      ["phone", "custom_question"],
    ],
    [
      "an address shown as an example belongs to nobody",
      `<label>Email address (name@company.com) <input></label>`,
      ["email"],
    ],
    [
      "a name that only counts says nothing",
      `<label>Prénom du candidat <input name="a1"></label><label>Shoe size <input name="a2"></label><label>Line 1 <input name="from1"></label><label>Line 2 <input name="to2"></label>`,
      ["first_name", "custom_question", "address", "address_line2"],
    ],
    [
      "a number among the parts of a job is the employer's",
      `<h3>Work History</h3>${["Employer", "Job title", "Start date", "End date", "Supervisor", "Contact number", "Responsibilities"].map((text) => `<div><label>${text} <input></label></div>`).join("")}`,
      ["exp_company", "exp_title", "exp_start_date", "exp_end_date"].concat(
        "custom_question",
        "custom_question",
        "exp_description",
      ),
    ],
  ])("%s", (_, body, keys) => {
    expect(keysOf(body)).toEqual(keys);
  });
});

describe("fields that would get a wrong value are skipped", () => {
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

  test("the phone number of an employer, and the salary of a job", () => {
    const body = `<h3>Employment history</h3>${["Employer", "Phone number", "Salary", "Job title"].map((text) => `<p>${text} <input></p>`).join("")}`;
    expect(keysOf(body)).toEqual([
      "exp_company",
      "custom_question",
      "custom_question",
      "exp_title",
    ]);
  });
});

test("a custom list whose input is transparent under the selected option is collected", () => {
  const body = `<label for="l">Country</label><div class="select__control"><div class="select__single-value">France</div><input id="l" role="combobox" style="opacity:0"></div>`;
  const [field] = collect(writePage(body)).fields;
  expect(field).toMatchObject({ excluded: undefined, isShown: true, isFilled: true });
});
