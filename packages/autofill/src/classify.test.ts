import { describe, expect, test } from "vitest";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { writePage } from "./testing/write-page.ts";

const keysOf = (body: string) => classify(collect(writePage(body)).fields).map(({ key }) => key);
const keyOfLabel = (label: string, control = `<input id="x">`) =>
  keysOf(`<label for="x">${label}</label>${control}`)[0];

const textArea = `<textarea id="x"></textarea>`;
const yesNo = `<select id="x"><option>Yes<option>No</select>`;
const box = `<input type="checkbox" id="x">`;

describe("English labels", () => {
  test.each([
    ["First name *", "first_name"],
    ["Please enter your last name (required)", "last_name"],
    ["Full legal name", "full_name"],
    ["Preferred first name", "preferred_name"],
    ["E-mail address", "email"],
    ["Confirm your email", "email_confirm"],
    ["Mobile phone number", "phone"],
    ["Street address", "address"],
    ["Apartment, suite, unit", "address_line2"],
    ["City / Town", "city"],
    ["ZIP / Postal code", "postal_code"],
    ["Country/Region", "country"],
    ["Where are you currently located?", "location"],
    ["LinkedIn profile URL", "linkedin_url"],
    ["Please provide your first name as it appears on your passport", "first_name"],
    ["WhatsApp number", "phone"],
    ["Twitter / X", "twitter_url"],
    ["School attended", "edu_school"],
    ["Where did you see this job advertised?", "how_heard"],
    ["GitHub", "github_url"],
    ["Personal website", "website_url"],
    ["Current employer", "current_company"],
    ["What are your salary expectations?", "salary_expectation"],
    ["How did you hear about this position?", "how_heard"],
    ["What is your notice period?", "notice_period"],
    ["Date of birth", "date_of_birth"],
  ])("%s", (label, key) => {
    expect(keyOfLabel(label)).toBe(key);
  });
});

describe("French labels", () => {
  test.each([
    ["Prénom", "first_name"],
    ["Nom de famille *", "last_name"],
    ["Nom et prénom", "full_name"],
    ["Adresse e-mail", "email"],
    ["Confirmez votre adresse e-mail", "email_confirm"],
    ["Numéro de téléphone", "phone"],
    ["Adresse postale", "address"],
    ["Complément d’adresse", "address_line2"],
    ["Ville de résidence", "city"],
    ["Code postal", "postal_code"],
    ["Pays", "country"],
    ["Où habitez-vous ?", "location"],
    ["Profil LinkedIn", "linkedin_url"],
    ["Origine de la candidature", "how_heard"],
    ["Par qui avez-vous été recommandé ?", "referral_name"],
    ["Expérience professionnelle (en années)", "years_experience"],
    ["Ville de résidence actuelle", "city"],
    ["Employeur actuel", "current_company"],
    ["Quelles sont vos prétentions salariales ?", "salary_expectation"],
    ["Comment nous avez-vous connus ?", "how_heard"],
    ["Quel est votre préavis ?", "notice_period"],
    ["Date de naissance", "date_of_birth"],
  ])("%s", (label, key) => {
    expect(keyOfLabel(label)).toBe(key);
  });
});

describe("questions", () => {
  test.each([
    ["Will you now or in the future require visa sponsorship?", yesNo, "visa_sponsorship"],
    ["Are you legally authorized to work in Canada?", yesNo, "work_authorization"],
    ["Are you authorised to work in the UK without sponsorship?", yesNo, "work_authorization"],
    ["Are you willing to relocate?", yesNo, "relocation"],
    ["Why do you want to work with us?", textArea, "motivation"],
    ["Pourquoi souhaitez-vous nous rejoindre ?", textArea, "motivation"],
    ["Êtes-vous autorisé(e) à travailler en France ?", yesNo, "work_authorization"],
    ["What is your gender?", yesNo, "gender"],
    ["Êtes-vous reconnu travailleur handicapé (RQTH) ?", yesNo, "disability_status"],
    ["I agree to the privacy policy", box, "consent_terms"],
    ["J’accepte la politique de confidentialité", box, "consent_terms"],
    ["Contact me about future opportunities", box, "consent_future"],
    ["What is the largest system you have built?", textArea, "custom_question"],
    ["Have you ever been convicted of a felony?", yesNo, "custom_question"],
    ["Describe a city you would like to build", textArea, "custom_question"],
  ])("%s", (label, control, key) => {
    expect(keyOfLabel(label, control)).toBe(key);
  });
});

describe("ambiguous fields are not classified", () => {
  test.each([
    ["Emergency contact name"],
    ["Emergency contact phone"],
    ["Referee’s email"],
    ["Manager’s phone number"],
    ["Name of your school’s director"],
    ["Company address"],
    ["Username"],
    ["Favourite colour"],
  ])("%s is not the applicant’s", (label) => {
    const key = keyOfLabel(label);
    expect(["full_name", "phone", "email", "address", "location"]).not.toContain(key);
  });

  test("words that suffice in a label do not suffice in a placeholder", () => {
    expect(keyOfLabel("Passport issued by")).toBe("nationality");
    expect(keysOf(`<input placeholder="Passport issued by">`)).toEqual(["custom_question"]);
  });

  test("the field after the postal code is the town, unless another field is", () => {
    const rows = (...labels: readonly string[]) =>
      keysOf(labels.map((label) => `<label>${label} <input></label>`).join(""));
    expect(rows("Code postal", "Localité")).toEqual(["postal_code", "city"]);
    expect(rows("Country", "ZIP code", "Location")[2]).toBe("city");
    expect(rows("City", "Country", "ZIP code", "Location")[3]).not.toBe("city");
    expect(rows("ZIP code", "Location", "City")[1]).not.toBe("city");
  });

  test("a word inside a label counts, one inside an identifier does not", () => {
    expect(keyOfLabel("Best email to reach you")).toBe("email");
    expect(keysOf(`<input name="last_email_digest">`)).toEqual(["custom_question"]);
  });

  test("a telephone type alone is not a phone", () => {
    expect(keysOf(`<input type="tel">`)).toEqual(["custom_question"]);
  });

  test("a label takes precedence over identifiers", () => {
    expect(
      keysOf(
        `<label for="email">Your favourite city of all those you lived in?</label><input id="email" type="text">`,
      ),
    ).toEqual(["custom_question"]);
  });

  test("passwords and one-time codes are account fields in any context", () => {
    expect(
      keysOf(
        `<label>Email <input type="email"></label><label>Password <input type="password"></label>`,
      ),
    ).toEqual(["email", "password"]);
    expect(keysOf(`<label>Verification code <input autocomplete="one-time-code"></label>`)).toEqual(
      ["otp"],
    );
  });

  test("an excluded field is none even with a matching label", () => {
    expect(keysOf(`<label>First name <input name="hp_first"></label>`)).toEqual(["none"]);
  });
});

describe("without a label", () => {
  test("the autocomplete attribute determines the key", () => {
    expect(
      keysOf(
        `<input autocomplete="section-a given-name"><input autocomplete="shipping postal-code">`,
      ),
    ).toEqual(["first_name", "postal_code"]);
  });

  test("a specific name determines the key", () => {
    expect(
      keysOf(
        `<input name="applicant_firstName"><input id="candidate-last-name"><input name="user[email]">`,
      ),
    ).toEqual(["first_name", "last_name", "email"]);
  });
});

describe("adjacent fields determine the entry", () => {
  const job = `<label>Company <input></label><label>Title <input></label><label>From <input></label><label>To <input></label>`;
  const school = `<label>School <input></label><label>Degree <input></label><label>Start date <input></label>`;

  test("dates and titles belong to the adjacent job or school", () => {
    expect(keysOf(`<div>${job}</div><div>${school}</div>`)).toEqual([
      "exp_company",
      "exp_title",
      "exp_start_date",
      "exp_end_date",
      "edu_school",
      "edu_degree",
      "edu_start_date",
    ]);
  });

  test("the second job is the second entry", () => {
    const found = classify(collect(writePage(`<div>${job}</div><div>${job}</div>`)).fields);
    expect(found.filter(({ key }) => key === "exp_company").map(({ entry }) => entry)).toEqual([
      0, 1,
    ]);
  });

  test("a start date outside of entries is the availability", () => {
    expect(keyOfLabel("Start date")).toBe("start_date");
  });

  test("a title with Mr and Mrs is a salutation, a title beside a company is a job title", () => {
    expect(keysOf(`<label>Title <select><option>Mr<option>Ms</select></label>`)).toEqual([
      "name_prefix",
    ]);
  });

  test("currency and period belong to the adjacent salary", () => {
    expect(
      keysOf(
        `<label>Desired salary <input></label><select><option>EUR<option>USD</select><select><option>Monthly<option>Yearly</select>`,
      ),
    ).toEqual(["salary_expectation", "salary_currency", "salary_period"]);
  });

  test("no field in a section of references is the applicant's", () => {
    expect(
      keysOf(
        `<h2>References</h2><label>Name <input></label><label>Email <input type="email"></label>`,
      ),
    ).toEqual(["references", "references"]);
  });
});

describe("uploads", () => {
  test.each([
    ["Resume/CV", "resume_file"],
    ["Lettre de motivation", "cover_letter_file"],
    ["Autofill from resume", "resume_parse_file"],
    ["Photo", "photo_file"],
    ["Additional documents", "other_file"],
  ])("%s", (label, key) => {
    expect(keyOfLabel(label, `<input type="file" id="x">`)).toBe(key);
  });
});
