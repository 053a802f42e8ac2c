import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import { labelWords } from "../label-words.ts";
import { leftField } from "../owners/left-field.ts";
import {
  isBelowCollege,
  isOfAnyLevel,
  isOfSchoolInstead,
  isOtherLevel,
  isPlaceOfSchool,
  keyAtSchool,
  levelNamed,
  levelOf,
  namesAnotherSchool,
  schoolsOfParts,
} from "./school-levels.ts";
import { isTyped } from "../steps/step.ts";
import { isYesOrNo } from "../questions/yes-or-no.ts";

const textOf = ({ field: { labels } }: Classified) => labels[0]?.text ?? "";

type PartLevel = NonNullable<ReturnType<typeof levelNamed>>;

/** The fields of one school whose level a heading or a label names. */
type Part = {
  readonly level: PartLevel;
  /** Whether it is of no stored school because its label is not known, or the next one repeats it. */
  readonly isUnknown?: boolean;
  /** Form and nearest heading. */
  readonly sectionKey: string;
  /** The heading over all of it; undefined where a label or a text begins it. */
  readonly heading: string | undefined;
  readonly fields: Classified[];
};

const isChoice = ({ field: { widget } }: Classified) => /^(?:radio|checkbox)/.test(widget);

const isQuestion = (one: Classified) => isChoice(one) || isYesOrNo(one.field);

/** The level that the label of a school's name names. */
function levelOfLabel(one: Classified): PartLevel | undefined {
  if (isQuestion(one) || !/^(?:edu_school|custom_question)$/.test(one.key)) return undefined;
  return levelNamed(textOf(one));
}

/** The level of which a field of a school says that it is, beside what it asks for: "High school graduation year". */
const isOfLowerSchool = (one: Classified) =>
  !isYesOrNo(one.field) && one.key.startsWith("edu_") && levelOf(labelWords(one.field)) === "lower";

/** The heading that names a level: the nearest one, or the one over the group of the field. */
const headingOf = ({ field: { headings } }: Classified) =>
  headings.slice(-2).findLast((text) => levelNamed(text) !== undefined);

/** The level that the unassociated text above a field names, which is no heading. */
function levelAbove(one: Classified, open: Part | undefined): PartLevel | undefined {
  const above = one.field.labels.slice(1).find(({ source }) => source === "before")?.text;
  if (above === undefined || above === headingOf(one)) return undefined;
  const level = levelNamed(above);
  return level === open?.level && isPlaceOfSchool(above) ? undefined : level;
}

const sectionKeyOf = ({ field: { form, headings } }: Classified) => `${form} ${headings[0] ?? ""}`;

const maxFields = 10;
/** What ends the fields of a school that no heading is over. */
const isOfAnother = ({ key }: Classified) =>
  /^(?:exp|current)_|^(?:(?:first|last|full)_name|email|edu_school)$/.test(key);

/** What only the applicant's own fields contain. */
const ofApplicant = /^(?:email|resume_|cover_letter_|exp_|current_)/;

function goesOn({ heading, sectionKey, fields }: Part, one: Classified): boolean {
  if (heading !== undefined) return headingOf(one) === heading && !ofApplicant.test(one.key);
  if (isChoice(one)) return true;
  const isOwn = isQuestion(one) || !isOfAnother(one);
  return sectionKey === sectionKeyOf(one) && fields.length < maxFields && isOwn;
}

/** Whether a field begins the next school below the heading of a level. */
const isNextSchool = ({ fields }: Part, one: Classified) =>
  !isQuestion(one) &&
  keyAtSchool(one) === "edu_school" &&
  fields.some((other) => keyAtSchool(other) === "edu_school");

/** Whether a field ends the part that a label began, as its label names another school or level. */
function namesAnother(one: Classified, { heading, level, isUnknown }: Part): boolean {
  if (heading !== undefined) return false;
  const text = textOf(one);
  if (one.key === "edu_school" && isOfAnyLevel(text)) return isUnknown === true;
  const isName = !isQuestion(one) && !text.includes("?");
  return namesAnotherSchool(text, level) || (isName && isOtherLevel(text, level));
}

/** The level that a label, or a text that is no heading, begins with a field. */
function levelBegun(one: Classified, open: Part | undefined): PartLevel | undefined {
  const named = levelOfLabel(one) ?? levelAbove(one, open);
  const isKnown = open?.heading !== undefined && named === open.level;
  if (named && !isKnown) return named;
  return isOfLowerSchool(one) && open?.level !== "lower" ? "lower" : undefined;
}

const unknownPart = (sectionKey: string): Part => ({
  level: "other",
  isUnknown: true,
  sectionKey,
  heading: undefined,
  fields: [],
});

/** The part that begins where another one ends. */
function partAfter(one: Classified, { sectionKey }: Part): Part {
  const isName = one.key === "edu_school" && isTyped(one.field.widget);
  const level = isName ? levelOf(labelWords(one.field)) : undefined;
  return level ? { level, sectionKey, heading: undefined, fields: [] } : unknownPart(sectionKey);
}

/** The part that a field belongs to, after the one before it. */
function partAt(one: Classified, open: Part | undefined): Part | undefined {
  const sectionKey = sectionKeyOf(one);
  const begun = levelBegun(one, open);
  if (begun) return { level: begun, sectionKey, heading: undefined, fields: [] };
  const isOpen = open !== undefined && (isChoice(one) || sectionKey === open.sectionKey);
  if (isOpen && namesAnother(one, open)) return partAfter(one, open);
  if (open && goesOn(open, one) && !isNextSchool(open, one)) return open;
  const heading = headingOf(one);
  const level = heading === undefined ? undefined : levelNamed(heading);
  return level && { level, sectionKey, heading, fields: [] };
}

/** Whether a hidden field names the level that the next, visible one names. */
function isHiddenCopy(one: Classified, after: readonly Classified[]): boolean {
  const level = one.field.isShown ? undefined : levelOfLabel(one);
  const next = level && after.find((other) => levelOfLabel(other) !== undefined);
  if (!next?.field.isShown || sectionKeyOf(next) !== sectionKeyOf(one)) return false;
  return levelOfLabel(next) === level;
}

function partsOf(classified: readonly Classified[]): readonly Part[] {
  const parts = new Set<Part>();
  let open: Part | undefined;
  for (const [at, one] of classified.entries()) {
    open = isHiddenCopy(one, classified.slice(at + 1))
      ? unknownPart(sectionKeyOf(one))
      : partAt(one, open);
    if (!open) continue;
    open.fields.push(one);
    parts.add(open);
  }
  return [...parts];
}

const namesPerson = /^(?:(?:first|last|full)_name|email)$/;

/** The fields below a heading of a level that are a school's: none where it is the heading of a page over the applicant's own. */
function ofSchoolBelow(heading: string, inForm: readonly Classified[]): ReadonlySet<Classified> {
  const below = inForm.filter((one) => headingOf(one) === heading);
  const isPersonElsewhere = inForm.some(
    (one) => headingOf(one) !== heading && namesPerson.test(one.key),
  );
  const school = below.findIndex(({ key }) => key.startsWith("edu_"));
  const own = below.findIndex(({ key }) => ofApplicant.test(key));
  const isSchools = own < 0 ? school >= 0 || isPersonElsewhere : school >= 0 && school < own;
  if (!isSchools || (own >= 0 && !isPersonElsewhere)) return new Set();
  return new Set(own < 0 ? below : below.slice(0, own));
}

/** Whether the fields of a part are of a school. */
function isOfSchool({ heading, fields }: Part, classified: readonly Classified[]): boolean {
  if (heading === undefined) return true;
  const form = fields[0]?.field.form;
  const inForm = classified.filter(({ field }) => field.form === form);
  const ofSchool = ofSchoolBelow(heading, inForm);
  return fields.every((one) => ofSchool.has(one));
}

/** What a field asks for; the one that begins a part without a heading asks for the school. */
function keyIn({ heading, fields }: Part, one: Classified): FieldKey {
  const isName = heading === undefined && fields[0] === one && levelOfLabel(one) !== undefined;
  if (isName) return "edu_school";
  return one.isOther && heading === undefined ? one.key : keyAtSchool(one);
}

/** Whether only a field about a lower school, which is not its name, is before one without a level. */
const isBesideLowerSchool = ({ level, fields: [first] }: Part, one: Classified) =>
  level === "lower" &&
  first !== undefined &&
  isOfLowerSchool(first) &&
  !isOfLowerSchool(one) &&
  levelOfLabel(first) === undefined &&
  keyAtSchool(first) !== "edu_school";

function inPart(part: Part, one: Classified, school: number | undefined): Classified {
  const key = keyIn(part, one);
  if (!key.startsWith("edu_")) return isOfSchoolInstead(key) ? leftField(one) : one;
  if (school === undefined || isBesideLowerSchool(part, one)) return leftField(one);
  const because = one.because || `label: ${labelWords(one.field)}`;
  return { ...one, key, entry: school, because, isBinding: false, isOther: false };
}

/** Where a form names colleges alone, their fields count from the newest school. */
function inCollege({ heading }: Part, one: Classified, { schools = [] }: Applicant): Classified {
  const school = one.key.startsWith("edu_") ? schools[one.entry] : undefined;
  if (school && isBelowCollege(school)) return leftField(one);
  return heading !== undefined && isOfSchoolInstead(one.key) ? leftField(one) : one;
}

/**
 * Below a heading or a label that names a level of schools, the fields are those of the stored school of that level, and are left
 * without one.
 */
export function withSchoolBlocks(
  classified: readonly Classified[],
  applicant: Applicant,
): readonly Classified[] {
  const all = partsOf(classified.filter(({ field }) => field.row === undefined));
  const parts = all.filter((part) => isOfSchool(part, classified));
  const known = parts.filter(({ isUnknown }) => !isUnknown);
  const isOfColleges = known.every(({ level }) => level === "higher");
  const read = new Map<Classified, Classified>();
  for (const [part, school] of schoolsOfParts(parts, ({ level }) => level, applicant))
    for (const one of part.fields) {
      const isCollege = isOfColleges && !part.isUnknown;
      read.set(one, isCollege ? inCollege(part, one, applicant) : inPart(part, one, school));
    }
  return classified.map((one) => read.get(one) ?? one);
}
