import { describe, expect, test } from "vitest";
import { readProjects, readVolunteering } from "./contribution.ts";
import { readEducation } from "./education.ts";
import { readExperiences } from "./experience.ts";
import { readLanguages } from "./languages.ts";
import type { Line } from "./line.ts";
import { parseResume } from "./parse-resume.ts";
import { sectionsOf } from "./section.ts";
import { readSkills } from "./skills.ts";
import { describeEntries, describeResume } from "./testing/described-resume.ts";
import { documentFromText, linesFromText } from "./testing/lines-from-text.ts";
import { education } from "./testing/readings/education.ts";
import { experiences } from "./testing/readings/experiences.ts";
import { heads } from "./testing/readings/heads.ts";
import { languages, projects, skills, volunteering } from "./testing/readings/skills.ts";
import { titled } from "./testing/readings/titles.ts";

const body = "\n\n**SKILLS**\nPlumbing, Tiling";

test("the contact data of each head", async () => {
  const readings = heads.map((head) => {
    const resume = parseResume(documentFromText(`${head}${body}`));
    return `${head}\n=> ${describeResume({ ...resume, competencies: [] })}`;
  });
  await expect(`${readings.join("\n\n")}\n`).toMatchFileSnapshot("./testing/expected/heads.txt");
});

const entrySections: readonly (readonly [
  name: string,
  texts: readonly string[],
  read: (lines: readonly Line[]) => readonly object[],
])[] = [
  ["experiences", experiences, readExperiences],
  ["education", education, readEducation],
  ["skills", skills, readSkills],
  ["languages", languages, readLanguages],
  ["projects", projects, readProjects],
  ["volunteering", volunteering, readVolunteering],
];

describe("the entries of each section", () => {
  test.each(entrySections)("%s", async (name, texts, read) => {
    const readings = texts.map(
      (text) => `${text}\n=>\n${describeEntries("-", read(linesFromText(text))).join("\n")}`,
    );
    await expect(`${readings.join("\n\n")}\n`).toMatchFileSnapshot(
      `./testing/expected/${name}.txt`,
    );
  });
});

test("the sections of each document", async () => {
  const readings = titled.map((text) => {
    const sections = sectionsOf(documentFromText(text)).map(({ kind, title, lines }) => {
      const texts = lines.map((line) => `${line.bullet ? "• " : ""}${line.text}`);
      return `  ${kind} | ${title?.text ?? "–"} | ${texts.join(" / ")}`;
    });
    return `${text}\n=>\n${sections.join("\n")}`;
  });
  await expect(`${readings.join("\n\n")}\n`).toMatchFileSnapshot("./testing/expected/titles.txt");
});
