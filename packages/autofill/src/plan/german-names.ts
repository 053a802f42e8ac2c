import { plainWords } from "../classify/phrase.ts";
import type { FieldKey } from "../field-key.ts";
import type { Widget } from "../field.ts";
import { isTyped } from "./step.ts";

/** German names of fields by key, which the rules do not have: the whole label, without a remark. */
const names: readonly (readonly [FieldKey, string])[] = [
  ["first_name", "(ihr |dein )?(vorname|vornamen|rufname)"],
  ["last_name", "(ihr |dein )?(nachname|familienname|zuname|name nachname|nachname name)"],
  [
    "full_name",
    "(vor|vorname) (und )?(nachname|zuname)|vollst[aä]ndiger name|name und vorname|name vorname",
  ],
  ["email", "(ihre |deine )?email( adresse)?( best[aä]tigen| wiederholen)?"],
  [
    "phone",
    "(ihre |deine )?(telefon|tel|telefonnummer|telefon nr|rufnummer|handy|handynummer|mobilnummer|mobiltelefon|mobil|telefon mobil|telefon privat( mobile)?|mobile nummer|natel)",
  ],
  ["address", "(stra(ss|ß)e|adresse|anschrift)( ?(und |/ )?(haus ?)?(nr|nummer))?"],
  ["postal_code", "plz|postleitzahl"],
  ["city", "ort|wohnort|stadt"],
  [
    "location",
    "plz (und )?(wohn)?ort|aktueller wohnort|wo wohnst du( aktuell)?|wo wohnen sie( aktuell)?",
  ],
  ["country", "land|wohnsitzland|wohnland"],
  ["name_prefix", "anrede|titel|akademischer titel"],
  ["gender", "geschlecht"],
  ["date_of_birth", "geburtsdatum|geburtstag"],
  ["nationality", "nationalit[aä]t(en)?|staatsangeh[oö]rigkeit(en)?|staatsb[uü]rgerschaft"],
  ["linkedin_url", "(link zu (ihrem|deinem) |ihr |dein )?linkedin( profil)?( url| link)?"],
  ["website_url", "(eigene |pers[oö]nliche )?(website|webseite|homepage)"],
  [
    "salary_expectation",
    "(ihre |deine )?(gehaltsvorstellung|gehaltsvorstellungen|gehaltswunsch|wunschgehalt|lohnvorstellung|lohnvorstellungen)( brutto)?( pro jahr| j[aä]hrlich)?( in euro| in eur| in chf| euro| eur| chf)?",
  ],
  [
    "start_date",
    "(ihr |dein )?(fr[uü]hest(er|m[oö]glicher|m[oö]gliches) |m[oö]glicher |gew[uü]nschter )?(eintrittstermin|eintrittsdatum|startdatum|starttermin|verf[uü]gbarkeit|verf[uü]gbar ab)|ab wann (sind sie|bist du|w[aä]ren sie|w[aä]rst du) verf[uü]gbar|wann (kannst du|k[oö]nnen sie|k[oö]nntest du|k[oö]nnten sie) (die stelle antreten|anfangen|starten|beginnen|bei uns starten|bei uns anfangen)",
  ],
  [
    "notice_period",
    "(ihre |deine )?k[uü]ndigungsfrist|wie lang(e)? ist (ihre|deine) k[uü]ndigungsfrist",
  ],
  [
    "how_heard",
    "(wie|wo|wodurch) (bist du|sind sie|wurdest du|wurden sie|hast du|haben sie) (auf |von )(uns|die stelle|diese stelle|dieser stelle|der stelle|unser unternehmen|unsere stelle) (aufmerksam( geworden)?|erfahren|geh[oö]rt|gefunden)|(so|hier) bin ich auf die stelle aufmerksam geworden",
  ],
  ["current_company", "aktueller arbeitgeber|derzeitiger arbeitgeber"],
  ["current_title", "aktuelle (position|stelle|funktion)|derzeitige (position|funktion)"],
];

/** Keys whose fields are also lists. */
const chosen: ReadonlySet<FieldKey> = new Set<FieldKey>([
  "country",
  "name_prefix",
  "gender",
  "nationality",
  "how_heard",
  "notice_period",
]);
const listed: ReadonlySet<Widget> = new Set<Widget>([
  "select",
  "combobox",
  "listboxButton",
  "radioGroup",
]);
const dated: ReadonlySet<FieldKey> = new Set<FieldKey>(["start_date", "date_of_birth"]);

const remark = / (?:erforderlich|pflichtfeld|optional|freiwillig|required|tt mm jjjj)$/;

const compiled = new Map<FieldKey, RegExp>();

function isName(words: string, key: FieldKey, pattern: string): boolean {
  const whole = compiled.get(key) ?? new RegExp(`^(?:${pattern})$`);
  compiled.set(key, whole);
  return whole.test(words);
}

const fitsWidget = (key: FieldKey, widget: Widget) =>
  isTyped(widget) ||
  (chosen.has(key) && listed.has(widget)) ||
  (dated.has(key) && widget === "date") ||
  (key === "salary_expectation" && widget === "number");

/** The key of a label that is a German name of a field as a whole. */
export function germanName(label: string, widget: Widget): FieldKey | undefined {
  const words = plainWords(label).replaceAll("/", " ").replace(/ +/g, " ").trim();
  const whole = words.replace(remark, "");
  return names.find(
    ([key, pattern]) => fitsWidget(key, widget) && isName(whole, key, pattern),
  )?.[0];
}
