import type { Classified } from "./classify.ts";
import { guardedPattern } from "./classify/guarded-pattern.ts";
import { plainWords } from "./classify/phrase.ts";
import type { FieldKey } from "./field-key.ts";
import { fieldsOfPosting } from "./posting-form.ts";
import type { Recognised } from "./recognise-platform.ts";

const personalKeys: ReadonlySet<FieldKey> = new Set([
  "first_name",
  "last_name",
  "full_name",
  "email",
  "phone",
]);

/** First parts of the keys of fields that only employers use. */
const careerKeys = (
  "resume_ cover_letter_ exp_ edu_ current_ work_authorization visa_ salary_ notice_ how_heard motivation " +
  "linkedin_ highest_ years_ previously_ references start_date relocation"
).split(" ");

/** What a form of an employer calls itself, in its headings and the identifiers around it. */
const applying = [
  /\b(?:candidatures?|postul(?:er|ez)|recrutement)\b/,
  /\b(?:bewerbung(?:sformular)?|bewirb|bewerben)\b/,
  /\b(?:(?:job|employment) application|application form|apply (?:now|for))\b/,
];
/** Keys of the fields by which job lists are searched; a place is always one of them. */
const isSearched = (key: FieldKey) => /^(?:exp|current)_(?:title|company|location)$/.test(key);
const isPlace = (key: FieldKey) => /^(?:exp_location|location|city|postal_code)$/.test(key);
const isSearch = (shown: readonly Classified[], careers: readonly Classified[]) =>
  careers.every(({ key }) => isSearched(key)) && shown.some(({ key }) => isPlace(key));
/** Shops request a company too. */
const isWeak = (key: FieldKey) => key.endsWith("_company");
const minPersonal = 3;

/** Whether a heading or an identifier is about applying for a job. */
export const isAboutApplying = (text: string): boolean =>
  applying.some((pattern) => pattern.test(plainWords(text.replace(/[-_]/g, " "))));

const subscribing = [
  /\b(?:newsletters?|news letter|mailing list|infolettre|bulletin d information)\b/,
  /\b(?:subscri(?:be|bed|ption)|abonne(?:z|r|ment)|newsletteranmeldung|jobabo)\b/,
  /\b(?:(?:job|email|mail) (?:alerts?|alarm)|alertes? (?:emploi|mail|email|job)|jobalarm)\b/,
].map(guardedPattern);

/** Whether a text is about a subscription: a newsletter, an alert for jobs. */
export function isAboutSubscribing(text: string): boolean {
  const words = plainWords(text);
  return subscribing.some((pattern) => pattern.test(words));
}

/** Whether there are as many of a person's contact fields as an application has. */
export const hasPersonalFields = (classified: readonly Classified[]): boolean =>
  classified.filter(({ key }) => personalKeys.has(key)).length >= minPersonal;

/** What a button says that sends an application. */
const sending = /^(?:apply|(?:submit|send)(?: (?:my|your|this))? application)$/;

const saysApplication = ({ field: { formButton = "" } }: Classified) =>
  isAboutApplying(formButton) || sending.test(plainWords(formButton));

const namesApplication = (one: Classified) =>
  [...one.field.headings, ...one.field.containers].some(isAboutApplying) || saysApplication(one);

/** Keys that a sign-up for alerts does not ask for. */
const ofApplication = /^(?:resume|cover_letter|exp|edu)_/;

/** Whether the heading or the button of a form names a subscription, and it asks for nothing that only an application does. */
const isSubscription = (fields: readonly Classified[]): boolean =>
  fields.some(({ field: { headings, formButton = "" } }) =>
    [headings.at(-1) ?? "", formButton].some(isAboutSubscribing),
  ) && !fields.some((one) => ofApplication.test(one.key) || saysApplication(one));

/** The fields of forms for subscriptions. */
function fieldsOfSubscriptions(classified: readonly Classified[]): ReadonlySet<Classified> {
  const forms = Map.groupBy(classified, ({ field }) => field.form);
  return new Set([...forms.values()].filter(isSubscription).flat());
}

/**
 * Whether the fields are those of a job application: contact fields together with fields that only employers use, or in a
 * form or a page that calls itself one, and not those by which an employer publishes a job or a person
 * subscribes to alerts. On a known platform one of them is enough. A form with a password field is a sign-in or
 * sign-up.
 */
export function isApplicationForm(
  classified: readonly Classified[],
  platform: Recognised | undefined,
  title = "",
): boolean {
  const posting = fieldsOfPosting(classified);
  const subscriptions = fieldsOfSubscriptions(classified);
  const shown = classified.filter(
    (one) =>
      one.field.isShown && one.key !== "none" && !posting.has(one) && !subscriptions.has(one),
  );
  const people = shown.filter(({ key }) => personalKeys.has(key)).length;
  const careers = shown.filter(({ key }) => careerKeys.some((part) => key.startsWith(part)));
  const career = careers.length;
  if (people === 0 && isSearch(shown, careers)) return false;
  if (platform && platform.by !== "embed") return people + career > 0 && shown.length > 1;
  if (career >= 2 || (people >= 1 && careers.some(({ key }) => !isWeak(key)))) return true;
  return hasPersonalFields(shown) && (isAboutApplying(title) || shown.some(namesApplication));
}
