import { expect, test } from "vitest";
import { isApplicationForm } from "./application-form.ts";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { writePage } from "./testing/write-page.ts";

const isApplication = (body: string) =>
  isApplicationForm(classify(collect(writePage(body)).fields), undefined);

const contact = ["Prénom", "Nom", "E-mail", "Téléphone", "Message"]
  .map((label) => `<label>${label} <input></label>`)
  .join("");

test("contact fields are an application when the form calls itself one", () => {
  expect(isApplication(`<form><h2>Votre candidature</h2>${contact}</form>`)).toBe(true);
  expect(isApplication(`<form id="application-form">${contact}</form>`)).toBe(true);
  expect(isApplication(`<form><h2>Contactez-nous</h2>${contact}</form>`)).toBe(false);
  expect(isApplication(`<h2>Votre candidature</h2><label>E-mail <input></label>`)).toBe(false);
});
