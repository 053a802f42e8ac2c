import { beforeEach, expect, test } from "vitest";
import { jobText, selectedText } from "./job-text.ts";

const sentence =
  "You coordinate discharge planning with the wards of three hospitals and the families.";

beforeEach(() => document.body.replaceChildren());

test("the structured description comes first, also when it is escaped", () => {
  expect(jobText(document, `<p>${sentence}</p><ul><li>Nursing degree</li></ul>`)).toBe(
    `${sentence}\nNursing degree`,
  );
  expect(jobText(document, `&lt;p&gt;${sentence}&lt;/p&gt;&lt;p&gt;Lyon&lt;/p&gt;`)).toBe(
    `${sentence}\nLyon`,
  );
});

test("without one the main part of the page is read, without its controls", () => {
  document.body.innerHTML = `<nav>Jobs</nav><main><h1>Care Coordinator</h1><p>${sentence}</p>
    <form><label>First name <input></label><button>Send</button></form><script>steal()</script></main>`;
  expect(jobText(document, "")).toBe(`Care Coordinator\n${sentence}`);
});

test.each([
  ["a form around the whole page", `<form><p>${sentence}</p><input></form>`, sentence],
  [
    "the header of the main part",
    `<main><header>Cook</header>${sentence}</main>`,
    `Cook\n${sentence}`,
  ],
  [
    "a table",
    `<main><table><tr><td>Lyon</td><td>${sentence}</td></tr></table></main>`,
    `Lyon\n${sentence}`,
  ],
  ["text after a block", `<main><p>Cook</p>${sentence}</main>`, `Cook\n${sentence}`],
  [
    "no header of a whole page",
    `<header>Jobs</header><p>${sentence}</p><footer>Imprint</footer>`,
    sentence,
  ],
  ["no labels", `<main>${sentence}<label>First name</label></main>`, sentence],
])("the text of a page has %s", (_, html, text) => {
  document.body.innerHTML = html;
  expect(jobText(document, "")).toBe(text);
});

test("a form with a heading is no posting", () => {
  document.body.innerHTML = "<h1>Apply</h1><form><label>First name <input></label></form>";
  expect(jobText(document, "")).toBe("");
});

test("what the user has selected is no part of the posting, and replaces one without a description on request", () => {
  document.body.innerHTML = `<main><p>Ten other jobs that may interest you</p><p id="job">${sentence}</p></main>`;
  const job = document.querySelector("#job");
  if (job) document.getSelection()?.selectAllChildren(job);
  expect(jobText(document, "")).toBe(`Ten other jobs that may interest you\n${sentence}`);
  expect(selectedText(document, "")).toBe(sentence);
  expect(selectedText(document, `<p>${sentence} In Lyon.</p>`)).toBeUndefined();
  document.getSelection()?.removeAllRanges();
});
