import type { Classified } from "../classify.ts";
import { plainWords } from "../classify/phrase.ts";
import { isTyped } from "./step.ts";

/** Questions of application forms only. How somebody heard of the employer is asked by other forms too. */
const ofApplication =
  /^(?:resume|cover_letter|exp|edu)_|^(?:work_authorization|salary_expectation)$/;

const isOfApplication = ({ key }: Classified) => ofApplication.test(key);

type Forms = ReadonlyMap<number | undefined, readonly Classified[]>;

/** The fields by their forms; those outside of forms are under undefined. */
function byForm(classified: readonly Classified[]): Forms {
  return Map.groupBy(
    classified.filter(({ key }) => key !== "none"),
    ({ field }) => field.form,
  );
}

/** How a person is reached, which one form asks for once. */
const reaching = ["email", "phone"] as const;

const asked = (fields: readonly Classified[]): readonly string[] =>
  reaching.filter((key) => fields.some((one) => one.key === key));

/**
 * The fields of forms beside the application that ask again for an address or a number which it asks for: a newsletter, a
 * call back, a donation. Outside of forms only such an address itself.
 */
function besideApplications(forms: Forms): ReadonlySet<Classified> {
  const all = [...forms];
  const applications = all.filter(([, fields]) => fields.some(isOfApplication));
  const known = new Set(applications.flatMap(([, fields]) => asked(fields)));
  const others = all.flatMap(([form, fields]) => {
    if (fields.some(isOfApplication) || !asked(fields).some((key) => known.has(key))) return [];
    return form === undefined ? fields.filter(({ key }) => key === "email") : fields;
  });
  return new Set(others);
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
function isSubscription(one: Classified, forms: Forms): boolean {
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
  const beside = besideApplications(forms);
  const subscribed = new Set(
    classified.flatMap((one) => (isSubscription(one, forms) ? [one.field.form ?? one] : [])),
  );
  const isOther = (one: Classified) => beside.has(one) || subscribed.has(one.field.form ?? one);
  return classified.map((one) =>
    isOther(one) ? { ...one, key: "none" as const, because: "other form" } : one,
  );
}
