import { sampleApplication } from "@postulo/domain/testing/sample-application";
import { expect, test } from "vitest";
import { fullFor, taggedBy, undoOfTags, withBulkChanges } from "./bulk-change.ts";

const ten = Array.from({ length: 10 }, (_, at) => `${at}`);
const tagged = (id: string, ...tags: string[]) => sampleApplication(id, { tags });
const rows = [
  tagged("1", "Remote", "Lyon"),
  tagged("2"),
  tagged("3", "remote"),
  tagged("4", ...ten),
  tagged("5"),
];
const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

test("a tag is added to the applications that have neither it nor ten others", () => {
  const change = { added: "REMOTE" };
  expect(idsOf(taggedBy(rows, change))).toEqual(["2", "5"]);
  expect(fullFor(rows, change)).toBe(1);
  expect(fullFor(rows, { added: "9" })).toBe(0);
  const shown = withBulkChanges(rows, [{ kind: "tags", ids: ["1", "2"], change }]);
  expect(shown.map(({ tags }) => tags)).toEqual([
    ["Remote", "Lyon"],
    ["REMOTE"],
    ["remote"],
    ten,
    [],
  ]);
});

test("a tag is removed from the applications that have it, whatever its case", () => {
  const change = { removed: "remote" };
  expect(idsOf(taggedBy(rows, change))).toEqual(["1", "3"]);
  expect(fullFor(rows, change)).toBe(0);
});

test("one undo gives each application its tags in their order, unless they were changed since then", () => {
  expect(undoOfTags(rows.slice(0, 3), { removed: "remote" })).toEqual({
    kind: "edits",
    edits: [
      { ids: ["1"], edit: { tags: ["Remote", "Lyon"] }, only: { tags: ["Lyon"] } },
      { ids: ["2"], edit: { tags: [] }, only: { tags: [] } },
      { ids: ["3"], edit: { tags: ["remote"] }, only: { tags: [] } },
    ],
  });
  const [, two, , , five] = rows;
  if (!two || !five) throw new Error("There are five rows");
  expect(undoOfTags([two, five], { added: "New" })).toEqual({
    kind: "edits",
    edits: [{ ids: ["2", "5"], edit: { tags: [] }, only: { tags: ["New"] } }],
  });
});
