import { maxSkillNameLength } from "@postulo/domain/profile/skill";
import { fold } from "@postulo/lexicon/fold";
import type { PartialDate } from "@postulo/domain/profile/partial-date";
import { strFromU8, unzipSync } from "fflate";
import { parseCsvRows } from "./csv-rows.ts";
import { periodOf, type TransferredProfile } from "./transferred-profile.ts";

const exportFiles = ["Profile.csv", "Positions.csv", "Education.csv", "Skills.csv"] as const;
type ExportFile = (typeof exportFiles)[number];

/** Bytes, a limit against zip bombs; real exports are far smaller. */
const maxUnpackedBytes = 5 * 1024 * 1024;

const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

type Tables = Readonly<Record<ExportFile, ReturnType<typeof parseCsvRows>>>;

function unpack(archive: Uint8Array): Tables | undefined {
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) =>
      exportFiles.some((one) => one === fileName(name)) && originalSize <= maxUnpackedBytes,
  });
  const found = new Map(Object.entries(files).map(([path, bytes]) => [fileName(path), bytes]));
  if (found.size === 0) return undefined;
  const read = (name: ExportFile) => {
    const bytes = found.get(name);
    return bytes ? parseCsvRows(strFromU8(bytes)) : [];
  };
  return {
    "Profile.csv": read("Profile.csv"),
    "Positions.csv": read("Positions.csv"),
    "Education.csv": read("Education.csv"),
    "Skills.csv": read("Skills.csv"),
  };
}

const plain = (text: string) => fold(text).replaceAll(".", "").trim();

/** Short and long names of the months in the languages of the supported exports. */
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

/** Parses a date of LinkedIn's export: `2019` or `Mar 2019`. */
export function parseLinkedinDate(written = ""): PartialDate | undefined {
  const text = written.trim();
  const year = /(?<!\S)\d{4}$/.exec(text)?.[0];
  if (year === undefined) return undefined;
  const month = months.get(plain(text.slice(0, -year.length).trim()));
  return month === undefined
    ? { date: `${year}-01-01`, precision: "year" }
    : { date: `${year}-${String(month).padStart(2, "0")}-01`, precision: "month" };
}

/** Parses the ZIP of a LinkedIn data export; undefined when the archive is not one. */
export function parseLinkedinExport(archive: Uint8Array): TransferredProfile | undefined {
  const tables = unpack(archive);
  if (!tables) return undefined;
  const [profile = {}] = tables["Profile.csv"];
  const links = profile["Websites"]?.matchAll(/https?:\/\/[^,\]\s]+/g) ?? [];
  return {
    fields: {
      first_name: profile["First Name"] ?? "",
      last_name: profile["Last Name"] ?? "",
      summary: profile["Summary"] ?? "",
      address: profile["Address"] ?? "",
      postal_code: profile["Zip Code"] ?? "",
    },
    lists: {
      experiences: tables["Positions.csv"].map((row) => ({
        company: row["Company Name"] ?? "",
        title: row["Title"] ?? "",
        location: row["Location"] ?? "",
        description: row["Description"] ?? "",
        ...periodOf(
          parseLinkedinDate(row["Started On"]),
          parseLinkedinDate(row["Finished On"]),
          Boolean(row["Started On"]) && !row["Finished On"],
        ),
      })),
      education: tables["Education.csv"].map((row) => ({
        school: row["School Name"] ?? "",
        degree: row["Degree Name"] ?? "",
        description: [row["Notes"], row["Activities"]].filter(Boolean).join("\n"),
        ...periodOf(
          parseLinkedinDate(row["Start Date"]),
          parseLinkedinDate(row["End Date"]),
          false,
        ),
      })),
      competencies: tables["Skills.csv"].map((row) => ({
        name: (row["Name"] ?? "").slice(0, maxSkillNameLength),
        category: "technical",
      })),
      websites: [...links].map(([url]) => ({ domain: url, display_name: "" })),
      contributions: [],
      other: [],
    },
  };
}
