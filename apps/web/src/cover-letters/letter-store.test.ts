import { afterEach, expect, test } from "vitest";
import { keepUnsaved, loadUnsaved } from "../data/unsaved-texts.ts";
import type { OpenLetter } from "./letter-draft.ts";
import { LetterStore } from "./letter-store.ts";

const owner = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const id = "66666666-6666-4666-8666-666666666666";
const kept = () => loadUnsaved({ owner, id, column: "letter" })?.text;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const letterOf = (text: string): OpenLetter => ({
  id,
  text,
  savedText: text,
  deliveredText: text,
  sentences: [],
  missing: [],
  posting: "Baker wanted",
});

test("a rewritten letter leaves the unsaved text of another tab", () => {
  const store = new LetterStore(owner, () => true);
  store.change({ letter: letterOf("Dear team,") });
  const typed = { text: "Dear Ann,", before: "Dear team,", version: 0 };
  keepUnsaved({ owner, id, column: "letter" }, typed);
  store.change({ letter: letterOf("Dear bakers,") });
  expect(kept()).toBe("Dear Ann,");
});

test("a text that was saved or put back is not kept", () => {
  const store = new LetterStore(owner, () => true);
  store.change({ letter: letterOf("Dear team,") });
  store.changeLetter({ text: "Dear Ann," });
  expect(kept()).toBe("Dear Ann,");
  store.changeLetter({ savedText: "Dear Ann," });
  expect(kept()).toBeUndefined();
  store.changeLetter({ text: "Dear bakers," });
  expect(kept()).toBe("Dear bakers,");
  store.changeLetter({ text: "Dear Ann," });
  expect(kept()).toBeUndefined();
});

test("nothing is kept in the browser once the session has ended", () => {
  let isCurrent = true;
  const store = new LetterStore(owner, () => isCurrent);
  store.change({ letter: letterOf("Dear team,") });
  isCurrent = false;
  localStorage.clear();
  sessionStorage.clear();
  store.changeLetter({ text: "Dear Ann," });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
