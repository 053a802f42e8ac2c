import { describe, expect, test } from "vitest";
import { askedFormEn } from "./english/asked-form.ts";
import { askedFormFr } from "./french/asked-form.ts";

describe("a wish in an English sentence", () => {
  test.each([
    ["Look after stock control", "verb", "look after stock control"],
    ["Sort out late deliveries", "verb", "sort out late deliveries"],
    ["Sit on the leadership team", "verb", "sit on the leadership team"],
    ["Agree delivery windows with carriers", "verb", "agree delivery windows with carriers"],
    ["Discuss needs with customers", "verb", "discuss needs with customers"],
    ["Night shifts", "noun", "night shifts"],
    ["Prepare journal entries", "verb", "prepare journal entries"],
    ["Support the store manager", "verb", "support the store manager"],
    ["Proficient in Excel", "quality", "proficient in Excel"],
    ["Responsible for two sites", "quality", "responsible for two sites"],
    ["Degree in accounting", "noun", "a degree in accounting"],
    ["Leading a team", "noun", "leading a team"],
    ["Experience of charity accounting", "noun", "experience of charity accounting"],
    ["Excel and Xero", "noun", "Excel and Xero"],
    ["Provides technical support", "habit", "provides technical support"],
    ["Tracks and documents change orders", "habit", "tracks and documents change orders"],
    ["3 years of retail experience", "noun", "3 years of retail experience"],
    ["Leeds and the Dales", "noun", "Leeds and the Dales"],
    ["Reading of plans", "noun", "reading of plans"],
    ["HySoP simulations", "noun", "HySoP simulations"],
  ])("%s", (written, form, text) => {
    expect(askedFormEn(written)).toEqual({ text, form });
  });

  test.each([
    "As a Sales Representative",
    "Drive revenue through sales reps",
    "customers gain access to our tools",
    "bank reconciliations and make deposits",
    "Technicians who are willing to travel",
    "Previously employed in a bank",
    "Motivated by results",
  ])("none: %s", (written) => {
    expect(askedFormEn(written)).toBeUndefined();
  });
});

describe("un souhait dans une phrase française", () => {
  test.each([
    ["Gestion des stocks", "noun", "la gestion des stocks"],
    ["Encaissement des clients", "noun", "l’encaissement des clients"],
    ["Établir les rapprochements bancaires", "verb", "établir les rapprochements bancaires"],
    ["Titulaire du permis C", "quality", "titulaire du permis C"],
    ["Chargement et arrimage", "bare", "chargement et arrimage"],
    ["Excel et Sage", "bare", "Excel et Sage"],
    ["Dakar et sa région", "bare", "Dakar et sa région"],
    ["Sens du service", "noun", "le sens du service"],
    ["les relations avec la presse", "noun", "les relations avec la presse"],
    ["DU ou formation courte en gériatrie", "bare", "DU ou formation courte en gériatrie"],
    ["Vous assurez des livraisons régionales", "address", "Vous assurez des livraisons régionales"],
  ])("%s", (written, form, text) => {
    expect(askedFormFr(written)).toEqual({ text, form });
  });

  test.each([
    "Tu écris bien et vite",
    "Naturellement avenant",
    "réalisez des supports simples",
    "Compétences demandées",
    "Rejoignez nos équipes",
  ])("aucune : %s", (written) => {
    expect(askedFormFr(written)?.form === "noun").toBe(false);
  });
});
