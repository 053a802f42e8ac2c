import { expect, test } from "vitest";
import { findPhoneNumber } from "./contact.ts";
import { parseResume } from "./parse-resume.ts";
import { documentFromText } from "./testing/lines-from-text.ts";

function homeOf(text: string) {
  const { profile } = parseResume(documentFromText(`# Ada Example\n${text}\nada@example.org`));
  return [profile.address, profile.postal_code, profile.city].map((one) => one?.value);
}

test.each([
  ["12 Quay Street\nLeeds\nLS1 4AB", ["12 Quay Street", "LS1 4AB", "Leeds"]],
  ["12 Quay Street, Leeds LS1 4AB | Mobile 07700 900123", ["12 Quay Street", "LS1 4AB", "Leeds"]],
  ["12 rue des Lilas, 69001 Lyon | Mobile : 06 12 34 56 78", ["12 rue des Lilas", "69001", "Lyon"]],
  ["12 Quay Street, Leeds LS1 4AB", ["12 Quay Street", "LS1 4AB", "Leeds"]],
  ["Flat 2, 12 Quay Street Leeds LS1 4AB", ["Flat 2, 12 Quay Street", "LS1 4AB", "Leeds"]],
  ["12 Quay Mill Circle\nLeeds LS1 4AB", ["12 Quay Mill Circle", "LS1 4AB", "Leeds"]],
  ["12 rue du Quai\n29200\nBrest", ["12 rue du Quai", "29200", "Brest"]],
  ["12 rue du Quai 29200 Brest", ["12 rue du Quai", "29200", "Brest"]],
  ["1000 Bruxelles, rue du Quai 12", ["rue du Quai 12", "1000", "Bruxelles"]],
  ["Larmorville, North Quay-Westfield, DE", [undefined, undefined, "Larmorville"]],
  ["Quay Works, Site Manager, DE", [undefined, undefined, undefined]],
  ["Leeds | LS1 4AB | 07700 900461", [undefined, "LS1 4AB", "Leeds"]],
])("the address, postal code and town in %j", (text, expected) => {
  expect(homeOf(text)).toEqual(expected);
});

test.each([
  ["12 rue du Quai, porte 203 59650 Larmorville", undefined],
  ["porte 203 59650 Larmorville, 07 41 22 87 13", "07 41 22 87 13"],
  ["Tel: 54922281/ 51238391", "54922281"],
  ["Contact 0782679199-0728079199", "0782679199"],
  ["07 41 22 87 13", "07 41 22 87 13"],
])("the telephone number in %j", (text, number) => {
  const { profile } = parseResume(documentFromText(`# Ada Example\n${text}\nada@example.org`));
  expect(profile.phone_number?.value).toBe(number);
});

test("a line of a hundred thousand doors and post codes has no telephone number", () => {
  expect(findPhoneNumber("203 59650 Larmor ".repeat(100_000))).toBeUndefined();
});
