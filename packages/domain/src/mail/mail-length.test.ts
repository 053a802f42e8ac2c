import { expect, test } from "vitest";
import { readLength } from "./mail-length.ts";

test.each([
  ["L’entretien durera environ 45 minutes.", 45],
  ["L’entretien durera environ une heure et sera suivi d’une visite.", 60],
  ["Durée prévue : 1h30.", 90],
  ["Comptez une demi-heure avec la cheffe de rang.", 30],
  ["Un entretien de 20 min est prévu mardi.", 20],
  ["The interview will last around 40 minutes.", 40],
  ["Please allow an hour and a half.", 90],
  ["You are invited to a 25-minute call on Monday.", 25],
  ["Duration: 2 hours", 120],
  ["L’entretien durera 45 minutes à notre siège.", 45],
  ["L’entretien durera une heure à Lyon.", 60],
])("reads how long an interview takes: %s", (text, minutes) => {
  expect(readLength(text)).toBe(minutes);
});

test.each([
  "Comptez 20 minutes à pied depuis la gare.",
  "Please allow 15 minutes for parking.",
  "Le test durera 2 heures.",
  "It will be followed by a written test lasting 50 minutes.",
  "L’entretien durera 45 minutes ou une heure.",
  "The interview lasts 30 to 45 minutes.",
  "L’entretien durera 45 minutes à une heure.",
  "Our company has existed for two hours of history.",
  "L’entretien dure 30 minutes. Prévoyez 1 heure au total.",
])("reads no length that is of something else, or not one: %s", (text) => {
  expect(readLength(text)).toBeNull();
});
