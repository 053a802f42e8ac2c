import type { PartialDate } from "@postulo/domain/partial-date";
import { strFromU8, unzipSync } from "fflate";
import { readCsvRows } from "./csv-rows.ts";
import { periodOf, type TransferredProfile } from "./transferred-profile.ts";

const wanted = ["Profile.csv", "Positions.csv", "Education.csv", "Skills.csv"] as const;
type Wanted = (typeof wanted)[number];

/** Bytes. A list of a person's own posts and schools is far smaller; an archive may claim to be anything. */
const maxUnpackedBytes = 5 * 1024 * 1024;

const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

type Tables = Readonly<Record<Wanted, ReturnType<typeof readCsvRows>>>;

function unpack(archive: Uint8Array): Tables | undefined {
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) =>
      wanted.some((one) => one === fileName(name)) && originalSize <= maxUnpackedBytes,
  });
  const found = new Map(Object.entries(files).map(([path, bytes]) => [fileName(path), bytes]));
  if (found.size === 0) return undefined;
  const read = (name: Wanted) => {
    const bytes = found.get(name);
    return bytes ? readCsvRows(strFromU8(bytes)) : [];
  };
  return {
    "Profile.csv": read("Profile.csv"),
    "Positions.csv": read("Positions.csv"),
    "Education.csv": read("Education.csv"),
    "Skills.csv": read("Skills.csv"),
  };
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}|\./gu, "")
    .trim()
    .toLowerCase();

/** The names of the months, short and long, in the languages of the exports we know. */
const months = new Map(
  ["en", "fr"].flatMap((language) =>
    (["short", "long"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => {
        const name = plain(format.format(new Date(Date.UTC(2021, at, 1))));
        return [name, at + 1] as const;
      });
    }),
  ),
);

/** A date as LinkedIn writes it: `2019` or `Mar 2019`. */
export function readLinkedinDate(written = ""): PartialDate | undefined {
  const text = written.trim();
  const year = /(?<!\S)\d{4}$/.exec(text)?.[0];
  if (year === undefined) return undefined;
  const month = months.get(plain(text.slice(0, -year.length).trim()));
  return month === undefined
    ? { date: `${year}-01-01`, precision: "year" }
    : { date: `${year}-${String(month).padStart(2, "0")}-01`, precision: "month" };
}

/** Reads the ZIP of a LinkedIn data export; undefined when it is none. */
export function readLinkedinExport(archive: Uint8Array): TransferredProfile | undefined {
  const tables = unpack(archive);
  if (!tables) return undefined;
  const [person = {}] = tables["Profile.csv"];
  const links = person["Websites"]?.matchAll(/https?:\/\/[^,\]\s]+/g) ?? [];
  return {
    fields: {
      first_name: person["First Name"] ?? "",
      last_name: person["Last Name"] ?? "",
      summary: person["Summary"] ?? "",
      address: person["Address"] ?? "",
      postal_code: person["Zip Code"] ?? "",
    },
    lists: {
      experiences: tables["Positions.csv"].map((row) => ({
        company: row["Company Name"] ?? "",
        title: row["Title"] ?? "",
        location: row["Location"] ?? "",
        description: row["Description"] ?? "",
        ...periodOf(
          readLinkedinDate(row["Started On"]),
          readLinkedinDate(row["Finished On"]),
          Boolean(row["Started On"]) && !row["Finished On"],
        ),
      })),
      education: tables["Education.csv"].map((row) => ({
        school: row["School Name"] ?? "",
        degree: row["Degree Name"] ?? "",
        description: [row["Notes"], row["Activities"]].filter(Boolean).join("\n"),
        ...periodOf(readLinkedinDate(row["Start Date"]), readLinkedinDate(row["End Date"]), false),
      })),
      competencies: tables["Skills.csv"].map((row) => ({
        name: (row["Name"] ?? "").slice(0, 300),
        category: "technical",
      })),
      websites: [...links].map(([url]) => ({ domain: url, display_name: "" })),
      contributions: [],
      other: [],
    },
  };
}
