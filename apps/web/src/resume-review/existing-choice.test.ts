import { expect, test } from "vitest";
import {
  additionsOf,
  columnsLeftOut,
  columnsReplaced,
  completedValues,
  withChoice,
} from "./existing-choice.ts";
import { newDraft } from "./new-draft.ts";

const job = {
  company: "Moulin Brun",
  title: "Boulangère",
  location: "",
  description: "• Pain au levain",
  start_date: "2019",
  end_date: "",
  is_current: false,
};

test("completing keeps what the profile has, and adds lines, dates and places", () => {
  const found = {
    ...job,
    company: "Moulin Brun SARL",
    location: "Lyon",
    description: "- Pain au levain\n- Gestion des commandes",
    start_date: "03/2019",
    end_date: "06/2022",
  };
  expect(completedValues("experiences", job, found)).toEqual({
    ...job,
    location: "Lyon",
    description: "• Pain au levain\n- Gestion des commandes",
    start_date: "03/2019",
    end_date: "06/2022",
  });
});

test("of two lines that were read as one, only the new one is added", () => {
  const found = { ...job, description: "Pain au levain Gestion des commandes" };
  expect(completedValues("experiences", job, found)["description"]).toBe(
    "• Pain au levain\nGestion des commandes",
  );
});

test("a line that only begins like one of the profile is added whole", () => {
  const stored = { ...job, description: "Vente" };
  const found = { ...job, description: "Vente de pain et conseil" };
  expect(completedValues("experiences", stored, found)["description"]).toBe(
    "Vente\nVente de pain et conseil",
  );
});

test("a job that the profile has as present gets no end", () => {
  const stored = { ...job, is_current: true };
  const found = { ...job, start_date: "2018", end_date: "2020" };
  expect(completedValues("experiences", stored, found)).toEqual(stored);
});

const row = {
  company: "Moulin Brun",
  title: "Boulangère",
  location: null,
  description: null,
  start_date: "2019-01-01",
  start_date_precision: "year",
  end_date: null,
  end_date_precision: null,
  is_current: true,
};
const draftOf = (found: object, differs: string[]) => {
  const [entry] = newDraft("cv.pdf", {
    readBy: "rules",
    lines: [],
    titles: [],
    unread: [],
    fields: [],
    entries: [
      {
        list: "experiences",
        row: { ...row, ...found },
        other: {},
        confidence: {},
        lines: [],
        existing: { id: "33333333-3333-4333-8333-333333333333", version: 1, row, differs },
      },
    ],
  }).entries;
  if (!entry) throw new Error("no entry");
  return entry;
};

test("an entry that the file only words otherwise needs no look, and is kept", () => {
  expect(draftOf({ title: "Boulangère tourière" }, ["title"])).toMatchObject({
    needsLook: false,
    existing: { choice: "keep" },
  });
});

test("an entry of which the file says more is completed, and can be added in its words", () => {
  const entry = draftOf({ title: "Tourière", description: "Pain au levain" }, ["title"]);
  expect(entry).toMatchObject({ needsLook: true, existing: { choice: "complete" } });
  expect(entry.values).toMatchObject({ title: "Boulangère", description: "Pain au levain" });
  expect(additionsOf(entry)).toEqual(["description"]);
  expect(withChoice(entry, "add").values).toMatchObject({ title: "Tourière" });
});

test("an entry that is kept shows the profile's values, and one that is replaced the file's, with its lines", () => {
  const found = { title: "Tourière", description: "Pain au levain", end_date: "2022-06-01" };
  const entry = draftOf({ ...found, end_date_precision: "month", is_current: false }, [
    "title",
    "end_date",
  ]);
  const kept = { ...entry, ...withChoice(entry, "keep") };
  expect(kept.values).toMatchObject({ title: "Boulangère", description: "", is_current: true });
  expect(columnsLeftOut(kept)).toEqual(["description", "title", "end_date"]);
  const replaced = { ...entry, ...withChoice(entry, "replace") };
  expect(replaced.values).toMatchObject({
    company: "Moulin Brun",
    title: "Tourière",
    description: "Pain au levain",
    start_date: "2019",
    end_date: "06/2022",
    is_current: false,
  });
  expect(columnsReplaced(replaced)).toEqual(["title", "is_current"]);
});

test("what was typed stays with another choice", () => {
  const entry = draftOf({ description: "Pain" }, []);
  const typed = { ...entry, values: { ...entry.values, title: "Cheffe" } };
  expect(withChoice(typed, "replace").values).toBeUndefined();
});
