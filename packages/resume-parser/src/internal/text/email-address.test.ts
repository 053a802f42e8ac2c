import { expect, test } from "vitest";
import {
  findEmail,
  isEmailContinuation,
  joinWrappedEmail,
  replaceEmails,
} from "./email-address.ts";

test.each([
  ["Mail: ada.b+cv@mail.example, Leith", "ada.b+cv@mail.example"],
  ["ada @ mail.example", "ada@mail.example"],
  ["élodie_1@sous-domaine.courriel.example", "élodie_1@sous-domaine.courriel.example"],
  ["ada@mail", undefined],
  ["@ada on a network", undefined],
])("the address in %j", (text, address) => {
  expect(findEmail(text)).toBe(address);
});

test.each([
  ["ada@exam", "ple.org", "ada@example.org"],
  ["ada@mail.", "example", "ada@mail.example"],
  ["ada", "@mail.example", "ada@mail.example"],
  ["ada@mail.exa", "mple", "ada@mail.example"],
  ["ada@free.or", "ange", "ada@free.orange"],
  ["ada@free.par", "is", "ada@free.paris"],
  ["ada@mail.example", "Leith", "ada@mail.example"],
  ["ada@mail.fr", "paris", "ada@mail.fr"],
  ["ada@exam", "Leith, UK", "ada@exam"],
  ["Leith", "mail.example", "Leith"],
])("%j above %j is %j", (text, next, whole) => {
  expect(joinWrappedEmail(text, next)).toBe(whole);
  expect(isEmailContinuation(next, text)).toBe(whole !== text);
  expect(isEmailContinuation(next, undefined)).toBe(false);
  expect(joinWrappedEmail(text, undefined)).toBe(text);
});

test("words with an at sign inside are replaced", () => {
  expect(replaceEmails("a@b c@ @d e@f.g", "|")).toBe("| c@ @d |");
});
