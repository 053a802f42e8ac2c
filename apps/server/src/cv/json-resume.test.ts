import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { jsonResume } from "@postulo/cv/json-resume";
import { masterCv } from "@postulo/cv/master-cv";
import { storedProfile } from "@postulo/evidence/profile";

const schemaFile = fileURLToPath(import.meta.resolve("@jsonresume/schema/schema.json"));
const schema: object = JSON.parse(await readFile(schemaFile, "utf8"));
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

const profile = storedProfile.parse({
  profile: { first_name: "Théo", last_name: "Lanvollon", email: "theo@example.fr", city: "Brest" },
  experiences: [
    {
      company: "Élec Iroise",
      title: "Électricien",
      start_date: "03/2019",
      is_current: true,
      description: "Pose",
    },
  ],
  education: [
    { school: "Lycée Vauban", degree: "CAP", field_of_study: "Électricité", end_date: "2018" },
  ],
  competencies: [{ name: "Français", level: "expert", category: "language" }],
  websites: [{ domain: "https://lanvollon.example/travaux/" }],
});

test("a CV as JSON Resume is valid by the published schema", () => {
  const resume: unknown = JSON.parse(jsonResume(masterCv(profile, "fr")));
  validate(resume);
  expect(validate.errors).toBeNull();
  expect(resume).toMatchObject({
    basics: { name: "Théo Lanvollon", profiles: [{ url: "https://lanvollon.example/travaux" }] },
    work: [
      { name: "Élec Iroise", position: "Électricien", startDate: "2019-03", highlights: ["Pose"] },
    ],
    education: [
      { institution: "Lycée Vauban", studyType: "CAP", area: "Électricité", endDate: "2018" },
    ],
    languages: [{ language: "Français", fluency: "langue maternelle ou bilingue" }],
  });
});

test("an empty one is valid, and a wrong one is not", () => {
  const bare = masterCv(storedProfile.parse({ profile: { first_name: "Ada" } }), "en");
  expect(validate(JSON.parse(jsonResume(bare)))).toBe(true);
  expect(validate({ basics: { name: 3 } })).toBe(false);
});
