import { expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

/** The verdict on a sentence where all that is known is one job with one line. */
function verdictOn(line: string, sentence: string) {
  const entries = readEntries(
    storedProfile.parse({
      profile: { first_name: "Odile", last_name: "Marchetti", city: "Tours", summary: "" },
      experiences: [{ company: "Anse", title: "Assistant", description: line }],
    }),
  );
  const context = { posting: { text: "Assistant." }, today: { year: 2026, month: 11 } };
  return checkClaim(sentence, { entries, ...context }).verdict;
}

test.each([
  ["fitted doors", "I fitted windows."],
  ["plastered ceilings", "I plastered walls."],
  ["sold bread and cakes", "I baked bread and cakes."],
  ["served coffee and bread", "I baked bread."],
  ["ran reception, 3 days a week", "I looked after children."],
  ["12 patients on the children's ward", "I cared for 12 adults."],
  ["12 residents of a youth hostel", "I looked after 12 seniors."],
  ["cleaned bathrooms", "I did plumbing."],
  ["bank transfers", "I supported mobility."],
  ["trained in phlebotomy", "I took bloods."],
  ["CSCS card", "I hold a licence."],
  ["pressure washing", "I took observations."],
  ["changed bedding", "I changed plants."],
  ["ran the bike workshop", "I ran the class."],
  ["built shelves", "I did replenishment."],
  ["folded sheets", "I folded records."],
  ["delivery by van", "I did paperwork."],
  ["handled consumer complaints", "I handled electrical complaints."],
  ["sewing by hand", "I used a machine."],
  ["third party claims", "I handled event claims."],
  ["annual stock count", "I did the holiday stock count."],
  ["checked deliveries on the site", "I checked deliveries outdoors."],
  ["nettoyage des toilettes", "J'assurais les soins."],
  ["nettoyage des sanitaires", "Je faisais la plomberie."],
  ["classement des factures", "J'assurais la comptabilité."],
  ["vente aux particuliers", "Je vendais à domicile."],
  ["coulage du béton", "Je coulais des dalles."],
  ["accueil des résidents", "J'accueillais les seniors."],
  ["accueil des résidents", "J'accueillais les aînés."],
  ["comptage de la caisse", "Je comptais l'argent."],
  ["vente de petits pains", "Je vendais aux enfants."],
  ["pose de prises", "Je faisais l'électricité."],
  ["trained 31 people", "I trained twenty-nine people."],
])("narrower in another meaning is not accepted: %s, %s", (line, sentence) => {
  expect(verdictOn(line, sentence)).not.toBe("accepted");
});

test.each([
  ["sold roses", "I sold flowers."],
  ["drove vans", "I drove vehicles."],
  ["trained 12 apprentices", "I trained 12 trainees."],
  ["soins à 12 résidents", "Je soignais 12 personnes."],
])("always a kind of the broader is accepted: %s, %s", (line, sentence) => {
  expect(verdictOn(line, sentence)).toBe("accepted");
});
