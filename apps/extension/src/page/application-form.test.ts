import { beforeEach, expect, test } from "vitest";
import { holdsApplicationForm } from "./application-form.ts";

const holds = () => holdsApplicationForm(document, (element) => element.shadowRoot);

beforeEach(() => document.body.replaceChildren());

test.each([
  `<form><input name="firstName"><input name="lastName"><input type="email"></form>`,
  `<input id="prenom"><input id="nom"><input type="tel">`,
  `<input type="file"><input autocomplete="section-a email"><textarea></textarea>`,
])("recognises an application form: %s", (html) => {
  document.body.innerHTML = html;
  expect(holds()).toBe(true);
});

test.each([
  `<input type="search" name="q"><input type="email" placeholder="Newsletter">`,
  `<form><input type="email"><input type="password"></form>`,
  `<p>Thank you for your application.</p>`,
  "",
])(
  "does not recognise a search, a newsletter, a login or a text as an application form: %s",
  (html) => {
    document.body.innerHTML = html;
    expect(holds()).toBe(false);
  },
);

test("a page that calls itself an application is one whatever its fields are called", () => {
  document.title = "Employment Application - Maple County";
  document.body.innerHTML = "<input>".repeat(7);
  expect(holds()).toBe(false);
  document.body.innerHTML = "<input>".repeat(8);
  expect(holds()).toBe(true);
  document.title = "";
  expect(holds()).toBe(false);
});

test("a form behind shadow roots is found, its fields counted together", () => {
  document.body.innerHTML = `<input type="email"><oc-form></oc-form>`;
  const outer = document.querySelector("oc-form")?.attachShadow({ mode: "open" });
  if (outer) outer.innerHTML = `<input name="lastName"><oc-upload></oc-upload>`;
  const inner = outer?.querySelector("oc-upload")?.attachShadow({ mode: "open" });
  expect(holds()).toBe(false);
  if (inner) inner.innerHTML = `<input type="file">`;
  expect(holds()).toBe(true);
});
