import type { Application } from "./application.ts";
import { isEmailAddress } from "./credentials.ts";
import { nextActions } from "./next-action.ts";
import { websiteUrl } from "./website.ts";

/** What may be changed in an application that is there already. */
export type ApplicationEdit = Partial<Omit<Application, "id" | "application_method" | "version">>;

/** What is wrong with a field that was typed, by the key of its message. */
export type EditProblem =
  | "required"
  | "invalidUrl"
  | "invalidEmail"
  | "invalidPhone"
  | "invalidDate"
  | "reminderNeedsDate";

export type CheckedEdit<Draft> =
  | { readonly kind: "valid"; readonly edit: ApplicationEdit }
  | { readonly kind: "invalid"; readonly problems: Partial<Record<keyof Draft, EditProblem>> };

export type PositionDraft = {
  readonly jobTitle: string;
  readonly companyName: string;
  readonly location: string;
  readonly source: string;
  readonly jobUrl: string;
};

export type ContactDraft = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

export type NextActionDraft = {
  /** Empty when nothing is planned. */
  readonly action: string;
  /** ISO day, or empty. */
  readonly date: string;
  readonly reminder: boolean;
};

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** An ISO day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function checked<Draft>(
  problems: Partial<Record<keyof Draft, EditProblem | undefined>>,
  edit: ApplicationEdit,
): CheckedEdit<Draft> {
  const found: Partial<Record<keyof Draft, EditProblem>> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem) found[field] = problem;
  }
  return Object.keys(found).length > 0
    ? { kind: "invalid", problems: found }
    : { kind: "valid", edit };
}

const required = (text: string) => (text.trim() === "" ? "required" : undefined);

/** Job title, company name and job URL are required here as in a new application. */
export function positionEdit(draft: PositionDraft): CheckedEdit<PositionDraft> {
  const url = websiteUrl(draft.jobUrl);
  return checked<PositionDraft>(
    {
      jobTitle: required(draft.jobTitle),
      companyName: required(draft.companyName),
      jobUrl: required(draft.jobUrl) ?? (url ? undefined : "invalidUrl"),
    },
    {
      job_title: draft.jobTitle.trim(),
      company_name: draft.companyName.trim(),
      location: orNull(draft.location),
      source: orNull(draft.source),
      job_url: url ?? "",
    },
  );
}

/** A contact may be a name alone; an address and a number must be such that they can be written to and called. */
export function contactEdit(draft: ContactDraft): CheckedEdit<ContactDraft> {
  const email = draft.email.trim();
  const phone = draft.phone.trim();
  return checked<ContactDraft>(
    {
      email: email === "" || isEmailAddress(email) ? undefined : "invalidEmail",
      phone: phone === "" || phoneLink(phone) ? undefined : "invalidPhone",
    },
    {
      contact_name: orNull(draft.name),
      contact_email: orNull(email),
      contact_phone: orNull(phone),
    },
  );
}

/** A reminder is of a day: without one it could never come. */
export function nextActionEdit(draft: NextActionDraft): CheckedEdit<NextActionDraft> {
  const isDayWrong = draft.date !== "" && !isCalendarDay(draft.date);
  const isDayMissing = draft.reminder && draft.date === "";
  return checked<NextActionDraft>(
    { date: isDayWrong ? "invalidDate" : isDayMissing ? "reminderNeedsDate" : undefined },
    {
      next_action: nextActions.find((known) => known === draft.action) ?? null,
      next_action_date: orNull(draft.date),
      reminder_set: draft.reminder,
    },
  );
}

/** The part of an edit that changes something in the row. */
export function changedPart(row: Application, edit: ApplicationEdit): ApplicationEdit {
  const now = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(edit).filter(([column, value]) => now.get(column) !== value),
  );
}

/** `mailto:`; undefined when it is no address, so that nothing else is ever opened by a click. */
export function mailLink(email: string): string | undefined {
  const address = email.trim();
  if (!isEmailAddress(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}

/** `tel:` with digits alone (RFC 3966); undefined when there are none to call. */
export function phoneLink(phone: string): string | undefined {
  const text = phone.trim();
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return undefined;
  // In +33 (0)1 the zero is for callers from inside the country.
  const digits = text.replace(/^(\+.*?)\(0\)/, "$1").replace(/\D/g, "");
  return digits.length < 3 ? undefined : `tel:${text.startsWith("+") ? "+" : ""}${digits}`;
}
