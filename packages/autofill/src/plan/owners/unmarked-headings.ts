import {
  applicantSection,
  eventSection,
  militarySection,
  otherPersonTitle,
} from "@postulo/lexicon/form-sections";
import { plainWords } from "../../classify/phrase.ts";
import type { Classified } from "../../classify.ts";
import type { Field } from "../../field.ts";
import { placeParts } from "./further-people.ts";
import { jobSection } from "./of-others.ts";

const maxTitleWords = 12;
const maxEventWords = 8;

const ofEvents = [militarySection, eventSection, applicantSection];

/** Whether a text names a section of another person, of events, or of the applicant after one of these. */
function isTitle(text: string): boolean {
  const words = plainWords(text);
  const count = words.split(" ").length;
  const person = otherPersonTitle.exec(words);
  if (person && (person.index === 0 || count <= maxTitleWords)) return true;
  const isName = count <= maxEventWords && !text.includes("?");
  return isName && ofEvents.some((section) => section.test(words));
}

/** Texts before a field that no markup ties to it, and that do not name it. */
function textsAbove({ field: { labels }, because }: Classified): readonly string[] {
  const isNamedOtherwise = /^(?:placeholder|identifier)/.test(because);
  return labels
    .filter(({ source }, at) => source === "before" && (at > 0 || isNamedOtherwise))
    .map(({ text }) => text);
}

/** Form and headings, without the question of the group that a field is: "May we contact them?" over "Yes" and "No". */
function sectionKeyOf({ form, headings, widget, labels }: Field): string {
  const isGroup = widget === "radioGroup" || widget === "checkboxGroup";
  const isOwn = isGroup && labels.some(({ text }) => text === headings.at(-1));
  return [form, ...(isOwn ? headings.slice(0, -1) : headings)].join("\n");
}

/** Keys of people and of entries. */
const inSection = /^(?:email|phone|address|exp_|edu_|name_|start_date$)|_name$/;
const maxGap = 3;

/** Whether a person, a period or an event may have such a field. */
const isInSection = ({ key }: Classified) => inSection.test(key) || placeParts.has(key);

const maxJobWords = 4;

const namesJobs = (text: string) => {
  const words = plainWords(text);
  return words.split(" ").length <= maxJobWords && jobSection.test(words);
};

/** Whether a field ends a section of other people: an upload, or the first one of a job below "Employment history". */
const endsSection = (one: Classified) =>
  one.field.widget === "file" ||
  (/^exp_(?:company|title)$/.test(one.key) && textsAbove(one).some(namesJobs));

/**
 * The fields with the unmarked text that names their section, as a heading: a paragraph, or a label or legend of no control. Only texts
 * about other people and events are read. Such a section ends at the next heading, an upload, a job below its own text, or four fields of other kinds.
 */
export function withUnmarkedHeadings(classified: readonly Classified[]): readonly Classified[] {
  let open: { readonly title: string; readonly sectionKey: string } | undefined;
  let gap = 0;
  return classified.map((one) => {
    const title = textsAbove(one).find(isTitle);
    const sectionKey = sectionKeyOf(one.field);
    gap = title !== undefined || isInSection(one) ? 0 : gap + 1;
    if (title !== undefined) open = { title, sectionKey };
    else if (open?.sectionKey !== sectionKey || endsSection(one) || gap > maxGap) open = undefined;
    if (!open) return one;
    return { ...one, field: { ...one.field, headings: [...one.field.headings, open.title] } };
  });
}
