import { readFileSync } from "node:fs";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { storedProfile, type StoredProfile } from "@postulo/evidence/profile";

/** An invented person: the profile, and what must be read back from a CV of it. */
export type ReadbackPerson = {
  readonly id: string;
  readonly language: LetterLanguage;
  readonly profile: StoredProfile;
};

const categories: Readonly<Record<string, string>> = {
  licences: "technical",
  professional: "technical",
  software: "toolsAndSoftware",
  languages: "language",
};

const cells = (line: string) => line.split("|").map((cell) => cell.trim());

function readJob(line: string, bullets: readonly string[]) {
  const [title = "", company = "", location = "", start = "", end = ""] = cells(line);
  const isCurrent = end === "now";
  return {
    title,
    company,
    location,
    start_date: start,
    end_date: isCurrent ? "" : end,
    is_current: isCurrent,
    description: bullets.map((bullet) => bullet.slice(2)).join("\n"),
  };
}

function readStudy(line: string) {
  const [degree = "", field = "", school = "", start = "", end = ""] = cells(line);
  return { degree, field_of_study: field, school, start_date: start, end_date: end };
}

function readSkills(line: string) {
  const [group = "", names = ""] = line.split(": ");
  return names.split(", ").map((name) => {
    const [only = "", level = null] = name.split("/");
    return { name: only, level, category: categories[group] ?? "technical" };
  });
}

/**
 * Reads a block: `# name | e-mail | phone | city | country`, `> summary`, jobs as `title | company | place | start | end` with
 * their `- lines`, `= degree | field | school | start | end`, `* group: skills`, `@ website`.
 */
function readPerson(block: string, language: LetterLanguage): ReadbackPerson {
  const lines = block.split("\n").filter((line) => line !== "");
  const marked = (mark: string) =>
    lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
  const [name = "", email = "", phone = "", city = "", country = ""] = cells(marked("#")[0] ?? "");
  const [first = "", ...last] = name.split(" ");
  const jobs = lines.flatMap((line, at) => {
    if (/^[#>=*@-] /.test(line)) return [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((next) => !next.startsWith("- "));
    return [readJob(line, end < 0 ? rest : rest.slice(0, end))];
  });
  return {
    id: `${language} ${name}`,
    language,
    profile: storedProfile.parse({
      profile: {
        first_name: first,
        last_name: last.join(" "),
        email,
        phone_number: phone,
        city,
        country,
        summary: marked(">").join("\n"),
      },
      experiences: jobs,
      education: marked("=").map(readStudy),
      competencies: marked("*").flatMap(readSkills),
      websites: marked("@").map((domain) => ({ domain })),
    }),
  };
}

function readPeople(language: LetterLanguage): ReadbackPerson[] {
  const text = readFileSync(new URL(`readback-people.${language}.txt`, import.meta.url), "utf8");
  return text.split(/\n\n+(?=# )/).map((block) => readPerson(block, language));
}

export const readbackPeople = [...readPeople("en"), ...readPeople("fr")];
