import { expect, test } from "vitest";
import { classify } from "../../classify.ts";
import { collect } from "../../collect.ts";
import { plan } from "../../plan.ts";
import { camilleWithEverything as camille } from "../../testing/applicant.ts";
import { writePage } from "../../testing/write-page.ts";
import { knownQuestions } from "../questions/known-question.ts";

/** What is planned for each field: its text, or why it is skipped. */
function planned(...labels: readonly string[]): readonly string[] {
  const body = labels.map((one) => `<label>${one} <input></label>`).join("");
  const classified = classify(collect(writePage(`<form>${body}</form>`)).fields);
  return plan(knownQuestions(classified, camille), camille, "en").map(({ step }) =>
    step.kind === "skip" ? step.reason : step.text,
  );
}

const email = "camille@durand.example";
const phone = "+33 6 12 34 56 78";

test.each([
  "Code aus der E-Mail",
  "Bestätigungscode per E-Mail",
  "Enter the code we sent to your email",
  "Email confirmation code",
  "Code reçu par e-mail",
  "Phone PIN",
  "E-Mail des Empfehlenden",
  "E-Mail Ihres Vorgesetzten",
  "E-Mail der Schule",
  "HR email",
  "Landlord phone",
  "Your neighbour's phone",
  "Téléphone d'un proche",
  "Téléphone du médecin",
  "Alternate email",
  "Backup email",
  "E-mail secondaire",
  "Autre e-mail",
  "Zweite E-Mail-Adresse",
  "Email 2",
  "PayPal email",
  "Email (if different)",
])("an address or a number is not the applicant's own one: %s", (label) => {
  expect(planned(label)).toEqual(["question"]);
});

/** What is planned for a field with this label, and what it is offered. */
function offered(label: string, value: string) {
  const type = value === email ? "email" : "tel";
  const body = `<form><label>First name <input></label><label>${label} <input type="${type}"></label></form>`;
  const classified = classify(collect(writePage(body)).fields);
  const [, field] = plan(knownQuestions(classified, camille), camille, "en");
  return field?.step.kind === "skip"
    ? [field.step.reason, field.step.offer?.step.text]
    : field?.step;
}

test.each([
  ["Work email", email],
  ["Business e-mail address", email],
  ["Business e-mail", email],
  ["Office email *", email],
  ["E-mail professionnel", email],
  ["Adresse mail professionnelle", email],
  ["Courriel travail", email],
  ["Dienstliche E-Mail", email],
  ["E-Mail (geschäftlich)", email],
  ["Work phone", phone],
  ["Business telephone number", phone],
  ["Phone (work)", phone],
  ["Téléphone professionnel", phone],
  ["Tél. bureau", phone],
  ["Telefon dienstlich", phone],
])(
  "how one is reached at work is left, and the own address or number offered: %s",
  (label, value) => {
    expect(offered(label, value)).toEqual(["question", value]);
  },
);

test.each([
  ["Work or home phone", phone],
  ["Téléphone (pro ou perso)", phone],
  ["Email for all communication about your work with us and your application", email],
])("what may be one's own as well is written: %s", (label, value) => {
  expect(offered(label, value)).toMatchObject({ kind: "type", text: value });
});

test("the calling code beside a number at work alone is left with it, not beside an own one", () => {
  const code = `<label>Country code <select><option value="">-</option><option value="33">France +33</option></select></label>`;
  const kinds = (...labels: readonly string[]) => {
    const fields = labels.map((one) => `<label>${one} <input type="tel"></label>`).join("");
    const classified = classify(collect(writePage(`<form>${code}${fields}</form>`)).fields);
    return plan(knownQuestions(classified, camille), camille, "en").map(({ step }) => step.kind);
  };
  expect(kinds("Work phone")).toEqual(["skip", "skip"]);
  expect(kinds("Phone", "Work phone")).toEqual(["choose", "type", "skip"]);
});

test.each([
  ["Email", email],
  ["Your personal email address *", email],
  ["What is your email?", email],
  ["Email (we only use it to reply to you)", email],
  ["Ihre E-Mail-Adresse", email],
  ["Adresse e-mail de contact", email],
  ["Confirm email", email],
  ["Indirizzo email", email],
  ["Applicant's email", email],
  ["Job seeker email", email],
  ["Email for correspondence", email],
  ["E-mail pour vous contacter", email],
  ["Votre meilleur e-mail", email],
  ["Bevorzugte E-Mail", email],
  ["E-Mail zur Kontaktaufnahme", email],
  ["UK mobile number", phone],
  ["Phone number (10 digits)", phone],
  ["Téléphone direct", phone],
  ["Mobile phone", phone],
  ["Phone number (with country code)", phone],
  ["Phone or other contact", phone],
  ["Téléphone portable", phone],
  ["Téléphone du domicile", phone],
  ["Day time phone", phone],
])("an own address or number is written: %s", (label, value) => {
  expect(planned(label)).toEqual([value]);
});

test.each(["Téléphone de votre employeur actuel", "E-mail de votre école"])(
  "how an employer or a school is reached is not its name: %s",
  (label) => {
    expect(planned(label)).toEqual(["question"]);
  },
);

test.each([
  "Nom de naissance (si différent)",
  "Nom de naissance",
  "Maiden name",
  "Geburtsname",
  "Last name (if different)",
])("a name of another time is left: %s", (label) => {
  expect(planned("First name", label)).toEqual(["Camille", "question"]);
});

test("a name beside a first name is the surname, and alone the whole name", () => {
  expect(planned("Vorname", "Name")).toEqual(["Camille", "Durand"]);
  expect(planned("Name", "Vorname")).toEqual(["Durand", "Camille"]);
  expect(planned("Name", "E-Mail")).toEqual(["Camille Durand", email]);
});

test("a document of another person is not attached", () => {
  const upload = (label: string) => {
    const body = `<form><label>${label} <input type="file"></label></form>`;
    const classified = classify(collect(writePage(body)).fields);
    const [first] = plan(knownQuestions(classified, camille), camille, "en");
    return first?.step.kind === "skip" ? first.step.reason : first?.step.kind;
  };
  expect(upload("Your résumé")).toBe("attach");
  expect(upload("Their résumé")).toBe("question");
  expect(upload("Resume of your friend")).toBe("question");
});
