import type { View } from "@postulo/contract/extension-messages";
import { expect, test } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { documentsView } from "./documents-view.ts";
import { newPanelMemory } from "./panel-memory.ts";

const view: View = {
  fields: [],
  documents: [
    { id: "l", fileName: "letter.pdf", kind: "cover_letter" },
    { id: "r", fileName: "cv.pdf", kind: "resume" },
  ],
  chosen: { resume: "r", coverLetter: null },
  visit: {
    url: "https://jobs.example/1",
    draft: {
      job_title: "Nurse",
      company_name: "Harbour Clinic",
      job_url: "https://jobs.example/1",
      location: "",
      applied_at: "2026-11-22",
      source: "",
    },
    recording: "open",
  },
  server: "https://postulo.example",
  isForm: true,
  corrections: 0,
};

function show(change: Partial<View> = {}) {
  const chosen: unknown[] = [];
  let written = 0;
  document.body.replaceChildren(
    documentsView({
      words: wordsIn("en"),
      view: { ...view, ...change },
      memory: newPanelMemory(),
      onChosen: (kind, id) => chosen.push([kind, id]),
      onWrite: async () => void (written += 1),
    }),
  );
  return { chosen, written: () => written };
}

/** The box with this label, its options, and the one that is selected. */
function box(label: string) {
  const { htmlFor } = [...document.querySelectorAll("label")].find(
    ({ textContent }) => textContent === label,
  ) ?? { htmlFor: "" };
  const select = document.querySelector<HTMLSelectElement>(`#${htmlFor}`);
  if (!select) throw new Error(`No box is labelled ${label}`);
  return { select, options: [...select.options].map(({ text }) => text) };
}

test("the letters of Postulo come first, those for this employer before others, by job and day", () => {
  const letter = (id: string, title: string, company: string) => ({
    id,
    fileName: "Letter.pdf",
    kind: "letter",
    letter: { title, company, createdAt: "2026-11-20T08:00:00Z" },
  });
  const letters = [letter("1", "Cook", "Le Bouchon"), letter("2", "Nurse", "harbour clinic")];
  show({ documents: [...view.documents, ...letters], chosen: { resume: "r", coverLetter: "2" } });
  const [, first, second, ...files] = box("Letter").options;
  expect(first).toMatch(/^Nurse · harbour clinic, .*2026$/);
  expect(second).toMatch(/^Cook · Le Bouchon, .*2026$/);
  expect(files).toEqual(["letter.pdf", "cv.pdf"]);
  expect(box("Résumé").options).toEqual(["Attach nothing", "cv.pdf", "letter.pdf"]);
  expect(document.querySelector(".chosen")?.textContent).toMatch(
    /^cv\.pdf, Nurse · harbour clinic/,
  );
});

test("résumé and letter are chosen from the user's files, those of the kind first", () => {
  show();
  expect(box("Résumé").options).toEqual(["Attach nothing", "cv.pdf", "letter.pdf"]);
  expect(box("Résumé").select.value).toBe("r");
  expect(box("Letter").options).toEqual(["Attach nothing", "letter.pdf", "cv.pdf"]);
  expect(box("Letter").select.value).toBe("");
});

test("a choice is reported with its kind, and none as null", () => {
  const { chosen } = show();
  for (const [label, value] of [
    ["Letter", "l"],
    ["Résumé", ""],
  ] as const) {
    const { select } = box(label);
    select.value = value;
    select.dispatchEvent(new Event("change"));
  }
  expect(chosen).toEqual([
    ["coverLetter", "l"],
    ["resume", null],
  ]);
});

test("a letter is written by a button, and then read and chosen here", () => {
  const { written } = show();
  document.querySelector<HTMLElement>("[data-name=write]")?.click();
  expect(written()).toBe(1);
  const address = "https://postulo.example/letters/1";
  show({
    writtenLetter: { text: "Dear team", address },
    chosen: { resume: null, coverLetter: "written" },
  });
  expect(document.querySelector("[data-name=write]")).toBeNull();
  expect(document.querySelector("pre")?.textContent).toBe("Dear team");
  expect(document.querySelector("a")?.href).toBe(address);
  expect(box("Letter").select.value).toBe("written");
  expect(box("Résumé").options).not.toContain(box("Letter").options[1]);
});
