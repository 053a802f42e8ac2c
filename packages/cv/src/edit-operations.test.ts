import { describe, expect, test } from "vitest";
import { applyOperations } from "./apply-operations.ts";
import { entriesOf } from "./cv-document.ts";
import { type CvOperation } from "./cv-operation.ts";
import {
  byHand,
  hidePart,
  orderParts,
  showPart,
  withOperation,
  withoutOperation,
} from "./edit-operations.ts";
import { masterCv } from "./master-cv.ts";
import { nurse } from "./testing/sample-profile.ts";

const master = masterCv(nurse, "en");
const job = "experiences.0";
const [first, second, third] = [`${job}/0`, `${job}/1`, `${job}/2`] as const;
const shownLines = (operations: readonly CvOperation[]) =>
  entriesOf(applyOperations(master, operations).document)[0]?.lines.map(({ id }) => id);

describe("a version edited by hand", () => {
  test("hides a line, and shows it again", () => {
    const hidden = hidePart([], first);
    expect(shownLines(hidden)).toEqual([second, third]);
    expect(hidePart(hidden, first)).toEqual(hidden);
    expect(showPart(master, hidden, first)).toEqual([]);
  });

  test("shows one line of a job whose lines are all hidden, and only that", () => {
    expect(shownLines(showPart(master, hidePart([], job), second))).toEqual([second]);
    const short = [byHand({ kind: "shorten", entry: job, line: first })];
    expect(shownLines(showPart(master, short, third))).toEqual([first, third]);
  });

  test("shows all lines of a job again", () => {
    const operations = hidePart([byHand({ kind: "shorten", entry: job, line: second })], first);
    expect(shownLines(operations)).toEqual([second]);
    expect(showPart(master, operations, job)).toEqual([]);
    expect(showPart(master, hidePart([], "profile"), "profile")).toEqual([]);
  });

  test("has one order for a list, and none when that is the master's", () => {
    const list = { of: "lines", entry: job } as const;
    const masterIds = [first, second, third];
    const turned = orderParts([], list, { ids: [third, first, second], masterIds });
    expect(shownLines(turned)).toEqual([third, first, second]);
    expect(orderParts(turned, list, { ids: [second, third, first], masterIds })).toHaveLength(1);
    expect(orderParts(turned, list, { ids: masterIds, masterIds })).toEqual([]);
    // Without a hidden line between them.
    expect(orderParts(turned, list, { ids: [first, third], masterIds })).toEqual([]);
  });

  test("has one operation of an id", () => {
    const one = byHand({ kind: "reword", line: first, text: "A" });
    const other = byHand({ kind: "reword", line: first, text: "B" });
    expect(withOperation([one], other)).toEqual([other]);
    expect(withoutOperation([one], other.id)).toEqual([]);
  });
});
