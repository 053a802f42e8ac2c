import { expect, test } from "vitest";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { isApplication as isApplicationOf } from "./plan/questions/is-application.ts";
import { writePage } from "./testing/write-page.ts";

const isApplication = (body: string, title = "") =>
  isApplicationOf(classify(collect(writePage(body)).fields), undefined, title);

const contact = ["Prénom", "Nom", "E-mail", "Téléphone", "Message"]
  .map((label) => `<label>${label} <input></label>`)
  .join("");

test("contact fields are an application when the form calls itself one", () => {
  expect(isApplication(`<form><h2>Votre candidature</h2>${contact}</form>`)).toBe(true);
  expect(isApplication(`<form id="application-form">${contact}</form>`)).toBe(true);
  expect(isApplication(`<form><h2>Contactez-nous</h2>${contact}</form>`)).toBe(false);
  expect(isApplication(`<h2>Votre candidature</h2><label>E-mail <input></label>`)).toBe(false);
});

test("contact fields are an application when the page's title says so", () => {
  expect(isApplication(`<form>${contact}</form>`, "Postuler – Acheteuse – Fourmi")).toBe(true);
  expect(isApplication(`<form>${contact}</form>`, "Contact – Fourmi")).toBe(false);
});

test("a company beside contact fields is no sign of an application, as a shop asks for it too", () => {
  const shop = ["First name", "Last name", "Company (optional)", "Email", "Phone", "Address"]
    .map((label) => `<label>${label} <input></label>`)
    .join("");
  expect(isApplication(`<form><h1>Checkout</h1>${shop}</form>`, "Checkout")).toBe(false);
  const resume = `<label>Resume <input type="file"></label>`;
  expect(isApplication(`<form>${shop}${resume}</form>`)).toBe(true);
});

test("contact fields are an application when the button that sends them says so", () => {
  const form = (button: string) =>
    `<form>${contact}<button type="submit">${button}</button></form>`;
  expect(isApplication(form("Envoyer ma candidature"))).toBe(true);
  expect(isApplication(form("Send application"))).toBe(true);
  expect(isApplication(form("Send message"))).toBe(false);
  expect(isApplication(form("Apply coupon"))).toBe(false);
});

test("a sign-up for job alerts is no application, also with names and a salary", () => {
  const fields = ["Keywords", "First name", "Last name", "Email", "Desired salary"]
    .map((label) => `<label>${label} <input></label>`)
    .join("");
  const alert = (heading: string, button: string, more = "") =>
    `<h1>${heading}</h1><form>${fields}${more}<button>${button}</button></form>`;
  expect(isApplication(alert("Sign up for job alerts", "Create alert"))).toBe(false);
  expect(isApplication(alert("Stay in touch", "Subscribe"))).toBe(false);
  expect(isApplication(alert("Driver", "Send"))).toBe(true);
  const resume = `<label>Resume <input type="file"></label>`;
  expect(isApplication(alert("Sign up for job alerts", "Send", resume))).toBe(true);
});

test("a German form is recognised by its own labels, title and button", () => {
  const fields = ["Vorname*", "Nachname*", "E-Mail-Adresse*", "Telefon"]
    .map((label) => `<div><label><span>${label}</span><input></label></div>`)
    .join("");
  const form = (button: string) => `<form>${fields}<button>${button}</button></form>`;
  expect(isApplication(form("Bewerbung absenden"))).toBe(true);
  expect(isApplication(form("Senden"), "Bewerbung: Sachbearbeiter Einkauf (m/w/d)")).toBe(true);
  expect(isApplication(form("Nachricht senden"), "Kontakt")).toBe(false);
});
