import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

/** A job that goes on, with these lines. */
const jobOf = (description: string) =>
  checkerOf(
    {
      profile: { first_name: "Ida", last_name: "Crewe", city: "Bath", summary: "" },
      experiences: [
        {
          company: "Alder & Son",
          title: "Worker",
          start_date: "06/2017",
          is_current: true,
          description,
        },
      ],
    },
    "Worker wanted.",
  );

const verdictOf = (line: string, sentence: string) => jobOf(line)(sentence).verdict;

describe("what is done only when somebody is not there is not claimed without that", () => {
  test.each([
    ["Feed the horses when the groom is not about", "I feed the horses."],
    ["Feed the horses when the groom is not about", "I have fed the horses for nine years."],
    ["Feed the horses, when the groom is not about", "I feed the horses."],
    ["Feed the horses while the groom is not about", "I feed the horses."],
    ["Feed the horses if the groom is not about", "I feed the horses."],
    ["When the groom is not about, feed the three old horses", "I feed the three old horses."],
    ["Fermeture de la caisse quand le chef n'est pas présent", "Je ferme la caisse."],
    ["Fermeture de la caisse lorsque le chef n'est plus présent", "Je ferme la caisse."],
    ["Fermeture de la caisse (quand le chef n'est pas présent)", "Je ferme la caisse."],
    ["Fermeture de la caisse si le chef n'est pas présent", "Je ferme la caisse."],
    ["Quand le chef n'est pas présent, fermeture de la caisse", "Je ferme la caisse."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("doubtful");
  });

  test.each([
    ["Feed the horses when the groom is not about", "In the groom's absence I feed the horses."],
    ["Feed the horses when the groom is not about", "In the groom's absence, I feed the horses."],
    ["Fermeture de la caisse quand Zoé n'est pas là", "En l'absence de Zoé, je ferme la caisse."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("accepted");
  });
});

describe("an honour is not given to whom it was not", () => {
  test.each([
    ["Picker of the month 03/2022, runner-up", "I was named picker of the month.", "refused"],
    ["Picker of the month 03/2022 (shortlisted)", "I was voted picker of the month.", "refused"],
    ["Picker of the year 2022, came second", "I was picker of the year in 2022.", "doubtful"],
    ["Ran the picker of the month vote", "I was named picker of the month.", "doubtful"],
    ["Picker of the month: Olga", "I was named picker of the month.", "doubtful"],
    ["Nominée vendeuse du mois", "J'ai été nommée vendeuse du mois.", "refused"],
    ["Vendeuse de l'année 2021, finaliste", "J'ai été vendeuse de l'année.", "doubtful"],
  ])("%s: %s", (line, sentence, verdict) => {
    expect(verdictOf(line, sentence)).toBe(verdict);
  });

  test("what a line says alone was given", () => {
    const sentence = "I was named employee of the month.";
    expect(verdictOf("Employee of the month, June 2021", sentence)).toBe("accepted");
  });
});

describe("experience that the profile states is not denied", () => {
  test.each([
    ["Hedge laid each winter", "I have no experience of hedges."],
    ["Ran a crew of 4, never hired", "I have no experience of running a crew."],
    ["Thatching, straw", "I have no practical experience of thatching."],
    ["Taille de haies", "Je n'ai aucune expérience des haies."],
    ["Taille de haies", "Je n'ai pas d'expérience de la taille de haies."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("doubtful");
  });

  test.each([
    ["Never laid a hedge", "I have no experience of hedges."],
    ["Hedge course failed", "I have no experience of hedges."],
    ["Thatching, straw", "I have no experience of slate."],
    ["Jamais taillé de haies", "Je n'ai aucune expérience des haies."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("accepted");
  });
});

test.each([
  ["Never hired staff", "I hired staff, with much to learn."],
  ["Never hired staff", "I hired staff and still have more to learn."],
  ["Jamais recruté de personnel", "J'ai recruté du personnel, avec encore à apprendre."],
])("a lack admitted beside a deed does not license it: %s: %s", (line, sentence) => {
  expect(verdictOf(line, sentence)).not.toBe("accepted");
});

test.each([
  ["If the siren sounds, clear the hall", "If the siren fails, I clear the hall."],
  ["Wash the vans monthly", "When inspectors come, I wash the vans."],
  ["Quand la cuve fuit, fermer la vanne", "Quand la cuve explose, je ferme la vanne."],
])("an occasion is the one that the line names: %s: %s", (line, sentence) => {
  expect(verdictOf(line, sentence)).toBe("doubtful");
});

test("who follows what is new did not introduce it", () => {
  expect(verdictOf("Suivi de la nouvelle charte", "J'ai introduit la charte.")).toBe("doubtful");
});

test.each([
  ["Managed a turnover of 4 m", "I managed a turnover of 4 million.", "accepted"],
  ["Managed a turnover of 4 M", "I managed a turnover of 4 million.", "accepted"],
  ["Managed a turnover of 4 m", "I managed a turnover of 4 metres.", "refused"],
  ["Swam a pool of 25 m", "I swam a pool of 25 million.", "refused"],
  ["Géré un budget de 3 M", "J'ai géré un budget de 3 mètres.", "refused"],
])("money is counted in millions: %s: %s", (line, sentence, verdict) => {
  expect(verdictOf(line, sentence)).toBe(verdict);
});

test.each([
  ["Habilitation froid ratée deux fois", "Je détiens l'habilitation froid."],
  ["Épreuve du permis D ratée", "J'ai le permis D."],
  ["Permis D raté en 2020", "J'ai le permis D."],
  ["CAP boucher raté", "J'ai un CAP boucher."],
  ["Cold store ticket failed twice", "I hold the cold store ticket."],
])("what was failed is not held: %s: %s", (line, sentence) => {
  expect(verdictOf(line, sentence)).not.toBe("accepted");
});

test("a rate is nothing failed", () => {
  expect(verdictOf("Day rate agreed with clients", "I agree day rates with clients.")).toBe(
    "accepted",
  );
});
