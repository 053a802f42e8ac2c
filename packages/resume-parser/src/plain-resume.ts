import type { Extracted, LinePlace, NoteKind, ParsedResume } from "./parsed-resume.ts";
import { unreadLines } from "./unread-lines.ts";

type Plain = string | null;

/** A parsed résumé without confidence and sources, as the benchmarks compare it. */
export interface PlainResume {
  readonly profile: Readonly<Record<string, Plain>>;
  readonly education: readonly Readonly<Record<string, Plain | boolean>>[];
  readonly experiences: readonly Readonly<Record<string, Plain | boolean>>[];
  readonly competencies: readonly string[];
  readonly websites: readonly string[];
  readonly contributions: readonly {
    readonly title: string;
    readonly organization: Plain;
    readonly description: Plain;
  }[];
  readonly notes: readonly {
    readonly kind: NoteKind;
    readonly title: Plain;
    readonly content: string;
  }[];
  /** The lines that ended in no value, with where they stand. */
  readonly unread: readonly (LinePlace & { readonly text: string })[];
}

const plain = (value: Extracted<string> | undefined): Plain => value?.value ?? null;

const month = (value: Extracted<string> | undefined): Plain => value?.value.slice(0, 7) ?? null;

/** Strips confidence and sources; truncates dates to the month. */
export function plainResume(resume: ParsedResume): PlainResume {
  const { profile } = resume;
  return {
    profile: {
      first_name: plain(profile.first_name),
      last_name: plain(profile.last_name),
      email: plain(profile.email),
      phone_number: plain(profile.phone_number),
      city: plain(profile.city),
      country: plain(profile.country),
      address: plain(profile.address),
      summary: plain(profile.summary),
    },
    education: resume.education.map((entry) => ({
      school: plain(entry.school),
      degree: plain(entry.degree),
      field_of_study: plain(entry.field_of_study),
      start_date: month(entry.start_date),
      end_date: month(entry.end_date),
      is_current: entry.is_current,
      description: plain(entry.description),
    })),
    experiences: resume.experiences.map((entry) => ({
      company: plain(entry.company),
      title: plain(entry.title),
      location: plain(entry.location),
      start_date: month(entry.start_date),
      end_date: month(entry.end_date),
      is_current: entry.is_current,
      description: plain(entry.description),
    })),
    competencies: resume.competencies.map((entry) => entry.name.value),
    websites: resume.websites.map((site) => site.value),
    contributions: resume.contributions.map((entry) => ({
      title: entry.title.value,
      organization: plain(entry.organization),
      description: plain(entry.description),
    })),
    notes: resume.notes.map(({ kind, title, content }) => ({
      kind,
      title: title ?? null,
      content: content.value,
    })),
    unread: unreadLines(resume).map((number) => ({
      ...(resume.places[number] ?? { column: 0, paragraph: number + 1 }),
      text: resume.lines[number] ?? "",
    })),
  };
}
