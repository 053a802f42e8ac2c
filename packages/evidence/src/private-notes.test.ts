import { expect, test } from "vitest";
import { publicNote, publicPart } from "./private-notes.ts";

test.each([
  [
    "Four weeks’ notice. Nights and every second weekend are fine; I cannot do Tuesdays (my mother’s dialysis).",
    "Four weeks’ notice. Nights and every second weekend are fine.",
  ],
  [
    "Préavis d’un mois. Je cherche un temps plein ou un 90 %, de préférence sans le mercredi après-midi.",
    "Préavis d’un mois. Je cherche un temps plein ou un 90 %.",
  ],
  ["From March, but not on Fridays", "From March."],
  ["Mornings are not possible", ""],
  ["From May, because of my back", "From May."],
  ["From June. My parents need me until then.", "From June."],
  ["Nights and weekends are fine.", "Nights and weekends are fine."],
  ["Disponible le week-end, préavis de 2 mois", "Disponible le week-end, préavis de 2 mois"],
  ["From 2027. School hours only because of my two children", "From 2027."],
  ["Cannot do Mon or Fri", ""],
  ["Garde alternée une semaine sur deux", ""],
  ["Dès mars. Mes deux enfants vont à l'école", "Dès mars."],
  ["Fridays off for caring", ""],
  ["Single mum so 9.30 to 2.30 only", ""],
  ["Not before 9am, school drop-off", ""],
  ["Not before 9 March", "Not before 9 March"],
  ["Pas de contrainte, mon véhicule", "Pas de contrainte, mon véhicule"],
  ["Flexible: no problem with nights or weekends", "Flexible: no problem with nights or weekends"],
  [
    "Full time, any shift, no problem with Sundays",
    "Full time, any shift, no problem with Sundays",
  ],
  ["Sans problème les week-ends", "Sans problème les week-ends"],
  ["No problem with nights, but not Sundays", "No problem with nights."],
])("of “%s” a CV shows “%s”", (note, shown) => {
  expect(publicPart(note)).toBe(shown);
});

test.each([
  ["Certificates", "Mental Health First Aid (March 2025); Safe Pass"],
  ["Certificates", "Health and Safety Level 2, 2024"],
  ["Registration", "Registered with the General Medical Council, no. 7012345"],
  ["Certificates", "Medication administration, 2025"],
  ["Publication", "Cancer screening in primary care, BMJ 2021"],
  ["Interests", "Volunteering at the hospital radio"],
  ["Loisirs", "Bénévole à l'hôpital le week-end, jamais sans un livre"],
])("a CV shows all of the note %s: %s", (label, line) => {
  expect(publicNote(label, line)).toBe(line);
});

test.each([
  ["Availability", "From May, because of my back", "From May."],
  ["Disponibilité", "Pas le lundi", ""],
  ["Certificates", "Safe Pass; first aid because of my little boy, March 2025", "Safe Pass."],
  ["Interests", "Looking after my elderly father, 2019", ""],
])("of the note %s: %s a CV shows “%s”", (label, line, shown) => {
  expect(publicNote(label, line)).toBe(shown);
});
