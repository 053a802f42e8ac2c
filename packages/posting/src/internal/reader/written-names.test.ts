import { describe, expect, test } from "vitest";
import { readPosting } from "../../posting.ts";
import { readerText } from "../../reader.ts";
import { asWritten } from "./written-name.ts";

test.each([
  [
    "Residence les Genets",
    "RESIDENCE LES GENETS\nLa résidence accueille 40 personnes.",
    "RESIDENCE LES GENETS",
  ],
  [
    "Residence les Genets",
    "RESIDENCE LES GENETS\nÀ la Résidence Les Genêts, nous",
    "Résidence Les Genêts",
  ],
  ["Fonderie de l'Épine", "FONDERIE DE L'ÉPINE", "Fonderie de l'Épine"],
  ["Maison les Érables", "MAISON LES ÉRABLES", "MAISON LES ÉRABLES"],
  ["Foyer des Sœurs", "Le FOYER DES SŒURS de Dole", "Foyer des Sœurs"],
  [
    "Foyer les Sœurs",
    "FOYER LES SŒURS\nAu cœur de Dole, le Foyer Les Sœurs recrute",
    "Foyer Les Sœurs",
  ],
  ["Ville de Dole", "VILLE DE DOLE\nLa Mairie de Dole recrute", "Mairie de Dole"],
  ["Atelier Rousset", "Atelier Rousset recrute", "Atelier Rousset"],
])("%s of %j", (name, text, written) => {
  expect(asWritten(name, text)).toBe(written);
});

const body = "\nVous accueillez le public et tenez le registre des visites.\n";
const read = (text: string) => readPosting(text + body);

describe("towns of several words", () => {
  test.each([
    [
      "Fleuriste (H/F)\nMaison Aubier – Villeneuve d'Ascq (59) – CDI 35h",
      "Maison Aubier",
      "Villeneuve d'Ascq",
    ],
    [
      "Fleuriste (H/F)\nNorsel - Saint-Rémy-lès-Chevreuse (78) - CDD",
      "Norsel",
      "Saint-Rémy-lès-Chevreuse",
    ],
    ["Fleuriste (H/F)\nNorsel – Fontenay aux Roses (92) – CDI", "Norsel", "Fontenay aux Roses"],
  ])("%s", (text, company, place) => {
    expect(read(text)).toMatchObject({ company, place });
  });

  test.each([
    ["62 - Sains-en-Gohelle - Localiser avec Mappy", "Sains-en-Gohelle"],
    ["2A - Porto-Vecchio - Localiser avec Mappy", "Porto-Vecchio"],
    ["75 - PARIS 19 - Localiser avec Mappy", "Paris"],
    ["Lieu du poste : En présentiel", undefined],
    ["Lieu du poste : Déplacements réguliers", undefined],
    ["66 - Saint-Paul-Cap-de-Joux - Localiser avec Mappy", "Saint-Paul-Cap-de-Joux"],
    ["Le magasin est situé à Villeneuve d'Ascq (59), près du métro.", "Villeneuve d'Ascq"],
  ])("%s", (line, place) => {
    expect(read(`Fleuriste (H/F)\n${line}`).place).toBe(place);
  });
});

describe("a municipality that recruits", () => {
  test.each([
    ["La commune de Mareuil-lès-Meaux recrute", "Commune de Mareuil-lès-Meaux"],
    ["VILLE DE SAINT-AVE\nLa Mairie de Saint-Avé recrute", "Mairie de Saint-Avé"],
  ])("%s", (head, company) => {
    expect(read(`${head}\nUn(e) agent d'accueil – état civil (H/F)`)).toMatchObject({
      company,
      title: "Agent d'accueil – état civil",
    });
  });

  test("is written to at its address, by its office", () => {
    const { reader, address } = read(
      "La commune de Mareuil-lès-Meaux recrute\nUn agent d'accueil (H/F)\nCandidature à adresser à Monsieur le Maire – Service du personnel, 3 rue des Acacias, 77100 Mareuil-lès-Meaux.",
    );
    expect(reader && readerText(reader)).toBe("Monsieur le Maire – Service du personnel");
    expect(address).toEqual(["3 rue des Acacias", "77100 Mareuil-lès-Meaux"]);
  });
});

test.each([
  ["CV to Ms Ruth Alder, 9 Station Road, Otley LS21 1AB", ["9 Station Road", "Otley LS21 1AB"]],
  [
    "Envoyez votre CV au 12 bis rue du Port, BP 40, 29900 Concarneau Cedex.",
    ["12 bis rue du Port", "BP 40", "29900 Concarneau Cedex"],
  ],
  [
    "Nous sommes au 12 rue du Port, 29900 Concarneau. Merci d'envoyer votre CV par courrier.",
    ["12 rue du Port", "29900 Concarneau"],
  ],
  ["CV by post to 9 Station Road, St. Ives TR26 1AB", ["9 Station Road", "St. Ives TR26 1AB"]],
  ["Le chantier se trouve au 12 rue du Port, 29900 Concarneau.", undefined],
  [
    "Envoyez votre CV au 12 rue du Port, 29900 Concarneau ou au 4 quai Sud, 29120 Loctudy.",
    undefined,
  ],
])("the address for applications: %s", (line, address) => {
  expect(read(`Fleuriste (H/F)\n${line}`).address).toEqual(address);
});

test.each([
  [
    "La Mairie de Dole recrute un(e) jardinier(e) – parcs et jardins (F/H)",
    "Jardinier(e) – parcs et jardins",
  ],
  ["La Mairie de Dole recrute un(e) jardinier(e) – temps partiel (F/H)", "Jardinier(e)"],
])("a title goes on behind a dash up to its mark: %s", (line, title) => {
  expect(read(line).title).toBe(title);
});

test("both genders of a title have one article at most", () => {
  expect(read("Un Agent / Une Agente de quai (H/F)").title).toBe("Agent / Agente de quai");
});
