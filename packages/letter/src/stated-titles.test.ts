import { storedProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";
import { expect, test } from "vitest";
import { letterText } from "./letter.ts";
import { writeLetter } from "./write-letter.ts";

const job = `Delivery Operative
Company: Larko
You need:
- Driver CPC
- Parcel rounds in town`;

test("what a posting asks for is the same whatever title and employer the user states", () => {
  const textsWith = (title: string | null) =>
    readRequirements(readPosting(job, { title, company: "Another Firm" })).map(({ text }) => text);
  const read = readRequirements(readPosting(job)).map(({ text }) => text);
  expect(read).toEqual(["Driver CPC", "Parcel rounds in town"]);
  expect(textsWith("Driver")).toEqual(read);
  expect(textsWith(null)).toEqual(read);
});

test("a letter for another stated title answers the same requirements", () => {
  const profile = storedProfile.parse({
    profile: { first_name: "Ada", last_name: "Lowe", city: "Hull" },
    experiences: [
      {
        company: "Elm Parcels",
        title: "Courier",
        start_date: "2018",
        end_date: "2024",
        description: "Did parcel rounds in town for 40 shops\nTrained two couriers every year",
      },
    ],
    competencies: [{ name: "Driver CPC", category: "technical" }],
  });
  const outcome = writeLetter({
    profile,
    jobDescription: job,
    stated: { title: "Driver" },
    fallbackLanguage: "en",
    today: { year: 2026, month: 11, day: 23 },
  });
  expect(outcome.kind === "written" && letterText(outcome.letter)).toContain("Driver CPC");
});
