import { describe, expect, test } from "vitest";
import { atEmployer, theEmployer } from "./employer-names.ts";

describe("an employer has its preposition and its article", () => {
  test.each([
    ["Durand", "chez Durand", "Durand"],
    ["RESIDENCE LES ORMES", "à la RESIDENCE LES ORMES", "la RESIDENCE LES ORMES"],
    ["LYCEE ROUSSET", "au LYCEE ROUSSET", "le LYCEE ROUSSET"],
    ["Clinique des Lilas", "à la Clinique des Lilas", "la Clinique des Lilas"],
    [
      "Cuisine centrale de Martigues",
      "à la Cuisine centrale de Martigues",
      "la Cuisine centrale de Martigues",
    ],
    ["CPAS de Namur", "au CPAS de Namur", "le CPAS de Namur"],
    ["CHU de Nantes", "au CHU de Nantes", "le CHU de Nantes"],
    ["CHI du Val de Brume", "au CHI du Val de Brume", "le CHI du Val de Brume"],
    ["Hôpital Bichat", "à l’Hôpital Bichat", "l’Hôpital Bichat"],
    ["ADMR du Cap", "à l’ADMR du Cap", "l’ADMR du Cap"],
    ["Ateliers Morel", "aux Ateliers Morel", "les Ateliers Morel"],
    ["Restos du Cœur", "aux Restos du Cœur", "les Restos du Cœur"],
    ["Hospices civils de Lyon", "aux Hospices civils de Lyon", "les Hospices civils de Lyon"],
    ["La Redoute", "à La Redoute", "la Redoute"],
    ["Salon Violette", "au Salon Violette", "le Salon Violette"],
    ["Jardins du Lac", "aux Jardins du Lac", "les Jardins du Lac"],
    ["Le Gall Paysages", "chez Le Gall Paysages", "Le Gall Paysages"],
    ["CHSLD du Fjord", "au CHSLD du Fjord", "le CHSLD du Fjord"],
    ["EARL du Pré Long", "à l’EARL du Pré Long", "l’EARL du Pré Long"],
    ["SCEA des Combes", "à la SCEA des Combes", "la SCEA des Combes"],
    ["Le Bouchon", "au Bouchon", "le Bouchon"],
    ["Les Jardins de Gaïa", "aux Jardins de Gaïa", "les Jardins de Gaïa"],
    ["Intérim (Manpower)", "en intérim (Manpower)", "Intérim (Manpower)"],
    ["Intérim", "en intérim", "Intérim"],
    ["Interim Healthcare", "chez Interim Healthcare", "Interim Healthcare"],
    ["Interimaires de France", "chez Interimaires de France", "Interimaires de France"],
    ["Chez Nous Deux", "chez Nous Deux", "Chez Nous Deux"],
    ["SSIAD du Val", "au SSIAD du Val", "le SSIAD du Val"],
    ["A.D.R.E.S.", "à l’A.D.R.E.S.", "l’A.D.R.E.S."],
    ["Imprimerie Delmas", "à l’Imprimerie Delmas", "l’Imprimerie Delmas"],
    ["L’Oréal", "chez L’Oréal", "l’Oréal"],
    [" Le Cabinet du Parc ", "au Cabinet du Parc", "le Cabinet du Parc"],
    ["La Clinique des Lilas", "à la Clinique des Lilas", "la Clinique des Lilas"],
  ])("%s: %s, %s", (name, at, the) => {
    expect(atEmployer(name)).toBe(at);
    expect(theEmployer(name)).toBe(the);
  });
});
