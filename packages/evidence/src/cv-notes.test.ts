import { maxRelativeCost, relativeCost } from "@postulo/domain/testing/relative-cost";
import { expect, test } from "vitest";
import { isCvNote, isOptionalNote } from "./cv-notes.ts";

test.each([
  "Formation",
  "Formations complémentaires et habilitations",
  "Autres formations",
  "Attestations",
  "CACES",
  "Training",
  "Other courses",
  "Tickets",
  "Permis de conduire",
  "Centres d’intérêt",
])("a note labelled “%s” belongs on a CV", (label) => {
  expect(isCvNote({ label, content: "Sauveteur secouriste du travail (2024)" })).toBe(true);
});

test.each(["Formation souhaitée", "Training wanted", "Salaire", "Why I am looking", "Divers"])(
  "a note labelled “%s” is for letters and forms",
  (label) => {
    expect(isCvNote({ label, content: "Thermographie niveau 2" })).toBe(false);
  },
);

test.each([
  ["Other", "First aid at work 2024"],
  ["Expérience", "Interruption : accompagnement d’un proche"],
  ["Divers", "Thermographie niveau 2"],
  ["Teenage mentoring", "Two years"],
  ["Health and safety", "IOSH Managing Safely, NEBOSH General Certificate"],
  ["Santé et sécurité au travail", "Animation de causeries"],
  ["Mental health first aid", "2024"],
  ["Handicap et inclusion", "Référente depuis 2022"],
  ["Photo et vidéo", "Lightroom, Premiere"],
  ["Mise en situation", "Jury d’examen"],
  ["Disability support work", "Two years"],
  ["Health & Safety", "IOSH Managing Safely"],
  ["Santé, sécurité au travail", "Animation de causeries"],
  ["Equal pay campaign", "Organised a meeting of 40 people"],
  ["Égalité salariale", "Index de 2025"],
  ["Medical secretaries’ network", "Since 2022"],
])("a note labelled “%s” may be chosen for a CV: %s", (label, content) => {
  expect(isOptionalNote({ label, content })).toBe(true);
});

test.each([
  ["Date of birth", "2 May 1984"],
  ["Date de naissance", "2 mai 1984"],
  ["Other", "Née le 2 mai 1984"],
  ["Divers", "Situation familiale : mariée"],
  ["Salary", "£41,000"],
  ["Prétentions salariales", "35 000 €"],
  ["Why I left", "A quarrel"],
  ["Santé", "RQTH"],
  ["État de santé", "Bon"],
  ["Health", "Asthma"],
  ["My health (private):", "Asthma"],
  ["Health / disability", "Asthma"],
  ["Age and gender", "41"],
  ["Sexe, âge", "41"],
  ["Disability", "Hearing"],
  ["Handicap", "Surdité"],
  ["Photo", "In the drive"],
  ["Situation de famille", "Deux enfants"],
  ["Date et lieu de naissance", "Le Vaudry"],
  ["Expected gross salary", "£41,000"],
  ["Reasons for leaving", "A quarrel"],
  ["Motif de départ", "Une dispute"],
  ["Long-term health condition", "Asthma"],
  ["Health history", "Asthma"],
  ["Santé : RQTH", "Oui"],
  ["Santé\u00A0: RQTH", "Oui"],
  ["Notice period and pay", "One month, £41,000"],
  ["Préavis et rémunération", "Un mois, 35 000 €"],
  ["Reason I left", "A quarrel"],
  ["Sexual orientation", "Not said"],
  ["Orientation sexuelle", "Non précisée"],
  ["Pregnancy", "Until May"],
  ["Grossesse", "Jusqu’en mai"],
  ["Medical history", "Asthma"],
  ["Antécédents médicaux", "Asthme"],
  ["Health – long-term", "Asthma"],
  ["Work history; reason for leaving", "A quarrel"],
])("no CV shows a note labelled “%s”: %s", (label, content) => {
  expect(isOptionalNote({ label, content })).toBe(false);
});

test.each([
  ["pay and ".repeat(60), "!"],
  ["salaire et ".repeat(60), "!"],
  ["health and safety and ".repeat(25), "!"],
  ["my ".repeat(160), "!"],
])("a label that repeats “%s” takes linear time", (repeated, end) => {
  const note = { label: repeated + end, content: "None" };
  expect(relativeCost(() => isOptionalNote(note))).toBeLessThan(maxRelativeCost);
});
