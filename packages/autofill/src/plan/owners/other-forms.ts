import { hasPersonalFields, isAboutApplying, isAboutSubscribing } from "../../application-form.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import { fieldsOfPosting } from "../../posting-form.ts";
import { isTyped } from "../steps/step.ts";

/** Keys that only application forms contain. */
const ofApplication =
  /^(?:resume|cover_letter|exp|edu)_|^(?:work_authorization|salary_expectation)$/;

const isOfApplication = ({ key }: Classified) => ofApplication.test(key);
const isDocument = ({ key }: Classified) => /^(?:resume|cover_letter)_/.test(key);

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

type Form = {
  readonly form: number | undefined;
  readonly fields: readonly Classified[];
  /** Whether it asks for a résumé, or for a person's data under the name of an application. */
  readonly isSure: boolean;
};

const sending = /^(?:apply|(?:submit|send)(?: my| your| this)? application)\b/;

const saysApplication = ({ field: { formButton = "" } }: Classified) =>
  isAboutApplying(formButton) || sending.test(plainWords(formButton));

/** The names around the fields of a form that no other form of the page has; a heading is that of the first form below it. */
function ownNames(fields: readonly Classified[], before: Forms, others: Forms): readonly string[] {
  const within = (forms: Forms, part: "headings" | "containers") =>
    new Set([...forms.values()].flat().flatMap(({ field }) => field[part]));
  const above = within(before, "headings");
  const around = within(others, "containers");
  return fields.flatMap(({ field: { headings, containers } }) => [
    ...headings.filter((text) => !above.has(text)),
    ...containers.filter((text) => !around.has(text)),
  ]);
}

/** The forms of a page with what they are, in their order. */
function describeForms(forms: Forms): readonly Form[] {
  const all = [...forms];
  return all.map(([form, fields], at) => {
    const others = new Map(all.filter(([other]) => other !== form));
    const isNamed = () =>
      fields.some(saysApplication) ||
      ownNames(fields, new Map(all.slice(0, at)), others).some(isAboutApplying);
    const isSure = fields.some(isDocument) || (hasPersonalFields(fields) && isNamed());
    return { form, fields, isSure };
  });
}

const isUpload = ({ field: { widget } }: Classified) => widget === "file" || widget === "dropzone";

/**
 * The fields of forms beside the application that ask again for an address or a number which it asks for: a newsletter, a
 * call back, a donation. Outside of forms only such an address itself. A form that is surely an application comes before one
 * that asks for a job or a company.
 */
function besideApplications(all: readonly Form[]): ReadonlySet<Classified> {
  const sure = all.filter(({ isSure }) => isSure);
  const applications =
    sure.length > 0 ? sure : all.filter(({ fields }) => fields.some(isOfApplication));
  const known = new Set(applications.flatMap(({ fields }) => asked(fields)));
  const isBeside = (one: Form) => {
    if (applications.includes(one)) return false;
    const { fields } = one;
    if (fields.some(isOfApplication)) return known.has("email") && asked(fields).includes("email");
    if (sure.length === 0 && fields.some(isUpload)) return false;
    return asked(fields).some((key) => known.has(key));
  };
  return new Set(
    all
      .filter(isBeside)
      .flatMap(({ form, fields }) =>
        form === undefined ? fields.filter(({ key }) => key === "email") : fields,
      ),
  );
}

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
  return [...own, hint, ...named].some(isAboutSubscribing);
}

/** Whether an address is for a subscription: one that says so, in a form of little else or in none. */
function isSubscription(one: Classified, forms: Forms): boolean {
  const { field, key } = one;
  const isAddress = (key === "email" && isTyped(field.widget)) || field.widget === "email";
  if (!isAddress || !isAboutSubscription(one)) return false;
  const own = field.form === undefined ? [one] : (forms.get(field.form) ?? []);
  return own.length <= maxFieldsOfSubscription && !own.some(isOfApplication);
}

const searching = /\b(?:search|filters?|sort|recherche[rz]?|filtres?|trier|suchen?|sortieren)\b/;

/** Whether a field finds or sorts the jobs of a list, by its own texts or the names of the elements around it. */
function isOfList(one: Classified): boolean {
  if (isDocument(one) || isUpload(one)) return false;
  const { labels, identifiers, containers, formButton = "" } = one.field;
  const own = [...labels.map(({ text }) => text), ...identifiers, formButton];
  return [...own, ...containers.slice(0, nearestContainers)].some((text) =>
    searching.test(plainWords(text.replace(/[-_]/g, " "))),
  );
}

/** The search and the filters of a list of jobs, on a page where a form is surely the application. */
function searchesBeside(all: readonly Form[]): ReadonlySet<Classified> {
  if (!all.some(({ form, isSure }) => form !== undefined && isSure)) return new Set();
  const found = all.flatMap(({ form, fields, isSure }) => {
    if (isSure || asked(fields).length > 0) return [];
    if (form === undefined) return fields.filter(isOfList);
    return fields.some(isOfList) ? fields : [];
  });
  return new Set(found);
}

/**
 * Marks as `none` what belongs to other forms of the page than the application: a form beside it that asks for the e-mail
 * address again, subscriptions to newsletters and job alerts, the search and the filters of a list of jobs, and a form by which
 * an employer publishes a job.
 */
export function withoutOtherForms(classified: readonly Classified[]): readonly Classified[] {
  const forms = byForm(classified);
  const all = forms.size < 2 ? [] : describeForms(forms);
  const beside = besideApplications(all);
  const subscribed = new Set(
    classified.flatMap((one) => (isSubscription(one, forms) ? [one.field.form ?? one] : [])),
  );
  const searches = searchesBeside(all);
  const posting = fieldsOfPosting(classified);
  const isOther = (one: Classified) =>
    beside.has(one) ||
    searches.has(one) ||
    posting.has(one) ||
    subscribed.has(one.field.form ?? one);
  return classified.map((one) =>
    isOther(one) ? { ...one, key: "none" as const, because: "other form" } : one,
  );
}
