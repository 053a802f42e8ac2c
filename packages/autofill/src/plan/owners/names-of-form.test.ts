import { expect, test } from "vitest";
import { inputs, left, plannedOfForm } from "../../testing/planned-form.ts";

const parts = inputs("First name", "Last name", "Email");
const ofParts = ["Camille", "Durand", "camille@durand.example"];

test.each(["Full legal name", "Legal name", "What is your full legal name?"])(
  "the legal name is asked for beside other names: %s",
  (label) => {
    expect(plannedOfForm(parts + inputs(label))).toEqual([...ofParts, "Camille Durand"]);
    expect(plannedOfForm(inputs("Full name", "Email", label)).at(-1)).toBe("Camille Durand");
  },
);

test("the parts of the legal name are asked for beside other names", () => {
  const legal = inputs("What is your legal first name?", "What is your legal last name?");
  expect(plannedOfForm(parts + legal)).toEqual([...ofParts, "Camille", "Durand"]);
  expect(plannedOfForm(inputs("Full name", "Email") + legal)).toEqual([
    "Camille Durand",
    "camille@durand.example",
    "Camille",
    "Durand",
  ]);
});

test("a whole name behind its parts signs something", () => {
  expect(plannedOfForm(parts + inputs("Full name")).at(-1)).toBe("question");
  const legal = inputs("Legal first name", "Legal last name", "Email");
  expect(plannedOfForm(legal + inputs("Full name")).at(-1)).toBe("question");
});

test.each([
  inputs("Full legal name", "Date"),
  inputs("Full legal name", "Today's date"),
  `<label><input type="checkbox"> I certify that this is true</label>${inputs("Full legal name")}`,
  `<p>By writing your name here you confirm that all of this is true</p>${inputs("Full legal name")}`,
])("a legal name that signs something is left: %#", (signature) => {
  const planned = plannedOfForm(parts + signature);
  expect(planned).not.toContain("Camille Durand");
});

test("the legal name of a further person is left", () => {
  const further = inputs("Legal name", "Relationship", "Phone number");
  const planned = plannedOfForm(parts + inputs("Phone") + further);
  expect(planned.slice(4)).toEqual(left(3));
});

test("the only name of a form may be the legal one, with the date beside it", () => {
  expect(plannedOfForm(inputs("Full legal name", "Date"))[0]).toBe("Camille Durand");
});

test.each([
  "<p>Please note: we ask all candidates to keep their cameras on during interviews.</p>",
  `<label><input type="checkbox"> I certify that this is true</label>`,
])("a legal name before the e-mail address and all other names signs nothing: %#", (above) => {
  const own = inputs("Full Legal Name", "Email", "Preferred First Name", "Preferred Last Name");
  expect(plannedOfForm(above + own)).toContain("Camille Durand");
});

test.each(["FIRST", "LAST"])("a label for the %s name below Name is not the whole name", (part) => {
  const label = `Please share your full legal ${part} name, as on official documents`;
  const form = `${inputs("Full name", "Email")}<h2>Name</h2><label>${label} <input></label>`;
  expect(plannedOfForm(form).slice(2)).toEqual(left(1));
});
