import { expect, test } from "vitest";
import { left, plannedOfForm } from "../../testing/planned-form.ts";

const names = `<input name="first_name" placeholder="First name"><input name="last_name" placeholder="Last name">`;
const whole = `<input placeholder="Full name">`;

test.each([
  "<h2>Apply now</h2>",
  "<h2>Sales manager</h2>",
  "<h3>Your details</h3>",
  "<p>Your details</p>",
  "<p>Vos coordonnées</p>",
  "<div>Jetzt bewerben</div>",
  "<p>Please fill in the form below and we will get back to you.</p>",
])("the first name of a form is the applicant's below %s", (title) => {
  expect(plannedOfForm(title + names)).toEqual(["Camille", "Durand"]);
  expect(plannedOfForm(title + whole)).toEqual(["Camille Durand"]);
});

test("German names below the title of a form are the applicant's", () => {
  const german = `<input placeholder="Vorname"><input placeholder="Nachname">`;
  expect(plannedOfForm(`<h3>Kontakt</h3>${german}`)).toEqual(["Camille", "Durand"]);
  expect(plannedOfForm(`<h3>Ansprechpartner</h3>${german}`)).toEqual(left(2));
});

test.each([
  "<h3>Recommended by</h3>",
  "<p>Recommended by</p>",
  "<h3>Your manager</h3>",
  "<p>Tell us who recommended you.</p>",
  "<p>Personne à prévenir en cas d'urgence.</p>",
  "<h3>Weiterempfohlen von</h3>",
  "<label>Recommended by</label>",
  "<p>Team lead</p>",
])("a name that only an example asks for is left below %s", (title) => {
  expect(plannedOfForm(`<div>${title}${whole}</div>`)).toEqual(left(1));
  expect(plannedOfForm(`<div>${title}${names}</div>`)).toEqual(left(2));
});

test("a further name that only an example asks for is left", () => {
  const own = `<label>Name <input></label><label>Email <input></label>`;
  const further = `<h3>Team lead</h3><input placeholder="Surname">`;
  expect(plannedOfForm(own + further).slice(2)).toEqual(left(1));
});
