import { expect, test } from "vitest";
import { inputs, left, plannedOfForm } from "../../testing/planned-form.ts";

const [name, email, phone] = ["Camille Durand", "camille@durand.example", "+33 6 12 34 56 78"];

test("the places of a second address are left with it", () => {
  const own = inputs("Full name", "Address", "City");
  const second = inputs("Resume", "Address", "State", "City", "Zip");
  expect(plannedOfForm(own + second)).toEqual([name, "12 rue des Lilas", "Lyon", ...left(5)]);
});

const honeypot = `<input name="hp_x" style="display:none" tabindex="-1" autocomplete="off">`;
const row = (label: string, input: string) => `<li><h3>${label}</h3><input name="${input}"></li>`;
const rows = row("Address", "q0") + row("City", "q1") + row("Zipcode", "q2");

test.each([
  `${inputs("Address")}${honeypot}<ul>${rows}</ul>`,
  inputs("Address (Address line-1)", "Address (line -2)", "Address (line-3)", "City", "Pin code"),
  inputs("Address", "Apartment", "Street address", "City", "Zip code"),
  inputs("Current address", "Phone", "Street address", "City", "Zip code"),
])("a city and postal code that are asked for once are the applicant's: %#", (address) => {
  const own = inputs("First name", "Last name", "Email");
  expect(plannedOfForm(own + address).slice(-2)).toEqual(["Lyon", "69003"]);
});

test("the places behind a second line of the address are the applicant's", () => {
  for (const second of ["Street", "Address"]) {
    const lines = inputs("Street", second, "City", "Zip");
    expect(plannedOfForm(lines).slice(2)).toEqual(["Lyon", "69003"]);
  }
});

test.each(["Applicant Information", "Your details", "Angaben zur Person", "Vos coordonnées"])(
  "what is asked for again below %s is the applicant's",
  (heading) => {
    const first = inputs("Full Name", "Email", "Phone");
    const card = `<h4>${heading}</h4>${inputs("Full Name", "Email Address", "Phone Number")}`;
    const own = [name, email, phone];
    expect(plannedOfForm(first + card)).toEqual([...own, ...own]);
    expect(plannedOfForm(first + card + inputs("Name", "Relationship", "Phone"))).toEqual([
      ...own,
      ...own,
      ...left(3),
    ]);
  },
);

const jobs = inputs("Company", "Job title", "From", "To").repeat(2);
const person = inputs("Name", "Relationship", "Phone", "Address", "City");

test.each([
  inputs("Full Name", "Email", "Phone", "Address", "City"),
  inputs("First Name", "Last Name", "Phone", "Address", "City"),
])("a further person behind jobs has no value of the applicant or of a job: %#", (own) => {
  expect(plannedOfForm(own + jobs + person).slice(-5)).toEqual(left(5));
});

test("a further person behind jobs has no first number, address or title of the form", () => {
  const own = inputs("Full Name", "Email");
  expect(plannedOfForm(own + jobs + person).slice(-5)).toEqual(left(5));
  const parts = inputs("First Name", "Last Name", "Email");
  expect(plannedOfForm(parts + jobs + person).slice(-5)).toEqual(left(5));
  const referee = inputs("Name", "Company", "Title", "Phone");
  const job = inputs("Company", "Job title", "From", "To");
  expect(plannedOfForm(own + job + referee).slice(-4)).toEqual(left(4));
});

test("a job behind a further person is the applicant's", () => {
  const own = inputs("Full Name", "Email");
  const job = inputs("Company", "Job title", "From", "To");
  const next = plannedOfForm(own + job + inputs("Name") + job);
  expect(next.slice(-4)).toEqual(["Cigale", "Intern", "01/2019", "12/2020"]);
});

test("a degree behind a name below jobs is the applicant's", () => {
  const job = inputs("Company", "Job title", "From", "To");
  const school = inputs("Name", "Degree");
  expect(plannedOfForm(inputs("Full Name") + job + school).at(-1)).toBe("Master");
});

test("a number behind other fields of a further person is theirs", () => {
  const own = inputs("Full Name", "Email", "Phone");
  const referee = inputs("Name", "Years known", "Relationship", "Phone");
  expect(plannedOfForm(own + referee).slice(-1)).toEqual(left(1));
});

test("the place of the job behind a further person is that job's", () => {
  const own = inputs("Full Name", "Email", "City");
  const next = `${inputs("Full name")}<h3>Work history</h3>${inputs("Company", "City")}`;
  expect(plannedOfForm(own + next).slice(-2)).toEqual(["Fourmi", "Lyon"]);
});

test.each([1, 2, 3])(
  "a job behind %i referees in its part of the form is the applicant's",
  (count) => {
    const own = inputs("First name", "Last name", "Email");
    const referee = inputs("Full Name", "Relationship", "Company", "Phone", "City/State");
    const next = inputs("Company", "Job Title", "Supervisor");
    const planned = plannedOfForm(own + referee.repeat(count) + next).slice(3);
    expect(planned).toEqual([...left(5 * count), "Fourmi", "Developer", ...left(1)]);
  },
);
