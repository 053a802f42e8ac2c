import { foldWords, trimSeparators } from "./folded-text.ts";
import { degreeScore, schoolScore } from "./word-scores.ts";

/** Patterns of degree names that a subject can follow, longer ones before their prefixes. */
const shortNames = [
  String.raw`ph\.?\s?d\.?(?: candidate| student)?`,
  String.raw`d\.?phil\.?|doctorate?|doctoral degree`,
  String.raw`[mb]\.?\s?sc\.?|[mb]\.?\s?eng\.?|[mb]\.?\s?tech\.?|[mb]\.?\s?phil\.?|[mb]\.?b\.?a\.?|[mb]\.?\s?[as]\.?|[mb]\.?\s?comm?\.?|[mb]\.e\.?|[sa]\.[bm]\.?|[mb]\.?\s?des\.?|[mb]\.?\s?arch\.?|b\.?\s?mus\.?`,
  String.raw`b\.?s\.?n\.?|m\.?s\.?n\.?|msw|mph|mpa|mpp|pharm\.?\s?d\.?|ed\.?d\.?|a\.?[ao]\.?s\.?|h\.?n\.?[dc]\.?|[ns]vq(?: level \d)?|btec(?: (?:level \d|extended|national|higher))*(?: diploma| certificate)?`,
  String.raw`ll\.?[mb]\.?|m\.?res\.?|[mb]\.?ed\.?|[mb]\.?f\.?a\.?|m1|m2|l1|l2|l3`,
  String.raw`master(?:['’]?s)?(?: ?[12])?(?: degree| recherche| professionnel| pro\.?)?(?: \(m[12]\))?`,
  String.raw`mast[eè]re(?: spécialisé)?|magist[eè]re|maîtrise|bachelor(?:['’]?s)?(?: degree)?`,
  String.raw`licence(?: ?[123])?(?: pro(?:fessionnelle|\.)?)?|associate(?:['’]?s)?(?: degree)?`,
  String.raw`dnsep|dn[at]p?|dma|dnat|deust|d\.?i?\.?u\.?(?= )|cfc|afp|cess|ceb|bachelier|agr[ée]gation|capes|certificat d['’]aptitude|bpjeps|deas|deaes|deees|cqp|postdoc\p{L}*`,
  String.raw`snc|gcses?|a-?levels?|pgdip|pgcert|pgde|pgce|leaving certificate|ged|mcom|bcom|ed\.?s\.?|j\.?d\.?|m\.?d\.?(?= )|juris doctor|maturit[ée](?: \p{L}+)?`,
  String.raw`programme grande [ée]cole|dec|aec|btsa?|dut|b\.?u\.?t\.?|deug|dess|dea|cap|bep|dcg|dscg|daeu|cpge|pr[eé]pa|classes? pr[eé]paratoires?|dnmade|bac(?:calauréat)? pro(?:fessionnel)?`,
  String.raw`titre professionnel|brevet (?:professionnel|de technicien supérieur|des collèges)|mention complémentaire|dipl[oô]me d['’]ing[eé]nieure?|dipl[oô]me d['’]études \p{L}+|dipl[oô]me|ing[eé]nieure?|dipl\.?-?ing\.?`,
  String.raw`post-?graduate (?:diploma|certificate)|undergraduate degree|honours degree|high school(?: diploma)?|diploma|certificate|certificat`,
].join("|");
const kinds = "executive |joint |dual |double |international |spécialisé |advanced ";
const degreeName = String.raw`(?:${kinds})?(?:${shortNames})(?:\s*\([^)]*\))?`;
const link = String.raw`(?:\s*[,:–-]\s*|\s+(?:degree )?(?:(?:in|en|of|de|du|ès)(?=\s)|d['’]|:|-|–)\s*|\s+)(?:(?:la |le |l['’])\s*)?`;

const areas =
  "science|sciences|arts?|engineering|technology|business administration|commerce|laws?|education|philosophy|medicine|music|architecture|public health|public administration|social work|computer applications|design|research|lettres";
const longName = String.raw`(?:(?:bachelor|master|doctor|associate|diploma|licen[cs]e)s?(?:['’]s)? (?:of|ès)|associate in) (?:applied |fine |advanced )?(?:${areas})(?: (?:and|&) (?:science|arts|engineering|technology))?(?:\s*\([^)]*\))?(?:\s*\(?hon(?:our)?s\.?\)?)?(?:\s+\(?[BMD][A-Z]?[Sa-z]*[cA]\)?(?=\s|$))?`;
/** `Master of Accounting` is the whole name of a degree and contains the subject. */
const subjectDegree = /^(?:bachelor|master|doctor)s?(?:['’]s)? of (\p{Lu}[\p{L} &]+)$/iu;

const wholeName = new RegExp(`^${longName}(?:$|[\\s,:–-])`, "iu");

/** Formats of a degree and its subject. Group 1 is the degree, group 2 the subject. */
const forms: readonly RegExp[] = [
  // French state diplomas of a profession are one name.
  /^(dipl[oô]me d['’][ée]tat(?:\s.*)?)$/iu,
  /^([Dd]ipl[oô]me(?: national| supérieur| universitaire)? d(?:e |['’])(?!ing[ée]|[ée]tudes|master|licence|bachelor)\p{Ll}(?!.*\sen\s).*)$/u,
  new RegExp(String.raw`^(${longName})(?:(?:\s*[,:–-])?\s+(?:(?:in|en|-) \s*)?(\S.*))?$`, "iu"),
  new RegExp(`^(${degreeName})$`, "iu"),
  // `Master Craftsman Certificate in Car Mechanics`: the degree is all text before "in".
  /^(.{4,45}?)\s+in\s+(\p{Lu}.+)$/u,
  new RegExp(`^(${degreeName})${link}(\\S.*)$`, "iu"),
  // Unlisted degree acronyms: `DCG en comptabilité`.
  /^(\p{Lu}{2,6}(?: ?[12])?)\s+(?:in|en)\s+(\S.*)$/u,
  /^(.{4,40}?)\s+(?:in|en)\s+(\p{L}.+)$/u,
];

export interface DegreeAndField {
  readonly degree: string;
  readonly field: string | undefined;
}

/** Splits `PhD in Computer Science` into degree and subject; `field` is undefined for a degree alone. */
export function splitDegree(text: string): DegreeAndField {
  const whole = trimSeparators(text);
  return ofSubject(whole) ?? splitByForm(whole);
}

function ofSubject(whole: string): DegreeAndField | undefined {
  const field = wholeName.test(whole) ? undefined : subjectDegree.exec(whole)?.[1];
  return field === undefined ? undefined : { degree: whole, field };
}

function splitByForm(whole: string): DegreeAndField {
  for (const form of forms) {
    const match = form.exec(whole);
    const [, degree = "", rest] = match ?? [];
    const field = subject(rest);
    if (match && rest === undefined) return { degree: trimSeparators(degree), field: undefined };
    // `Master Craftsman Certificate` is one name.
    if (/\b(?:certificate?|diploma|dipl[oô]me|degree)$/iu.test(rest ?? "")) continue;
    const isDegree = !form.source.startsWith("^(.{") || degreeScore(degree) > 0;
    if (field !== undefined && isDegree && schoolScore(field) === 0) {
      return { degree: trimSeparators(degree), field };
    }
  }
  return { degree: whole, field: undefined };
}

const honours =
  /^(?:magna |summa |maxima )?cum laude|^(?:with )?(?:first[- ]class )?(?:honou?rs|distinction)|^mention|^candidate$|^student$|^degree$|^diploma$/i;
const praise =
  /(?:(?<!\s)\s+)?[,;(–-]\s*(?:with |avec )?(?:mention|honou?rs|distinction|gpa|cum laude|summa|magna|minor|first class)\b.*$/i;

function subject(text: string | undefined): string | undefined {
  const field = trimSeparators((text ?? "").replace(praise, ""));
  if (
    foldWords(field).length < 2 ||
    /^fin d/i.test(field) ||
    honours.test(field) ||
    /^\d/.test(field)
  )
    return undefined;
  return field.endsWith(")") && !field.includes("(") ? field.slice(0, -1) : field;
}
