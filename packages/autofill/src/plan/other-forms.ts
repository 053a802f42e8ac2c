import type { Classified } from "../classify.ts";
import { plainWords } from "../classify/phrase.ts";
import { isTyped } from "./step.ts";

/** What only an application asks for; how one heard of the employer is asked by other forms too. */
const ofApplication =
  /^(?:resume|cover_letter|exp|edu)_|^(?:work_authorization|salary_expectation)$/;

const isOfApplication = ({ key }: Classified) => ofApplication.test(key);

/** The fields by their forms; those outside of forms are under undefined. */
function byForm(
  classified: readonly Classified[],
): ReadonlyMap<number | undefined, readonly Classified[]> {
  return Map.groupBy(
    classified.filter(({ key }) => key !== "none"),
    ({ field }) => field.form,
  );
}

const askedFor = (fields: readonly Classified[], key: Classified["key"]) =>
  fields.some((one) => one.key === key);

/** The forms beside the application that ask for the e-mail address again: a newsletter, a call back, a donation. */
function formsBeside(
  forms: ReadonlyMap<number | undefined, readonly Classified[]>,
): ReadonlySet<number | undefined> {
  const all = [...forms];
  const applications = all.filter(([, fields]) => fields.some(isOfApplication));
  const isRepeated = applications.some(([, fields]) => askedFor(fields, "email"));
  if (!isRepeated) return new Set();
  const others = all.filter(
    ([form, fields]) =>
      form !== undefined && !fields.some(isOfApplication) && askedFor(fields, "email"),
  );
  return new Set(others.map(([form]) => form));
}

const subscribing = [
  /\b(?:newsletters?|news letter|mailing list|infolettre|bulletin d information)\b/,
  /\b(?:subscri(?:be|bed|ption)|abonne(?:z|r|ment)|newsletteranmeldung|jobabo)\b/,
  /\b(?:(?:job|email|mail) (?:alerts?|alarm)|alertes? (?:emploi|mail|email|job)|jobalarm)\b/,
];
const maxFieldsOfSubscription = 3;
const nearestContainers = 3;

/** Whether a field's own texts, or the names of the elements around it, are about a subscription. */
function isAboutSubscription({ field }: Classified): boolean {
  const { labels, hint, identifiers, containers } = field;
  const own = labels.map(({ text }) => text);
  const around = [...identifiers, ...containers.slice(0, nearestContainers)];
  const named = around.map((name) =>
    name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_]/g, " "),
  );
  return [...own, hint, ...named].some((text) => {
    const words = plainWords(text);
    return subscribing.some((pattern) => pattern.test(words));
  });
}

/** Whether an address is for a subscription: one that says so, in a form of little else or in none. */
function isSubscription(
  one: Classified,
  forms: ReadonlyMap<number | undefined, readonly Classified[]>,
): boolean {
  const { field, key } = one;
  if (key !== "email" || !isTyped(field.widget) || !isAboutSubscription(one)) return false;
  const own = field.form === undefined ? [one] : (forms.get(field.form) ?? []);
  return own.length <= maxFieldsOfSubscription && !own.some(isOfApplication);
}

/**
 * Marks as `none` what belongs to other forms of the page than the application: a form beside it that asks for the e-mail
 * address again, and subscriptions to newsletters and job alerts.
 */
export function withoutOtherForms(classified: readonly Classified[]): readonly Classified[] {
  const forms = byForm(classified);
  const beside = formsBeside(forms);
  const subscribed = new Set(
    classified.flatMap((one) => (isSubscription(one, forms) ? [one.field.form ?? one] : [])),
  );
  const isOther = (one: Classified) =>
    (one.field.form !== undefined && beside.has(one.field.form)) ||
    subscribed.has(one.field.form ?? one);
  return classified.map((one) =>
    isOther(one) ? { ...one, key: "none" as const, because: "other form" } : one,
  );
}
