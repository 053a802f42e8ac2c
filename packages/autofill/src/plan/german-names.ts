import { plainWords } from "../classify/phrase.ts";
import type { FieldKey } from "../field-key.ts";

/** German names of the person's fields, which the rules do not have: the whole label, without a remark. */
const germanNames: Readonly<Record<string, FieldKey>> = {
  vorname: "first_name",
  vornamen: "first_name",
  nachname: "last_name",
  familienname: "last_name",
  "name nachname": "last_name",
  "vor und nachname": "full_name",
  "vorname und nachname": "full_name",
  "vorname nachname": "full_name",
  "vollstandiger name": "full_name",
  "email adresse": "email",
  telefon: "phone",
  telefonnummer: "phone",
  handynummer: "phone",
  mobilnummer: "phone",
  mobiltelefon: "phone",
  "strasse und hausnummer": "address",
  "straße und hausnummer": "address",
  "strasse hausnummer": "address",
  "straße hausnummer": "address",
  "strasse nr": "address",
  "straße nr": "address",
  strasse: "address",
  straße: "address",
  plz: "postal_code",
  postleitzahl: "postal_code",
  ort: "city",
  wohnort: "city",
  stadt: "city",
};

const remark = / (?:erforderlich|pflichtfeld|optional|freiwillig|required)$/;

/** The key of a label that is a German name of a field as a whole. */
export function germanName(label: string): FieldKey | undefined {
  const words = plainWords(label).replaceAll("/", " ").replace(/ +/g, " ").trim();
  return germanNames[words.replace(remark, "")];
}
