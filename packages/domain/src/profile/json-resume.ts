/** A profile with its lists, as a file holds it: rows have the columns of their tables. */
interface WrittenProfile {
  readonly fields: Row;
  readonly lists: Readonly<
    Record<
      "experiences" | "education" | "contributions" | "competencies" | "websites" | "other",
      readonly Row[]
    >
  >;
}

type Row = Readonly<Record<string, unknown>>;

const lengths = { year: 4, month: 7, day: 10 };
const isoDate = (date: unknown, precision: unknown) =>
  typeof date === "string"
    ? date.slice(0, lengths[precision === "year" || precision === "month" ? precision : "day"])
    : undefined;

const nonEmpty = (value: unknown) => (typeof value === "string" && value ? value : undefined);
const spanText = (row: Row) => ({
  startDate: isoDate(row["start_date"], row["start_date_precision"]),
  endDate: isoDate(row["end_date"], row["end_date_precision"]),
});

/** Writes a profile as a JSON Resume, https://jsonresume.org/schema. Notes are in "other", an additional property. */
export function writeJsonResume({ fields, lists }: WrittenProfile): string {
  const skills = lists.competencies.filter(({ category }) => category !== "language");
  const languages = lists.competencies.filter(({ category }) => category === "language");
  const resume = {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: [fields["first_name"], fields["last_name"]].filter(Boolean).join(" "),
      email: nonEmpty(fields["email"]),
      phone: nonEmpty(fields["phone_number"]),
      summary: nonEmpty(fields["summary"]),
      location: {
        address: nonEmpty(fields["address"]),
        postalCode: nonEmpty(fields["postal_code"]),
        city: nonEmpty(fields["city"]),
        countryCode: nonEmpty(fields["country"]),
      },
      profiles: lists.websites.map((row) => ({
        network: nonEmpty(row["display_name"]),
        url: nonEmpty(row["domain"]),
      })),
    },
    work: lists.experiences.map((row) => ({
      name: nonEmpty(row["company"]),
      position: nonEmpty(row["title"]),
      location: nonEmpty(row["location"]),
      ...spanText(row),
      summary: nonEmpty(row["description"]),
    })),
    education: lists.education.map((row) => ({
      institution: nonEmpty(row["school"]),
      studyType: nonEmpty(row["degree"]),
      area: nonEmpty(row["field_of_study"]),
      ...spanText(row),
    })),
    projects: lists.contributions.map((row) => ({
      name: nonEmpty(row["title"]),
      entity: nonEmpty(row["organization"]),
      ...spanText(row),
      description: nonEmpty(row["description"]),
    })),
    skills: skills.map((row) => ({ name: nonEmpty(row["name"]), level: nonEmpty(row["level"]) })),
    languages: languages.map((row) => ({
      language: nonEmpty(row["name"]),
      fluency: nonEmpty(row["level"]),
    })),
    other: lists.other.map((row) => ({
      label: nonEmpty(row["label"]),
      content: nonEmpty(row["content"]),
    })),
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
