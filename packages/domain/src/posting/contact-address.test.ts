import { expect, test } from "vitest";
import { findContactAddress } from "./contact-address.ts";

test.each([
  ["Send your CV to people@bakery.example by 3 May.", "people@bakery.example"],
  ["Pour postuler : contact@four.example", "contact@four.example"],
  [
    "For questions, contact Ines Calder (ines@four.example). Apply at recruit@four.example.",
    "recruit@four.example",
  ],
  ["Écrivez quelques lignes à Maëlle : maelle@four.example.", "maelle@four.example"],
  ["To apply:\nines@four.example", "ines@four.example"],
  ["Apply to jobs@four.example. Journalists: press@four.example", "jobs@four.example"],
])("%s: %s", (text, address) => {
  expect(findContactAddress(text)).toBe(address);
});

test.each([
  "Press office: press@bakery.example",
  "Contact our press office at news@bakery.example",
  "If you need adjustments to apply, write to ines@bakery.example",
  "Vos données personnelles : écrivez à dpo@bakery.example",
  "Candidatures : un@four.example et deux@four.example",
  "You answer customers who write to hello@bakery.example",
  "We are the team of hello@bakery.example",
])("%s: none is certain", (text) => {
  expect(findContactAddress(text)).toBeUndefined();
});
