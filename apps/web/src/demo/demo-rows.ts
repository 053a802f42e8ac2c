import {
  demoApplications,
  demoSavedJobs,
  type DemoApplication,
} from "@postulo/domain/demo/demo-applications";
import { demoInterviews } from "@postulo/domain/demo/demo-interviews";
import { demoEmail, demoPerson } from "@postulo/domain/demo/demo-person";
import { demoPostings } from "@postulo/domain/demo/demo-postings";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { openTask } from "./memory-tasks.ts";
import type { Row, Tables } from "./table-query.ts";

/** Of nobody: no account has these ids. */
export const demoUser = { id: "00000000-0000-4000-8000-00000000de30", email: demoEmail } as const;
const profileId = "00000000-0000-4000-8000-00000000de31";

const dayMs = 86_400_000;

function momentOf(now: Date, days: number, position: number): Date {
  const moment = new Date(now.getTime() + days * dayMs);
  moment.setHours(8 + (position % 9), (position * 17) % 60, 0, 0);
  return moment;
}

/** `YYYY-MM-DD`, as the person's calendar shows it. */
const dayOf = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

const slug = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

interface Source {
  readonly application: DemoApplication;
  readonly position: number;
  readonly language: LetterLanguage;
  readonly now: Date;
  readonly isSaved: boolean;
}

const owned = { user_id: demoUser.id };

/** The events of one application, the earliest first. */
function eventsOf(id: string, { application, position, now, isSaved }: Source): Row[] {
  const { daysAgo, steps } = application;
  const event = (values: Row, days: number, later: number): Row => ({
    id: crypto.randomUUID(),
    ...owned,
    application_id: id,
    ...values,
    occurred_at: momentOf(now, days, position + later).toISOString(),
  });
  let stage = "applied";
  let priority = "medium";
  const changes = steps.map(({ daysLater, change }) => {
    const isStage = "stage" in change;
    const [before, after] = isStage ? [stage, change.stage] : [priority, change.priority];
    if (isStage) stage = after;
    else priority = after;
    const field = isStage ? "application_stage" : "priority_level";
    return event(
      { kind: "changed", field, old_value: before, new_value: after },
      daysLater - daysAgo,
      daysLater,
    );
  });
  const created = { kind: "created", field: "application_stage", old_value: null };
  return [event({ ...created, new_value: isSaved ? "saved" : "applied" }, -daysAgo, 0), ...changes];
}

function lastValue(steps: DemoApplication["steps"], kind: "stage" | "priority", initial: string) {
  const values = steps.flatMap(({ change }) =>
    kind === "stage"
      ? "stage" in change
        ? [change.stage]
        : []
      : "priority" in change
        ? [change.priority]
        : [],
  );
  return values.at(-1) ?? initial;
}

/** The same at each visit, so that the address of an application can be opened in another tab. */
const applicationId = ({ position, isSaved }: Source) =>
  `00000000-0000-4000-8000-${String(position + (isSaved ? 1100 : 1000)).padStart(12, "0")}`;

const contactColumns = ({ contact, company }: DemoApplication): Row => ({
  contact_name: contact ?? null,
  contact_email:
    contact === undefined ? null : `${slug(contact).replaceAll("-", ".")}@${slug(company)}.example`,
  contact_phone: null,
});

const nextColumns = ({ application: { plan }, position, now }: Source): Row => ({
  next_action: plan?.action ?? null,
  next_action_date: plan ? dayOf(momentOf(now, plan.inDays, position)) : null,
  reminder_set: plan?.isReminder ?? false,
});

function applicationRow(source: Source): Row {
  const { application, position, language, now, isSaved } = source;
  const day = dayOf(momentOf(now, -application.daysAgo, position));
  const { company } = application;
  const posting = demoPostings[language].find((one) => one.company === company);
  return {
    id: applicationId(source),
    ...owned,
    job_title: application.title,
    company_name: company,
    job_url: `https://careers.${slug(company)}.example/jobs/${1000 + position * 37}`,
    location: application.place,
    employment_type: null,
    applied_at: isSaved ? null : day,
    saved_at: isSaved ? day : null,
    source: application.source,
    application_method: "extension",
    application_stage: lastValue(application.steps, "stage", isSaved ? "saved" : "applied"),
    priority_level: lastValue(application.steps, "priority", "medium"),
    ...contactColumns(application),
    ...nextColumns(source),
    tags: application.tags,
    salary: null,
    notes: null,
    posting_text: posting?.text ?? null,
    version: 1,
    created_at: momentOf(now, -application.daysAgo, position).toISOString(),
  };
}

function interviewRows(application: Row, now: Date): Row[] {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return demoInterviews(now.getTime(), timeZone)
    .filter(({ company }) => company === application["company_name"])
    .map(({ company: _company, ...interview }) => ({
      id: crypto.randomUUID(),
      ...owned,
      application_id: application["id"],
      ...interview,
      time_zone: timeZone,
      preparation: null,
      outcome: null,
      outcome_note: null,
      asked_at: null,
      calendar_uid: null,
      created_at: now.toISOString(),
      version: 1,
    }));
}

/** The profile of the invented person, as far as postings are compared with it. */
function profileTables(language: LetterLanguage): [string, Row[]][] {
  const { profile, entries, skills } = demoPerson[language];
  const period = {
    start_date: null,
    start_date_precision: null,
    end_date: null,
    end_date_precision: null,
    is_current: false,
  };
  const lists = Object.entries<readonly object[]>(entries).map(([table, rows]): [string, Row[]] => [
    table,
    rows.map((entry, sort_order) => ({
      id: crypto.randomUUID(),
      profile_id: profileId,
      sort_order,
      ...period,
      ...entry,
    })),
  ]);
  const competencies = skills.map(([name, level, category, subcategory, years], sort_order) => ({
    id: crypto.randomUUID(),
    profile_id: profileId,
    name,
    level,
    category,
    subcategory,
    years_of_experience: years,
    sort_order,
  }));
  const person = { id: profileId, ...owned, ...profile, gender: null, can_add_manually: true };
  return [["profile", [person]], ["competencies", competencies], ...lists];
}

/** The tables of the demo's user, dated from now. */
export function demoTables(language: LetterLanguage, now: Date): Tables {
  const sourcesOf = (applications: readonly DemoApplication[], isSaved: boolean): Source[] =>
    applications.map((application, position) => ({
      application,
      position,
      language,
      now,
      isSaved,
    }));
  const sources = [
    ...sourcesOf(demoApplications[language], false),
    ...sourcesOf(demoSavedJobs[language], true),
  ];
  const built = sources.map((source) => {
    const application = applicationRow(source);
    const { next_action: action, next_action_date: due, reminder_set: reminder } = application;
    return {
      application,
      events: eventsOf(String(application["id"]), source),
      interviews: interviewRows(application, source.now),
      tasks:
        action === null
          ? []
          : [openTask(application, { action, due_date: due, reminder_set: reminder })],
    };
  });
  return new Map([
    ["job_applied", built.map(({ application }) => application)],
    ["application_event", built.flatMap(({ events }) => events)],
    ["interview", built.flatMap(({ interviews }) => interviews)],
    ["task", built.flatMap(({ tasks }) => tasks)],
    ...profileTables(language),
  ]);
}
