import { expect, test } from "vitest";
import { splitWishes } from "./split-wishes.ts";

test.each([
  ["Trier des planches, chevrons et liteaux", ["Trier des planches, chevrons et liteaux"]],
  [
    "Respecter les règles d'hygiène et de sécurité alimentaire",
    ["Respecter les règles d'hygiène et de sécurité alimentaire"],
  ],
  ["Régler la scie et affûter les lames", ["Régler la scie", "affûter les lames"]],
  ["Utiliser un tableur et Photoshop", ["Utiliser un tableur", "Photoshop"]],
  // "Software" ends like an infinitive.
  ["Software testing skills and record keeping", ["Software testing skills", "record keeping"]],
])("one verb with its objects is one wish: %s", (text, wishes) => {
  expect(splitWishes(text)).toEqual(wishes);
});
