import { expect, test } from "vitest";
import { entryAbove, entryToNote, newEntry } from "./change-draft.ts";
import type { DraftEntry, ReviewDraft } from "./draft.ts";
import { problemsOf } from "./entry-values.ts";

const draftOf = (texts: readonly string[], entries: readonly DraftEntry[]): ReviewDraft => ({
  id: "d",
  fileName: "cv.pdf",
  readBy: "rules",
  lines: texts.map((text) => ({ text, column: 0, page: null, box: null })),
  titles: [],
  unread: [texts.length - 1],
  fields: [],
  entries: [...entries],
  keepsFile: false,
});

const job = newEntry("experiences", "Boulangère", [0]);

test("a line is offered to the entry right above it", () => {
  expect(entryAbove(draftOf(["Boulangère", "Pain au levain"], [job]), 1)).toBe(job);
});

test("a line below a title, a whole note or in capitals is offered to no entry", () => {
  const below = draftOf(["Boulangère", "Expérience", "Poste Employeur"], [job]);
  expect(entryAbove({ ...below, titles: [1] }, 2)).toBeUndefined();
  const note = newEntry("other", "12/05/1985", [1]);
  const birth = { ...note, values: { ...note.values, kind: "birthDate" } };
  expect(
    entryAbove(draftOf(["Boulangère", "Née le 12/05/1985", "Poste Employeur"], [job, birth]), 2),
  ).toBeUndefined();
  expect(entryAbove(draftOf(["Boulangère", "CHEFFE DE FOURNIL"], [job]), 1)).toBeUndefined();
});

test("an entry that lacks something becomes a note with all that it says", () => {
  const leave = {
    ...newEntry("experiences", "Congé parental", [0]),
    needsLook: true,
  };
  const dated = { ...leave, values: { ...leave.values, start_date: "2017", end_date: "2018" } };
  const [note] = entryToNote(draftOf(["Congé"], [dated]), dated.id, "Expérience").entries;
  expect(note).toMatchObject({
    id: dated.id,
    list: "other",
    lines: [0],
    needsLook: false,
    values: { label: "Expérience", content: "Congé parental\n2017 – 2018" },
  });
  expect(note && problemsOf(note)).toEqual({});
  const lasting = { ...dated, values: { ...dated.values, end_date: "", is_current: true } };
  const [open] = entryToNote(draftOf(["Congé"], [lasting]), lasting.id, "Expérience").entries;
  expect(open?.values["content"]).toBe("Congé parental\n2017 –");
});
