import { languageLevelWords } from "@postulo/domain/profile/skill";
import { fold } from "@postulo/lexicon/fold";
import { givenNames } from "@postulo/lexicon/given-names";
import { attachedCv } from "../../letter.ts";
import { askedFormFr } from "../french/asked-form.ts";
import { withDe } from "../french/grammar.ts";
import { atEmployer, theEmployer } from "../french/employer-names.ts";
import { monthsFr, periodFr } from "../french/period.ts";
import { ownSentenceFr } from "../french/own-sentence.ts";
import { titleInSentence } from "../french/titles.ts";
import { employerName, isSelfEmployment } from "./self-employment.ts";
import { ended, joinItems, withoutEnd, withRemark } from "./frame.ts";
import { trainingName } from "./training-name.ts";
import type { AskedPart, ClosingStyle, Frame, LetterTarget, Role } from "./frame.ts";
import type { Reader } from "@postulo/posting/reader";
import type { Tone } from "@postulo/domain/letter-style";

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listOf = (texts: readonly string[]) =>
  texts.length > 2 ? `${texts.slice(0, -1).join(", ")} et ${texts.at(-1)}` : texts.join(" et ");

const asked: Record<AskedPart["form"], (texts: readonly string[]) => string> = {
  noun: (texts) => `Vous demandez ${listOf(texts)}.`,
  bare: (texts) => `Vous demandez : ${texts.join(" ; ")}.`,
  verb: (texts) =>
    `Vous cherchez quelqu’un pour ${texts.slice(0, -1).join(", pour ")}${texts.length > 1 ? " et pour " : ""}${texts.at(-1) ?? ""}.`,
  habit: (texts) => `Vous cherchez quelqu’un qui ${texts.join(" et qui ")}.`,
  quality: (texts) => `Vous cherchez une personne ${texts.join(" et ")}.`,
  address: (texts) => `Votre annonce dit : « ${texts.join(" ")} ».`,
};

function cellOf({ text, form }: AskedPart): string {
  if (form === "verb") return `quelqu’un pour ${text}`;
  if (form === "quality") return `une personne ${text}`;
  return form === "address" ? `« ${text} »` : text;
}

const post = (title: string) => `au poste ${withDe(titleInSentence(title))}`;

function where({ company, place }: LetterTarget): string {
  if (company) return ` ${atEmployer(company)}`;
  return place ? ` ${inTown(place)}` : "";
}

/** "à Lyon", "au Havre", "aux Sables-d’Olonne" */
function inTown(town: string): string {
  if (town.startsWith("Le ")) return `au ${town.slice(3)}`;
  return town.startsWith("Les ") ? `aux ${town.slice(4)}` : `à ${town}`;
}

const isLawyer = /^(?:Maître|Me)$/;

/** « Monsieur le Maire », « Madame », « Maître », and to an unknown reader both. */
function addressed(reader: Reader | undefined): string {
  const { office, honorific } = reader ?? {};
  const title = office && /^(?:Monsieur|Madame) l/.test(office) ? office : undefined;
  if (title) return title.split(/ d[eu] | d['’]| [–—/-] |[,(:]/)[0]?.trim() ?? title;
  if (honorific && isLawyer.test(honorific)) return "Maître";
  if (honorific) return /^(?:M\.?|Mr\.?|Monsieur)$/.test(honorific) ? "Monsieur" : "Madame";
  return "Madame, Monsieur";
}

const listedNames: ReadonlySet<string> = new Set(givenNames);

/** « Demandez Élodie » names a person by the first name alone, who is greeted so; a formal letter greets nobody so. */
function calledByFirstName(tone: Tone, reader: Reader | undefined): string | undefined {
  const { name, honorific, office } = reader ?? {};
  if (tone === "formal" || name === undefined || honorific || office) return undefined;
  return listedNames.has(fold(name)) ? name : undefined;
}

function salutation(tone: Tone, reader: Reader | undefined): string {
  const firstName = calledByFirstName(tone, reader);
  if (firstName !== undefined) return `Bonjour ${firstName},`;
  return tone === "warm" && !reader ? "Bonjour," : `${addressed(reader)},`;
}

function closing({ tone, reader }: ClosingStyle): string {
  if (tone === "warm" || calledByFirstName(tone, reader) !== undefined) return "Bien cordialement,";
  const greetings =
    tone === "formal"
      ? "l’expression de ma considération la plus distinguée"
      : "mes salutations distinguées";
  return `Je vous prie d’agréer, ${addressed(reader)}, ${greetings}.`;
}

const duration = /^(?:\d+|une?|deux|trois|quatre|six|huit) (?:semaines?|mois)\.?$/i;

const levels: Readonly<Record<string, string>> = languageLevelWords.fr;

/** An association is « au sein de », not « chez ». */
function placed({ kind, organisation }: { kind: string; organisation: string }): string {
  const named = atEmployer(organisation);
  return kind === "contribution" && named.startsWith("chez ")
    ? `au sein ${withDe(theEmployer(organisation))}`
    : named;
}

const yearOf = (period: Role["period"]) =>
  period?.isCurrent ? periodFr(period) : period?.end ? String(period.end.year) : "";

/** « Licence de lettres, université de Rennes (depuis 2019) » : an organisation that is a course or a body has no preposition. */
const studyHeading = (role: Role) =>
  withRemark(upperFirst(trainingName(role)), yearOf(role.period));

/** « Chez Calder, comptable depuis 2019 », and for a further time where alone. */
function workHeading(role: Role, isAgain: boolean): string {
  const when = role.period ? periodFr(role.period) : "";
  const title = role.title === "" ? "" : titleInSentence(role.title);
  if (isSelfEmployment(role.organisation) && title !== "") {
    const own = `${upperFirst(title)} (${role.organisation.toLowerCase()})`;
    return isAgain || when === "" ? own : `${own} ${when}`;
  }
  const place = employerName(role.organisation) === "" ? "" : upperFirst(placed(role));
  if (isAgain && place !== "") return place;
  const held = [place, place === "" ? upperFirst(title) : title];
  return `${held.filter((part) => part !== "").join(", ")}${when === "" ? "" : ` ${when}`}`;
}

export const frameFr: Frame = {
  subject: ({ title, company, reference }) =>
    `Objet : candidature ${title ? post(title) : `au poste proposé${company ? ` ${atEmployer(company)}` : ""}`}${reference ? ` (référence ${reference})` : ""}`,
  salutation,
  closing,
  dateLine: ({ year, month, day }, { city }) => {
    const date = `le ${day === 1 ? "1er" : day} ${monthsFr[month - 1] ?? ""} ${year}`;
    return city === "" ? upperFirst(date) : `${city}, ${date}`;
  },
  opening: (target) =>
    target.title
      ? ended(`Je vous propose ma candidature ${post(target.title)}${where(target)}`)
      : ended(`Je vous propose ma candidature au poste à pourvoir${where(target)}`),
  asks: (parts) => asked[parts[0]?.form ?? "noun"](parts.map(({ text }) => text)),
  inCell: (parts) => parts.map(cellOf).join(" ; "),
  askedForm: askedFormFr,
  held: (role, isAgain) =>
    role.kind === "education" && role.title !== ""
      ? studyHeading(role)
      : workHeading(role, isAgain),
  namesRole: () => true,
  further: (held) => `${held}, également`,
  ownSentence: ownSentenceFr,
  situated: (held, sentence) => `${held}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  colon: " :",
  career: "Mon parcours :",
  post: ({ title, organisation, period }) =>
    [title, organisation, period ? periodFr(period) : ""].filter((part) => part !== "").join(", "),
  brought: "De ce que vous demandez, j’apporte :",
  background: "J’apporte aussi :",
  year: ({ period }) => yearOf(period),
  underway: (period) => periodFr({ ...period, isCurrent: period.start !== undefined }),
  listed: (items) => joinItems(items, "\u202F; "),
  years: (count) => `${String(count).replace(".", ",")} an${count >= 2 ? "s" : ""}`,
  languageName: ({ fr }) => upperFirst(fr.replace(/^(?:l['’]|le |la )/, "")),
  level: (level) => levels[level] ?? "",
  note: (label, content) => {
    if (/pr[ée]avis/i.test(label) && duration.test(content))
      return `Mon préavis est ${withDe(ended(content.charAt(0).toLowerCase() + content.slice(1)))}`;
    return ended(label === "" ? content : `${label} : ${content}`);
  },
  invitation: {
    plain: "Je me tiens à votre disposition pour un entretien.",
    warm: "Je vous remercie de votre lecture et vous rencontrerais avec plaisir.",
    formal: "Je me tiens à votre entière disposition pour un entretien.",
  },
  placed: (line, { kind, organisation, period }) => {
    const isDiploma = kind === "education" && !period?.start && !period?.isCurrent;
    const when = isDiploma ? String(period?.end?.year ?? "") : period ? periodFr(period) : "";
    const from = [organisation, when].filter((part) => part !== "").join(", ");
    return withRemark(withoutEnd(line), from);
  },
  inShort: "En bref :",
  attached: attachedCv.fr,
};
