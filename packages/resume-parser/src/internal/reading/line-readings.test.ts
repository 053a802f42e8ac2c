import { expect, test } from "vitest";
import { studyWeights } from "../../reading-weights.ts";
import { linesFromText } from "../../testing/lines-from-text.ts";
import { classifyLines } from "../classified-lines.ts";
import { lineReadings } from "./line-readings.ts";
import { studyWords } from "./vocabulary.ts";

test("reads each text of a line once, however many ways there are to divide it", () => {
  const read: string[] = [];
  const counted =
    <Result>(name: string, look: (text: string) => Result) =>
    (text: string) => {
      read.push(`${name} ${text}`);
      return look(text);
    };
  const { title, organisation, subject = () => 0, knows } = studyWords;
  const words = {
    title: counted("title", title),
    organisation: counted("organisation", organisation),
    subject: counted("subject", subject),
    knows: counted("knows", knows),
  };
  const text =
    "Bachelor of Science in Physics, University of York, with honours, in statistics, computing, law, and history";
  const [line] = classifyLines(linesFromText(text), true);
  if (!line) throw new Error("no line");
  expect(lineReadings(line, 0, { words, weights: studyWeights }).length).toBeGreaterThan(10);
  expect(read.length).toBeGreaterThan(20);
  expect(read).toHaveLength(new Set(read).size);
});
