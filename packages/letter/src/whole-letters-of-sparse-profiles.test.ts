import { lengths, tones } from "@postulo/domain/letter-style";
import { expect, test } from "vitest";
import { storedProfile, type StoredProfile } from "@postulo/evidence/profile";
import { describeLetter } from "./testing/described-letter.ts";
import { fullProfilesEn } from "./testing/full-profiles-en.ts";
import { fullProfilesFr } from "./testing/full-profiles-fr.ts";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { writeLetter } from "./write-letter.ts";

const none = { start: undefined, end: undefined, isCurrent: false };

/** What a profile may lack. */
const lacks: Readonly<Record<string, (profile: StoredProfile) => StoredProfile>> = {
  titles: (profile) => ({
    ...profile,
    experiences: profile.experiences.map((one) => ({ ...one, title: "" })),
  }),
  employers: (profile) => ({
    ...profile,
    experiences: profile.experiences.map((one) => ({ ...one, company: "" })),
  }),
  dates: (profile) => ({
    ...profile,
    experiences: profile.experiences.map((one) => ({ ...one, period: none })),
    education: profile.education.map((one) => ({ ...one, period: none })),
    contributions: profile.contributions.map((one) => ({ ...one, period: none })),
  }),
  "a current position": (profile) => ({
    ...profile,
    experiences: profile.experiences.slice(1),
  }),
  positions: (profile) => ({ ...profile, experiences: [] }),
  descriptions: (profile) => ({
    ...profile,
    experiences: profile.experiences.map((one) => ({ ...one, description: "" })),
    contributions: profile.contributions.map((one) => ({ ...one, description: "" })),
  }),
  "schools and degrees": (profile) => ({
    ...profile,
    education: profile.education.map((one, at) =>
      at % 2 === 0 ? { ...one, school: "" } : { ...one, degree: "", field: "" },
    ),
  }),
  "all but education": (profile) => ({
    ...profile,
    person: { ...profile.person, summary: "" },
    experiences: [],
    contributions: [],
    skills: [],
    notes: [],
  }),
  "all but skills": (profile) => ({
    ...profile,
    person: { ...profile.person, summary: "", gender: "" },
    experiences: [],
    contributions: [],
    education: [],
    notes: [],
  }),
};

test.each([
  ["en", fullProfilesEn, postingsEn],
  ["fr", fullProfilesFr, postingsFr],
] as const)(
  "letters of people whose profile lacks something: %s",
  async (language, stored, postings) => {
    const people = Object.entries(stored).map(
      ([person, profile]) => [person, storedProfile.parse(profile)] as const,
    );
    const texts = Object.entries(lacks).flatMap(([lack, without], row) =>
      people.flatMap(([person, profile], column) => {
        const at = row * people.length + column;
        const posting = postings[at % postings.length];
        const tone = tones[at % tones.length] ?? "plain";
        const outcome = writeLetter({
          profile: without(profile),
          jobDescription: posting?.text ?? "",
          stated: at % 4 === 3 ? { company: "Ashgrove", title: "" } : {},
          fallbackLanguage: language,
          tone,
          length: lengths[at % lengths.length] ?? "standard",
          today: { year: 2026, month: 11, day: 21 },
        });
        const letter = outcome.kind === "written" ? describeLetter(outcome.letter) : outcome.kind;
        return `${person} without ${lack}, to ${posting?.name}, ${tone}\n${letter}`;
      }),
    );
    await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot(
      `./testing/expected/sparse-${language}.txt`,
    );
  },
);
