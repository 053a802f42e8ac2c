import * as lexicon from "@postulo/lexicon/job-facts";
import {
  cellsOf,
  fieldsOf,
  linesOf,
  sentencesOfLine,
  written,
  type Written,
} from "./written-lines.ts";

const currency =
  "(?:(?:us|ca|au|nz|[ac])?[$]|[€£]|\\b(?:eur|euros?|gbp|usd|chf|cad|aud|nzd|dollars?)\\b)";
const digits = "(?:\\d{1,3}(?:[ .,'’]\\d{3}){1,2}(?:[.,]\\d{2})?|\\d{1,6}(?:[.,]\\d{1,2})?)(?!\\d)";
const number = `${digits}(?: ?k\\b)?`;
const separator = " ?(?:[-–—/]|to|and|et|a|jusqu'a|up to) ?";
/** One amount, or the two ends of a range; a currency beside one of them is of both. The 8 of "2x8" is none. */
const amounts = new RegExp(
  `(?<![\\p{L}\\d])(?:${currency} ?)?${number}(?: ?${currency})?(?:${separator}(?:${currency} ?)?${number}(?: ?${currency})?)?`,
  "gu",
);
const numbers = new RegExp(number, "gu");
const named = new RegExp(currency, "u");

/** "€3m", "2 Md€" are of no pay. */
const isHuge = /^ ?(?:m|bn|md|million|mio|k?m€)(?![\p{L}\d])/u;

/** What follows an amount and belongs to it. */
const tail = new RegExp(
  `^(?: ?/ ?(?:${lexicon.timeUnit.source})|,? ?\\(?(?:${lexicon.payPeriod.source})\\)?|,? ?\\(?(?:${lexicon.payBasis.source})\\)?)`,
  "u",
);
const period = new RegExp(
  `/ ?(?:${lexicon.timeUnit.source})|${lexicon.payPeriod.source}|${lexicon.payBasis.source}`,
  "u",
);
/** "52k", "49 282". */
const thousands = /\d{2,3} ?k\b/;
/** The amount of a year's pay, written out: "£38,500". */
const wholeYear = /(?<![\d.,])(?:1[5-9]|[2-9]\d|1[0-4]\d)[ .,'’]\d{3}(?![\d.,]?\d)/;
/** The same without a currency, alone in its line: "28k", "36-40k". */
const bareThousands =
  /^(?:1[5-9]|[2-9]\d|1[0-4]\d) ?k?(?: ?(?:[-–]|to|a|et) ?\d{2,3} ?k| ?k)(?: ?(?:pa|p\.a\.?|doe))?\.?$/;
const yearly = /\d{2,3} ?k\b|\d{2,3}[ .,'’]?\d{3}/g;

interface Pay {
  start: number;
  end: number;
  /** Whether it says for which time, before or after tax, or on what it depends. */
  readonly hasPeriod: boolean;
  /** Whether it has the size of a year's pay: in thousands, written out, or with two such ends. */
  readonly isYearly: boolean;
}

/** In characters, before and behind an amount: what is read for each one is bounded, so that a long line takes linear time. */
const nearby = 160;
const before = (folded: string, at: number) => folded.slice(Math.max(0, at - nearby), at);
const behind = (folded: string, at: number) => folded.slice(at, at + nearby);

/** The end of what follows an amount. */
function endOf(folded: string, from: number): number {
  let end = from;
  for (let next = tail.exec(behind(folded, end)); next; next = tail.exec(behind(folded, end)))
    end += next[0].length;
  return end;
}

/** Where a pay begins with its "from" or "up to"; "between" needs two amounts. */
function startOf(folded: string, at: number, isRange: boolean): number {
  const words = before(folded, at).trimEnd();
  const lead = lexicon.payLead.exec(words) ?? (isRange ? lexicon.payRangeLead.exec(words) : null);
  return lead ? Math.max(0, at - nearby) + lead.index : at;
}

/** The amounts of money in a text. */
function paysIn({ folded }: Written): Pay[] {
  return [...folded.matchAll(amounts)].flatMap(({ index, 0: found }) => {
    const after = index + found.length;
    if (!named.test(found) || isHuge.test(behind(folded, after))) return [];
    const end = endOf(folded, after);
    return [
      {
        start: startOf(folded, index, (found.match(numbers) ?? []).length > 1),
        end,
        hasPeriod: period.test(folded.slice(after, end)),
        isYearly:
          (found.match(yearly) ?? []).length === 2 ||
          thousands.test(found) ||
          wholeYear.test(found),
      },
    ];
  });
}

/** In characters: values that are longer are sentences. */
const maxLength = 120;
/** The label and value that follow in the same line: "Salaire : 2 000 € Contrat : CDI". */
const nextLabel = / \p{Lu}[\p{L}’']+(?: [\p{L}’']+){0,2} ?:.*$/u;

/** The words of a label: its pay, what qualifies it, and nothing else. */
function isPayLabel(label: string): boolean {
  if (label.length > 60 || !lexicon.payNoun.test(label)) return false;
  const rest = label
    .replaceAll(/\([^()]*\)/g, " ")
    .replaceAll(new RegExp(lexicon.payNoun.source, "g"), " ")
    .replaceAll(lexicon.payQualifier, " ");
  return !/[\p{L}\d]/u.test(rest.replaceAll(/\b(?:of|de|the|la|le|du|et|and)\b/g, " "));
}

/** The amount of a labelled value may have no currency: "38-42 k", "28 000 brut". */
const bareAmount = new RegExp(`\\d ?k\\b|\\d{2}[ .,]?\\d{3} (?:${lexicon.payPeriod.source})`, "u");

/** The value of a label up to the next label, sentence, or comma behind its amounts: "£13.20/hr, free parking". */
function valueOf(labelled: string): string {
  const whole = labelled.replace(/[.!] \p{Lu}.*$/u, "").replace(nextLabel, "");
  const end = paysIn(written(whole)).at(-1)?.end ?? 0;
  const rest = whole.slice(end).split(/[,;]/)[0] ?? "";
  return (whole.slice(0, end) + rest).replace(/(?<![.,; ])[.,; ]+$/, "").trim();
}

/** Whether the value of a label begins with pay, and not with a bonus. */
function isPaid(value: Written): boolean {
  const [first] = paysIn(value);
  return first
    ? !lexicon.otherMoney.test(value.folded.slice(0, first.start))
    : bareAmount.test(value.folded);
}

function labelledPay({ text, folded }: Written): string | undefined {
  const [lead, label = ""] = /^([^:–—]{2,60}?) ?(?::| [–—]) ?/.exec(folded) ?? [];
  if (lead === undefined || !isPayLabel(label)) return undefined;
  const value = written(valueOf(text.slice(lead.length)));
  if (!isPaid(value) || value.text.length > maxLength) return undefined;
  // The label may say for which time: "Taux horaire : 12,50 €".
  const isUntimed = !period.test(value.folded) && period.test(label);
  return isUntimed ? text.slice(0, lead.length) + value.text : value.text;
}

/** Between the pay word and an amount without a period: "a salary of", "salaire : ", "le salaire est de". */
const directly =
  /^(?: (?:is|of|range|from|between|at|est|de|fixe|annuel|mensuel|brut|the|[a-z]{1,6} ?\d+(?:[-–]\d+)?)){0,4}:? ?\(?$/;

/** What may follow an amount that is alone in its field: "+ £1.10 freezer allowance". */
const addition = /^(?: ?(?:\+|\(| plus | et ).*| ?[.)])?$/;

/** In characters: how far behind an amount another thing is named that it is of. */
const reach = 24;

interface Sentence {
  readonly sentence: Written;
  /** Where the pay before it ends. */
  readonly from: number;
  /** Where its first word for pay ends; infinite without one. */
  readonly payWordEnd: number;
}

/** In words: "CDI – 2x8 – " before an amount is a row of short facts. */
const maxFactWords = 2;

/** What stands before an amount in its own field; a row of short facts between dashes are fields of their own. */
function ownLead(lead: string): string {
  const facts = lead.split(/ [-–—] /);
  const areShort = facts.every((fact) => fact.split(" ").length <= maxFactWords);
  return areShort ? (facts.at(-1) ?? "") : lead;
}

/** Whether an amount in a sentence is what the job pays. */
function isPayOfJob(
  { start, end, hasPeriod, isYearly }: Pay,
  { sentence, from, payWordEnd }: Sentence,
): boolean {
  const { folded } = sentence;
  const words = folded.slice(Math.max(from, start - nearby), start);
  const after = folded.slice(end, end + reach).split(/[,;.(+]| plus | and | et /)[0] ?? "";
  if (lexicon.otherMoney.test(words) || lexicon.otherMoney.test(after)) return false;
  const isAlone =
    start <= nearby &&
    !/[\p{L}\d]/u.test(ownLead(folded.slice(0, start)).replace(lexicon.offerLabel, "")) &&
    addition.test(folded.slice(end));
  if ((hasPeriod || isYearly) && isAlone) return true;
  if (hasPeriod && payWordEnd <= end) return true;
  return leadOf(words) !== undefined;
}

/** The noun of pay directly before an amount, and what is between them: "salary of ". */
function leadOf(words: string): string | undefined {
  const [lead] = words.match(new RegExp(`${lexicon.payNoun.source}.{0,40}$`)) ?? [];
  return lead !== undefined && directly.test(lead.replace(lexicon.payNoun, "")) ? lead : undefined;
}

/** Where a pay begins: with its noun where only that says for which time, as in "hourly rate £12.60". */
function firstOf({ start, hasPeriod }: Pay, folded: string): number {
  const lead = hasPeriod ? undefined : leadOf(before(folded, start));
  return lead !== undefined && period.test(lead) ? start - lead.length : start;
}

/** In characters: between two amounts of one statement. */
const maxGap = 30;

/** The pay that a sentence or field states; two amounts of one statement are one. */
function statedPay(sentence: Written): readonly string[] {
  let from = 0;
  const payWord = lexicon.payWord.exec(sentence.folded);
  const payWordEnd = payWord ? payWord.index + payWord[0].length : Infinity;
  const pays = paysIn(sentence).filter((pay) => {
    const isOfJob = isPayOfJob(pay, { sentence, from, payWordEnd });
    if (isOfJob) from = pay.end;
    return isOfJob;
  });
  const [first, ...others] = pays;
  if (!first) return [];
  const spans = [{ ...first, start: firstOf(first, sentence.folded) }];
  for (const other of others) {
    const last = spans.at(-1);
    if (last && other.start - last.end <= maxGap) last.end = other.end;
    else spans.push({ ...other });
  }
  return spans.map(({ start, end }) => phraseOf(sentence.text.slice(start, end)));
}

/** A part of a sentence without the comma behind it, and with the bracket that it opens. */
function phraseOf(text: string): string {
  const phrase = text.replace(/(?<![.,; ])[.,; ]+$/, "");
  const open = phrase.split("(").length - phrase.split(")").length;
  if (open > 0) return `${phrase})`;
  return open < 0 && phrase.endsWith(")") ? phrase.slice(0, -1) : phrase;
}

/**
 * What a posting says that its job pays, in its own words: of the only line that is labelled so, else of the only statement. Undefined
 * where it says nothing, or several things.
 */
export function findSalary(text: string): string | undefined {
  const lines = linesOf(text);
  const cells = lines.flatMap(cellsOf);
  const labelled = new Set(cells.flatMap((cell) => labelledPay(cell) ?? []));
  if (labelled.size > 0) return only(labelled);
  return only(
    new Set(
      lines.flatMap((line) => [
        ...sentencesOfLine(line).flatMap(statedPay),
        ...fieldsOf(line).flatMap(statedPay),
        ...(bareThousands.test(line.folded) ? [line.text.replace(/\.$/, "")] : []),
      ]),
    ),
  );
}

const only = (found: ReadonlySet<string>): string | undefined =>
  found.size === 1 ? [...found][0] : undefined;
