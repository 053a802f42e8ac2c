import { guardedPattern } from "../classify/guarded-pattern.ts";
import { memoize } from "../classify/memoize.ts";
import { plainWords } from "../classify/phrase.ts";
import type { FieldKey } from "../field-key.ts";
import type { Widget } from "../field.ts";
import { isTyped } from "./steps/step.ts";

/** German names of fields by key, which the rules do not have: the whole label, without a remark. */
const names: readonly (readonly [FieldKey, string])[] = [
  ["first_name", "(ihr |dein )?(vorname|vornamen|rufname)"],
  [
    "last_name",
    "(ihr |dein )?(nachname|nachnahme|familienname|zuname|name nachname|nachname name)",
  ],
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
    "((gehalts|lohn)(vorstellung|vorstellungen|wunsch|angabe|erwartung|erwartungen)|wunschgehalt|wunschlohn)( brutto| jahr| pro| in| euro| eur| chf| jahrlich| jahresbruttolohn| jahresgehalt| bruttojahresgehalt| jahresbrutto)*( (hast du|haben sie))?|(brutto )?(jahreslohn|jahresgehalt|gehalt|lohn) (stellst du dir|stellen sie sich)( bei 100)? vor",
  ],
  [
    "start_date",
    "(fr[uü]he?st(er|e|m[oö]gliche[rsn]?) |m[oö]glicher |gew[uü]nschter )?(eintrittstermin|eintrittsdatum|startdatum|starttermin|verf[uü]gbarkeit|verf[uü]gbar ab)|ab wann (sind sie|bist du|w[aä]ren sie|w[aä]rst du) verf[uü]gbar|(ab )?wann (kannst du|k[oö]nnen sie|k[oö]nntest du|k[oö]nnten sie) (fr[uü]hestens |fr[uü]hestm[oö]glich )?(bei uns )?(die stelle antreten|anfangen|starten|beginnen)( fr[uü]hestens)?",
  ],
  ["highest_education", "(ihr |dein )?h[oö]chster (bildungs|schul|studien)?abschluss"],
  ["notice_period", "k[uü]ndigungsfrist"],
  [
    "how_heard",
    "(wie|wo|wodurch) (bist du|sind sie|wurdest du|wurden sie|hast du|haben sie) (auf |von )(uns|das stellenangebot|die stelle|diese stelle|dieser stelle|der stelle|unser unternehmen|unsere stelle) (aufmerksam( geworden)?|erfahren|geh[oö]rt|gefunden)|(so|hier) bin ich auf die stelle aufmerksam geworden",
  ],
  [
    "exp_description",
    "(kurze )?(t[aä]tigkeits|aufgaben)beschreibung|(kurze )?beschreibung (der|ihrer|deiner) (t[aä]tigkeit(en)?|aufgaben)|(haupt)?aufgaben|aufgaben(bereich|gebiet)|t[aä]tigkeiten",
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
  "highest_education",
  "notice_period",
  "city",
  "location",
]);
const listed: ReadonlySet<Widget> = new Set<Widget>([
  "select",
  "combobox",
  "listboxButton",
  "radioGroup",
]);
const dated: ReadonlySet<FieldKey> = new Set<FieldKey>(["start_date", "date_of_birth"]);

const remark = / (?:erforderlich|pflichtfeld|optional|freiwillig|required|tt mm jjjj)$/;

/** Words around a name that make a sentence of it: "Was ist Ihre Kündigungsfrist?", "Gib deinen Gehaltswunsch an". */
const openings = [
  "(teilen?|gebe?n?|gib|nennen?|schreiben?|verraten?|tragen?) (sie )?(uns )?(bitte )?",
  "(was|wann|wie hoch|wie lange?|wie) (ist|sind|ware|waren|lautet|lauten) ",
  "wo (liegt|liegen) ",
  "welche[ns]? ",
];
const opening = new RegExp(`^(bitte )?(${openings.join("|")})?((ihre?[nmr]?|deine?[nmr]?) )?`);
const ending = / (?:mit|an|ein)$/;

const patterns = names.map(([key, pattern]) => ({ key, name: guardedPattern(`^(?:${pattern})$`) }));

const fitsWidget = (key: FieldKey, widget: Widget) =>
  isTyped(widget) ||
  (chosen.has(key) && listed.has(widget)) ||
  (dated.has(key) && widget === "date") ||
  (key === "salary_expectation" && widget === "number");

/** The keys that a label as a whole is a German name of. */
const keysOfLabel = memoize((label: string): readonly FieldKey[] => {
  const words = plainWords(label).replaceAll("/", " ").replace(/ +/g, " ").trim();
  const possible = patterns.filter(({ name }) => name.mayMatch(words));
  if (possible.length === 0) return [];
  const whole = words.replace(remark, "");
  const core = whole.replace(opening, "").replace(ending, "");
  return possible.filter(({ name }) => name.test(whole) || name.test(core)).map(({ key }) => key);
});

/** The key of a label that is a German name of a field as a whole. */
export const germanName = (label: string, widget: Widget): FieldKey | undefined =>
  keysOfLabel(label).find((key) => fitsWidget(key, widget));
