import { feminineTraining, ordinaryDiploma } from "@postulo/lexicon/french-grammar";
import type { Education } from "@postulo/evidence/profile";
import { lowerFirst } from "../clause.ts";
import { withDe } from "./grammar.ts";
import { atEmployer } from "./employer-names.ts";
import { titleInSentence } from "./titles.ts";

/** Degrees and the like that are feminine; the others are masculine. */
const feminineDegree = feminineTraining;

/** Foreign certificates that come in several. */
const severalDegrees = /^(?:gcses|a-levels|highers)\b/i;

function degreeFr(degree: string): string {
  if (/^(?:un|une|le|la|deux)\s/i.test(degree)) return lowerFirst(degree);
  if (severalDegrees.test(degree)) return `des ${degree}`;
  const article = /^dipl[ôo]mes?\s+d['’][ée]tat/i.test(degree)
    ? "le"
    : feminineDegree.test(degree)
      ? "une"
      : "un";
  const isOrdinary = ordinaryDiploma.test(degree);
  return `${article} ${isOrdinary ? lowerFirst(degree) : titleInSentence(degree)}`;
}

/** « un BTS Comptabilité », « un CAP Cuisine »: the field follows the name of the degree. */
const juxtaposes =
  /^(?:bts|dut|but|cap|bep|bac|baccalauréat|deug|brevet|titre|licence pro|master|mastère|licence)(?!\p{L})/iu;

/** « un BTS au lycée Berger », « une licence (Métiers du web) à l’université … », « un MBA (Finance, HEC) » */
export function trainingFr({ degree, field, school }: Education): string {
  const placed = school === "" ? "" : atEmployer(school);
  const hasArticle = placed !== "" && !placed.startsWith("chez ");
  const subject = degree.toLowerCase().includes(field.toLowerCase()) ? "" : field;
  const isJuxtaposed = juxtaposes.test(degree);
  const beside = [isJuxtaposed ? "" : subject, hasArticle ? "" : school].filter(
    (part) => part !== "",
  );
  const named = `${degree === "" ? "une formation" : degreeFr(degree)}${isJuxtaposed && subject !== "" ? ` ${subject}` : ""}`;
  return `${named}${beside.length > 0 ? ` (${beside.join(", ")})` : ""}${hasArticle ? ` ${placed}` : ""}`;
}

/** A sentence about the entry that begins with `start`; undefined for an empty entry. */
export function trainedFr(entry: Education, start: string): string | undefined {
  const { degree, field, school, period } = entry;
  if (degree === "" && field === "" && school === "") return undefined;
  if (period.isCurrent) return `Je prépare actuellement ${trainingFr(entry)}.`;
  return `${start}${trainingFr(entry)}${period.end ? ` en ${period.end.year}` : ""}.`;
}

/** « Je suis titulaire d’une licence obtenue en 2018 … »: agrees with the degree, not with the applicant. */
export function heldFr(entry: Education, isFurther: boolean): string | undefined {
  const { degree, period } = entry;
  if (
    degree === "" ||
    period.isCurrent ||
    /^(?:deux|formation|gcses|a-levels|highers)/i.test(degree)
  )
    return undefined;
  const place = entry.school === "" ? "" : atEmployer(entry.school);
  const placed = place.startsWith("chez ") ? "" : place;
  const named = trainingFr(placed === "" ? entry : { ...entry, school: "" });
  const also = isFurther ? "également " : "";
  return `Je suis ${also}titulaire ${withDe(named)}${obtainedFr(named, placed, period.end?.year)}.`;
}

function obtainedFr(named: string, place: string, year: number | undefined): string {
  const when = year === undefined ? "" : `en ${year}`;
  const facts = [place, when].filter((fact) => fact !== "");
  const obtained = named.startsWith("une ") ? "obtenue" : "obtenu";
  return facts.length === 0 ? "" : `, ${[obtained, ...facts].join(" ")}`;
}
