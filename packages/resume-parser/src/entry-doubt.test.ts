import { expect, test } from "vitest";
import { doubtFeatures, sureness, withSureness } from "./entry-doubt.ts";
import { doubtWeights } from "./doubt-weights.ts";
import { parseResume } from "./parse-resume.ts";
import { documentFromText } from "./testing/lines-from-text.ts";

const whole = `# Ada Example
ada@example.org
# Experience
**Baker**\t2019 – 2021
Mill Lane Bakery, Leeds
- Bread
**Pastry Cook**\t2015 – 2018
Quay House Hotel, Leeds
- Tarts
# Education
**BSc in Botany**\t2011 – 2014
University of Leeds`;

test("entries that have all and look alike are sure", () => {
  const { experiences, education } = parseResume(documentFromText(whole));
  const names = [
    ...experiences.flatMap(({ title, company }) => [title, company]),
    ...education.flatMap(({ degree, school }) => [degree, school]),
  ];
  expect(names).toHaveLength(6);
  expect(names.every((name) => (name?.confidence ?? 0) >= 0.7)).toBe(true);
});

test("an entry that lacks its organisation, or was read without a margin, is less sure", () => {
  const resume = parseResume(documentFromText(whole));
  const [first, ...others] = resume.experiences;
  if (!first) throw new Error("No position was read.");
  const surenessOf = (entry: typeof first) => {
    const experiences = [entry, ...others];
    const [features = []] = doubtFeatures(experiences, { ...resume, experiences });
    return sureness(features, doubtWeights.experiences);
  };
  const { company: _, ...lacking } = first;
  const unsure = { margin: 0, score: 0, remarks: 2, headerLines: 4, header: [] };
  expect(surenessOf({ ...lacking, company: undefined })).toBeLessThan(surenessOf(first));
  expect(surenessOf({ ...first, reading: unsure })).toBeLessThan(surenessOf(first));
  const [doubtful] = withSureness({
    ...resume,
    experiences: [{ ...lacking, company: undefined, reading: unsure }, ...others],
  }).experiences;
  expect(doubtful?.title?.confidence).toBeLessThan(0.7);
});

test("each feature has a weight", () => {
  const resume = parseResume(documentFromText(whole));
  const { experiences, education } = resume;
  const counts = [
    ...doubtFeatures(experiences, resume).map((features) => features.length),
    ...doubtFeatures(education, resume).map((features) => features.length),
  ];
  expect(new Set(counts)).toEqual(new Set([doubtWeights.experiences.weights.length]));
  expect(doubtWeights.education.weights).toHaveLength(doubtWeights.experiences.weights.length);
});

test("a list of a thousand positions is judged in linear time", () => {
  const resume = parseResume(documentFromText(whole));
  const [first] = resume.experiences;
  if (!first) throw new Error("No position was read.");
  let reads = 0;
  const counted = {
    ...first,
    get title() {
      reads += 1;
      return first.title;
    },
  };
  const experiences = Array.from({ length: 1_000 }, () => counted);
  expect(doubtFeatures(experiences, { ...resume, experiences })).toHaveLength(1_000);
  expect(reads).toBeGreaterThan(1_000);
  expect(reads).toBeLessThan(20_000);
});
