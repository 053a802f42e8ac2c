import { describe, expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { writePage } from "../testing/write-page.ts";

const keysOf = (body: string) => classify(collect(writePage(body)).fields).map(({ key }) => key);

const labelled = (...texts: readonly string[]) =>
  texts.map((text) => `<p><label>${text} <input></label></p>`).join("");

const columns = (...heads: readonly string[]) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr><tr>${"<td><input></td>".repeat(heads.length)}</tr></table>`;

describe("texts around a field determine its key", () => {
  test.each([
    [
      "a field with a name of its own is not what the hint in front of it is about",
      `<p>CV <input type="file"></p><p>Or give us your LinkedIn page</p><label for="i">Introduction</label><input id="i">`,
      ["resume_file", "summary"],
    ],
    [
      "a list can show what it is for in place of a choice",
      `<select><option value="">Country</option><option>Chile</select><select><option>How did you hear about us?</option><option>Radio</select>`,
      ["country", "how_heard"],
    ],
    [
      "what stands right in front of a table is its title",
      `<p>FORMER EMPLOYERS (newest first)</p>${columns("From", "To", "Employer", "Position")}<p>REFERENCES: three people who are no relatives</p>${columns("Name", "Phone")}`,
      ["exp_start_date", "exp_end_date", "exp_company", "exp_title", "references", "references"],
    ],
    [
      "a hint under a name is another text",
      `<div><div><p>Personal email</p><p>We only use it for this</p></div><div><input></div></div>`,
      ["email"],
    ],
    [
      "a title on the line before is no part of the name",
      `<b>Your application</b><br>Nom : <input> Prénom : <input>`,
      ["last_name", "first_name"],
    ],
    [
      "each of the fields that share a label takes its part of it",
      `<p>Postal code / Town</p><input><input><p>Last name, first name, middle name</p><input><input><input>`,
      ["postal_code", "city", "last_name", "first_name", "middle_name"],
    ],
    [
      "the rest of a number stands behind its calling code",
      `<label>Mobile <select><option>+32<option>+33<option>+41<option>+49</select></label><input>`,
      ["phone_country_code", "phone"],
    ],
    [
      "a day of birth in boxes is delicate in each of them",
      `Né le <input maxlength="2"> / <input maxlength="2"> / <input maxlength="4">`,
      ["date_of_birth", "date_of_birth", "date_of_birth"],
    ],
    [
      "boxes of a postal code in front of a number are not part of it",
      `<p>Postal code <input maxlength="3"> <input maxlength="3"></p><p>Phone (<input maxlength="3">) <input maxlength="3"> <input maxlength="4"></p>`,
      ["postal_code", "custom_question", "phone", "phone", "phone"],
    ],
    [
      "a single year of a school is the year of its end",
      `<h3>Diplômes</h3>${columns("Intitulé", "Établissement", "Année")}`,
      ["edu_degree", "edu_school", "edu_end_year"],
    ],
    [
      "the title beside the present company is the present one",
      labelled("Current company", "Designation"),
      ["current_company", "current_title"],
    ],
  ])("%s", (_, body, keys) => {
    expect(keysOf(body)).toEqual(keys);
  });
});

describe("fields about other people, or nobody", () => {
  test.each([
    [
      "a number behind the name of somebody else, when one's own was asked for",
      labelled("Phone", "Emergency contact", "Phone"),
      ["phone", "custom_question", "none"],
    ],
    [
      "facts in a section about somebody else",
      `<h3>Emergency contact</h3>${labelled("Lien / Relationship")}<h3>Referee</h3>${labelled("Institution")}`,
      ["custom_question", "custom_question"],
    ],
    ["theirs", labelled("Their phone number"), ["custom_question"]],
    [
      "names that are only a short word",
      `<label>Employee ID <input id="de"></label>`,
      ["custom_question"],
    ],
    [
      "how long one is available",
      labelled("Available from", "to", "Employer"),
      ["start_date", "custom_question", "exp_company"],
    ],
    [
      "since when one has a job is not when one can begin",
      labelled("Current employer", "Since"),
      ["current_company", "custom_question"],
    ],
    [
      "a field that is neither reached nor offered a value",
      `<label>Company website <input tabindex="-1" autocomplete="off"></label>`,
      ["none"],
    ],
    [
      "what one worked with is not whom one worked for",
      labelled("Which tools have you worked with here?"),
      ["custom_question"],
    ],
    [
      "pay between the dates and the title of a job is what it paid",
      `<h3>Work experience</h3>${labelled("Employer", "Supervisor", "From", "To", "Salary", "Job title")}`,
      ["exp_company", "custom_question", "exp_start_date", "exp_end_date"].concat(
        "custom_question",
        "exp_title",
      ),
    ],
    [
      "a resident is no place",
      `<label>Êtes-vous citoyen ou résident permanent? <select><option>Oui<option>Non</select></label>`,
      ["nationality"],
    ],
    ["a form of address is no address", labelled("Form of address"), ["name_prefix"]],
  ])("%s", (_, body, keys) => {
    expect(keysOf(body)).toEqual(keys);
  });
});

const choice = (text: string, ...options: readonly string[]) =>
  `<p><label>${text} <select><option value="">Select</option>${options.map((one) => `<option>${one}`).join("")}</select></label></p>`;

describe("texts between two questions", () => {
  test.each([
    [
      "the last choice of one question does not name the next",
      `<div><p>Full-time or part-time?</p><label><input type="radio" name="a">Full-time</label><label><input type="radio" name="a">Part-time</label></div><div><p>Which days suit you?</p><label><input type="radio" name="b">Monday</label></div>`,
      ["employment_type", "custom_question"],
    ],
    [
      "a question of its own has nothing to do with the one before",
      `<p>Do you have a work permit?</p><fieldset><legend>Do you like night shifts?</legend><input type="radio" name="n"><input type="radio" name="n"></fieldset>`,
      ["custom_question"],
    ],
    [
      "a group whose boxes a component hides is still somebody else's question",
      `<div><fieldset><legend>Have you worked for us?</legend><x-box>Yes</x-box></fieldset></div><label for="p">Your hopes</label><input id="p">`,
      ["custom_question"],
    ],
  ])("%s", (_, body, keys) => {
    expect(keysOf(body)).toEqual(keys);
  });

  test("a slotted label is read at its place in the document", () => {
    const page = writePage("<x-box>I would like to receive job alerts</x-box>");
    const host = page.querySelector("x-box")?.attachShadow({ mode: "open" });
    if (host) host.innerHTML = `<label><input type="checkbox"><slot></slot></label>`;
    expect(classify(collect(page).fields).map(({ key }) => key)).toEqual(["consent_marketing"]);
  });
});

describe("questions with options", () => {
  test.each([
    ["Do you have at least 2 years of experience with spreadsheets?", "custom_question"],
    ["Which best describes your parents' highest qualification?", "custom_question"],
    ["Have you worked for our external auditor in the last five years?", "custom_question"],
    ["Have you worked with containers in production?", "custom_question"],
    ["How many days per week can you commit to?", "custom_question"],
    ["How did you learn to program?", "custom_question"],
    ["Are you over 18 months into your current role?", "custom_question"],
    ["Have you applied to or worked with us in the past?", "previously_employed"],
    ["Is your gender the same as the sex registered at birth?", "transgender"],
    ["Do you identify as a woman?", "gender"],
    ["Do you consent to a national police check?", "background_check"],
    ["Does any agreement limit your ability to work for us?", "non_compete"],
    ["Will you need a visa to work in the location you are applying for?", "visa_sponsorship"],
    ["Do you have unrestricted working rights in Ireland?", "work_authorization"],
    ["Do you have EU citizenship or a valid work permit?", "work_authorization"],
    ["The post requires regular travel. Can you accommodate this?", "travel"],
    ["German language skills", "languages"],
  ])("%s is read as %s", (text, key) => {
    expect(keysOf(choice(text, "Yes", "No"))).toEqual([key]);
  });

  test("experience in contracts is not a consent", () => {
    const body = choice("How many years of experience in digital marketing do you have?", "1", "2");
    expect(keysOf(body)).toEqual(["years_experience"]);
  });

  test("a list shows a country by its calling code", () => {
    const body = `<div role="combobox" title="United Kingdom: +44"></div>`;
    expect(keysOf(body)).toEqual(["phone_country_code"]);
  });
});

test.each([
  ["Ton job actuel", "current_title"],
  ["Hi! What's your first name?", "first_name"],
  ["Last name exactly as it appears in your passport", "last_name"],
  ["What's the best email to reach you at?", "email"],
  ["Courriel privé", "email"],
  ["Adresse (suite)", "address_line2"],
  ["Home Ph.", "phone"],
  ["Where are you in the world?", "location"],
  ["Preferred job location", "location_preference"],
  ["Département(s) où vous souhaitez travailler", "location_preference"],
  ["Comp expectations", "salary_expectation"],
  ["What is the lowest pay you will accept?", "salary_expectation"],
  ["Base salary at your last job", "current_salary"],
  ["Disponible à compter du", "start_date"],
  ["Comment tu t'appelles ?", "full_name"],
  ["Tu habites où ?", "location"],
  ["Dispo à partir de quand ?", "start_date"],
  ["Comment tu nous as trouvés ?", "how_heard"],
  ["Ce qui te donne envie de nous rejoindre", "motivation"],
  ["Notice required", "notice_period"],
  ["Eircode", "postal_code"],
  ["Total experience", "years_experience"],
  ["Extra notes", "additional_info"],
  ["Which country do you currently live in?", "country"],
  ["In which U.S. state do you currently reside?", "state"],
  ["City and country of residence", "location"],
  ["Where are you working now?", "current_company"],
  ["What are you making now?", "current_salary"],
  ["Gross monthly salary you expect", "salary_expectation"],
  ["What total remuneration are you seeking?", "salary_expectation"],
  ["When could you take up the position?", "start_date"],
  ["How long would you like to do your internship?", "contract_duration"],
  ["How did you become aware of this job?", "how_heard"],
  ["Date degree conferred", "edu_end_date"],
  ["Month and year you completed your degree", "edu_end_date"],
  ["What are you studying?", "edu_field"],
  ["Referee 2 email", "references"],
  ["Describe yourself in three words", "custom_question"],
  ["À partir de quelle date pourriez-vous nous rejoindre ?", "start_date"],
  ["Date de début du stage", "start_date"],
  ["Gratification souhaitée", "salary_expectation"],
  ["Pour quelles raisons souhaitez-vous nous rejoindre ?", "motivation"],
  ["Si un salarié vous a recommandé, merci d'indiquer son nom", "referral_name"],
  ["Dans quelle école êtes-vous inscrit(e) ?", "edu_school"],
  ["Dans quelle commune habitez-vous ?", "location"],
])("%s is read as %s", (text, key) => {
  expect(keysOf(`<label>${text} <input></label>`)).toEqual([key]);
});
