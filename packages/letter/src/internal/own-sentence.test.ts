import { describe, expect, test } from "vitest";
import { ownSentenceEn } from "./english/own-sentence.ts";
import { ownSentenceFr } from "./french/own-sentence.ts";

describe("an English line that begins with a verb becomes a sentence", () => {
  test.each([
    [
      "Rolled out Sage Intacct across three sites, on time",
      "I rolled out Sage Intacct across three sites, on time.",
    ],
    [
      "Trained 11 budget holders who had never read a P&L.",
      "I trained 11 budget holders who had never read a P&L.",
    ],
    [
      "Managed staff, trained apprentices and ordered stock",
      "I managed staff, trained apprentices and ordered stock.",
    ],
    ["Cleaned, sorted and delivered tools", "I cleaned, sorted and delivered tools."],
    ["Started working with the new press", "I started working with the new press."],
    ["I ran the late shift on my own", "I ran the late shift on my own."],
  ])("%s", (line, sentence) => {
    expect(ownSentenceEn(line, false)).toBe(sentence);
  });

  test("in the present only for a job that goes on", () => {
    expect(ownSentenceEn("Lead a team of 6 and report to the CFO", true)).toBe(
      "I lead a team of 6 and report to the CFO.",
    );
    expect(ownSentenceEn("Plan and conduct lessons for five classes", true)).toBe(
      "I plan and conduct lessons for five classes.",
    );
    expect(ownSentenceEn("Lead a team of 6 and report to the CFO", false)).toBeUndefined();
  });

  test.each([
    "Advanced Excel skills and reporting",
    "Uncovered the habits of riders and currently developing a map of the stations",
    "Trained in first aid at work",
    "Awarded the prize of the region twice",
    "Motivated team player with good humour",
    "Registered nurse with ten years of practice",
    "Promoted to shift leader after a year",
    "Lead developer on the payments team",
    "Responsible for three sales locations",
    "Managed interviews Developed recruiting plans",
    "Developed and execute recruiting plans",
    "Managed staff and oversees the stock",
    "Screened, handled or distributes incoming calls",
    "Kept informed of and comply with state policies",
    "Managed the store. Trained two apprentices.",
    "Managed all aspects of",
    "Used car sales and valuations",
    "Shared services for three sites",
    "Distributed systems and networks",
    "Supervised learning with large data sets",
    "Guided tours of the old town",
    "Scheduled servicing of 62 turbines, two weeks at a time",
    "Nominated, county craft awards 2024, best design",
    "Invited speaker at two regional fairs",
    "Printed circuit board assembly for three lines",
    "Assisted living care for twelve residents",
    "Organised and reliable in all tasks",
    "Stock and ordering for the pastry section",
  ])("but not: %s", (line) => {
    expect(ownSentenceEn(line, true)).toBeUndefined();
  });
});

describe("a French line that begins with a participle becomes a sentence", () => {
  test.each([
    [
      "Déployé la nouvelle caisse dans 12 magasins",
      "J’ai déployé la nouvelle caisse dans 12 magasins.",
    ],
    ["Géré rigoureusement les bases de données", "J’ai géré rigoureusement les bases de données."],
    [
      "Participé aux clôtures trimestrielles et annuelles.",
      "J’ai participé aux clôtures trimestrielles et annuelles.",
    ],
    ["Mis en place un suivi de la marge", "J’ai mis en place un suivi de la marge."],
    [
      "Recruté 4 vendeurs, formé l'équipe et ouvert le magasin",
      "J’ai recruté 4 vendeurs, formé l'équipe et ouvert le magasin.",
    ],
  ])("%s", (line, sentence) => {
    expect(ownSentenceFr(line)).toBe(sentence);
  });

  test.each([
    "Formé aux gestes de premiers secours",
    "Chargé de la relation avec les fournisseurs",
    "Suivi de la carrière des films",
    "Élu meilleur vendeur du réseau",
    "Diplômé de l'école hôtelière",
    "Intégré dans une équipe de huit personnes",
    "Produit des rapports chaque mois",
    "Assuré de la confiance des clients",
    "Assurer la gestion des stocks",
    "Géré les stocks. Formé deux apprentis.",
    "Géré les stocks et assurer la caisse du soir",
    "Préparation des commandes et expédition",
    "Mis à jour",
  ])("mais pas : %s", (line) => {
    expect(ownSentenceFr(line)).toBeUndefined();
  });
});
