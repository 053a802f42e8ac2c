import { expect, test } from "vitest";
import { mergeModelReading, type ModelReading } from "./model-reading.ts";
import { parseResume } from "./parse-resume.ts";
import { plainResume } from "./plain-resume.ts";
import { documentFromText } from "./testing/lines-from-text.ts";

const resume = parseResume(
  documentFromText(`
# Ada Example
ada@mail.example

**EXPERIENCE**
Fitter at Quill
Marine, Leith, 03/2016 – present
Pumps and valves
Two apprentices

**EDUCATION**
NVQ Plumbing, City College, 2013

**PROJECTS**
Tide clock for the harbour office

**SKILLS**
Welding, Pumps (expert), English (native), French basic`),
);
const [fitter = -1, marine = -1, pumps = -1, apprentices = -1] = [
  "Fitter at Quill",
  "Marine, Leith, 03/2016 – present",
  "Pumps and valves",
  "Two apprentices",
].map((text) => resume.lines.indexOf(text));
const lineOf = (start: string) => resume.lines.findIndex((line) => line.startsWith(start));

const nothing: ModelReading = {
  experiences: [],
  education: [],
  contributions: [],
  competencies: [],
};
const position = {
  title: "Fitter",
  company: "Quill Marine",
  location: "Leith",
  period: "03/2016 – present",
  lines: [marine, fitter, fitter, 999],
  description_lines: [apprentices, pumps, -1],
};

test("values of the model are kept with the lines that contain them", () => {
  const merged = mergeModelReading(resume, {
    experiences: [position],
    education: [
      {
        school: "City  College",
        degree: "NVQ",
        field_of_study: "plumbing",
        period: "2013",
        lines: [lineOf("NVQ")],
        description_lines: [],
      },
    ],
    contributions: [
      {
        title: "Tide clock",
        organization: "harbour office",
        period: null,
        lines: [lineOf("Tide")],
        description_lines: [lineOf("Tide")],
      },
    ],
    competencies: [
      { name: "Pumps", lines: [lineOf("Welding")] },
      { name: "pumps", lines: [lineOf("Welding")] },
      { name: "French", lines: [lineOf("Welding")] },
      { name: "English", lines: [lineOf("Welding")] },
    ],
  });
  expect(merged.experiences).toEqual([
    {
      // The rules read two lines of the description as the title, and half of the employer.
      title: { ...sure("Fitter", fitter), confidence: 0.5, other: "Two apprentices" },
      company: { ...sure("Quill Marine", fitter, marine), confidence: 0.5, other: "Marine" },
      location: sure("Leith", marine),
      start_date: { value: "2016-03", confidence: 0.95, lines: [marine] },
      is_current: true,
      description: sure("Pumps and valves\nTwo apprentices", pumps, apprentices),
      lines: [fitter, marine, pumps, apprentices],
    },
  ]);
  expect(merged.education).toEqual([
    {
      // Both readings have the same.
      school: { ...sure("City College", lineOf("NVQ")), confidence: 0.92 },
      degree: { ...sure("NVQ", lineOf("NVQ")), confidence: 0.92 },
      field_of_study: { ...sure("Plumbing", lineOf("NVQ")), confidence: 0.92 },
      end_date: { value: "2013", confidence: 0.75, lines: [lineOf("NVQ")] },
      is_current: false,
      lines: [lineOf("NVQ")],
    },
  ]);
  expect(merged.contributions).toEqual([
    {
      title: {
        ...sure("Tide clock", lineOf("Tide")),
        confidence: 0.5,
        other: "Tide clock for the harbour office",
      },
      organization: { ...sure("harbour office", lineOf("Tide")), confidence: 0.5 },
      is_current: false,
      description: sure("Tide clock for the harbour office", lineOf("Tide")),
      lines: [lineOf("Tide")],
    },
  ]);
  expect(
    merged.competencies.map(({ name, category, level }) => [name.value, category, level]),
  ).toEqual([
    ["Pumps", "technical", "expert"],
    ["French", "language", "beginner"],
    ["English", "language", "expert"],
    // The model has no such skill.
    ["Welding", "technical", undefined],
  ]);
  expect(merged.profile).toEqual(resume.profile);
});

test("values that their lines lack, and entries without any, are discarded", () => {
  const wrong = { ...position, lines: [pumps] };
  const merged = mergeModelReading(resume, {
    experiences: [
      wrong,
      { ...position, title: "Chief Fitter", company: null, location: " ", period: "2011" },
      { ...position, title: "Fitt", company: "Marine", location: "Edinburgh", lines: [marine] },
    ],
    education: [],
    contributions: [
      {
        title: null,
        organization: "harbour office",
        period: null,
        lines: [lineOf("Tide")],
        description_lines: [],
      },
    ],
    competencies: [
      { name: "Kubernetes", lines: [lineOf("Welding")] },
      { name: "Welding", lines: [fitter] },
      { name: resume.lines.join(" ").slice(0, 61), lines: resume.lines.map((_, at) => at) },
    ],
  });
  expect(
    merged.experiences.map(({ title, company, location, start_date }) => [
      title?.value,
      company?.value,
      location?.value,
      start_date?.value,
    ]),
  ).toEqual([
    // Of the rules, whose lines the model did not name.
    ["Fitter", "Quill", undefined, undefined],
    ["Two apprentices", "Marine", "Leith", "2016-03"],
  ]);
  expect(
    merged.experiences.map(({ title, company }) => [title, company].map((one) => one?.other)),
  ).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(merged.education).toBe(resume.education);
  expect(merged.contributions).toBe(resume.contributions);
  expect(merged.competencies).toBe(resume.competencies);
});

const sure = (value: string, ...lines: number[]) => ({ value, confidence: 0.85, lines });

const twoJobs = parseResume(
  documentFromText(`
# Ada Example
ada@mail.example

**EXPERIENCE**

**Fitter**, Quill Marine, Leith, 03/2016 – present
- Repaired the pumps and valves of two ships

**Welder**, Arden Works, Leeds, 2012 – 2015
- Made frames and gates for schools

**SKILLS**
Welding, Pumps`),
);
const jobLine = twoJobs.lines.findIndex((line) => line.startsWith("Fitter"));

test("what only one of the readings has, or both have differently, is doubtful, and so is an entry of one", () => {
  const merged = mergeModelReading(twoJobs, {
    ...nothing,
    experiences: [
      {
        ...position,
        title: "Fitter, Quill",
        location: null,
        lines: [jobLine],
        description_lines: [],
      },
    ],
    competencies: [{ name: "Welding", lines: [twoJobs.lines.length - 1] }],
  });
  expect(merged.experiences).toMatchObject([
    {
      title: { value: "Fitter, Quill", confidence: 0.5, lines: [jobLine], other: "Fitter" },
      company: { value: "Quill Marine", confidence: 0.88 },
      location: { value: "Leith", confidence: 0.5 },
      start_date: { value: "2016-03", confidence: 0.95 },
      is_current: true,
      description: twoJobs.experiences[0]?.description,
    },
    {
      title: { value: "Welder", confidence: 0.5 },
      company: { value: "Arden Works", confidence: 0.5 },
      end_date: { value: "2015", confidence: 0.5 },
    },
  ]);
  expect(merged.competencies.map(({ name }) => [name.value, name.confidence < 0.7])).toEqual([
    ["Welding", false],
    ["Pumps", true],
  ]);
});

test("an entry of the rules whose lines the model read as part of others is dropped", () => {
  const all = twoJobs.lines.map((_, at) => at);
  const merged = mergeModelReading(twoJobs, {
    ...nothing,
    experiences: [{ ...position, lines: all, description_lines: [] }],
  });
  expect(merged.experiences.map(({ title }) => title?.value)).toEqual(["Fitter"]);
});

test("a reading without values changes nothing", () => {
  expect(mergeModelReading(resume, nothing)).toEqual(resume);
});

test("the plain form has values and months only", () => {
  expect(plainResume(mergeModelReading(resume, { ...nothing, experiences: [position] }))).toEqual({
    profile: {
      first_name: "Ada",
      last_name: "Example",
      email: "ada@mail.example",
      phone_number: null,
      city: null,
      country: null,
      address: null,
      summary: null,
    },
    education: [
      {
        school: "City College",
        degree: "NVQ",
        field_of_study: "Plumbing",
        start_date: null,
        end_date: "2013",
        is_current: false,
        description: null,
      },
    ],
    experiences: [
      {
        company: "Quill Marine",
        title: "Fitter",
        location: "Leith",
        start_date: "2016-03",
        end_date: null,
        is_current: true,
        description: "Pumps and valves\nTwo apprentices",
      },
    ],
    competencies: ["Welding", "Pumps", "English", "French"],
    websites: [],
    contributions: [
      { title: "Tide clock for the harbour office", organization: null, description: null },
    ],
    notes: [],
    unread: [],
  });
});
