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

const said = (value: unknown) => (typeof value === "string" && value ? value : undefined);
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
      email: said(fields["email"]),
      phone: said(fields["phone_number"]),
      summary: said(fields["summary"]),
      location: {
        address: said(fields["address"]),
        postalCode: said(fields["postal_code"]),
        city: said(fields["city"]),
        countryCode: said(fields["country"]),
      },
      profiles: lists.websites.map((row) => ({
        network: said(row["display_name"]),
        url: said(row["domain"]),
      })),
    },
    work: lists.experiences.map((row) => ({
      name: said(row["company"]),
      position: said(row["title"]),
      location: said(row["location"]),
      ...spanText(row),
      summary: said(row["description"]),
    })),
    education: lists.education.map((row) => ({
      institution: said(row["school"]),
      studyType: said(row["degree"]),
      area: said(row["field_of_study"]),
      ...spanText(row),
    })),
    projects: lists.contributions.map((row) => ({
      name: said(row["title"]),
      entity: said(row["organization"]),
      ...spanText(row),
      description: said(row["description"]),
    })),
    skills: skills.map((row) => ({ name: said(row["name"]), level: said(row["level"]) })),
    languages: languages.map((row) => ({
      language: said(row["name"]),
      fluency: said(row["level"]),
    })),
    other: lists.other.map((row) => ({ label: said(row["label"]), content: said(row["content"]) })),
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
