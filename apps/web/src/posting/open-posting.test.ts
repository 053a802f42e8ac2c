import { expect, test } from "vitest";
import { openPosting } from "./open-posting.ts";

test("a text file is kept as it is written", async () => {
  const file = new File(["Nurse\r\n\r\n  Clinic\n"], "posting.txt", { type: "text/plain" });
  expect(await openPosting(file)).toEqual({ kind: "opened", text: "Nurse\r\n\r\n  Clinic" });
});

test("of a web page, the main part is kept, one line per block, without scripts and menus", async () => {
  const html = `<title>Jobs</title><nav>Home</nav><main><h1>Nurse</h1><p>Care &amp;
    kindness</p><ul><li>Days</li><li>Nights</li></ul><script>alert(1)</script></main>`;
  const file = new File([html], "posting.html", { type: "text/html" });
  expect(await openPosting(file)).toEqual({
    kind: "opened",
    text: "Nurse\nCare &\nkindness\nDays\nNights",
  });
});

test.each([
  [
    "the header of the main part",
    "<header>Jobs</header><article><header><h1>Nurse</h1></header><p>Care</p></article>",
    "Nurse\nCare",
  ],
  [
    "a page in one form, without its controls",
    "<form><header>Jobs</header><h1>Nurse</h1><p>Care</p><label>Email <input></label><button>Send</button></form>",
    "Nurse\nCare",
  ],
  [
    "the cells of a table",
    "<table><tr><th>Salary</th><td>£30,000</td></tr></table>",
    "Salary\n£30,000",
  ],
  ["text after a block", "<main><p>About</p>We are a clinic.</main>", "About\nWe are a clinic."],
])("of a web page, %s is kept", async (_, html, text) => {
  const file = new File([html], "posting.html", { type: "text/html" });
  expect(await openPosting(file)).toEqual({ kind: "opened", text });
});

test("a file without text, and one with more than an application keeps, are rejected", async () => {
  const noText = { kind: "noText" };
  expect(await openPosting(new File(["%PDF-1.7 obj"], "posting.pdf"))).toEqual(noText);
  const workbook = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], "posting.docx");
  expect(await openPosting(workbook)).toEqual(noText);
  expect(await openPosting(new File(["  "], "posting.txt"))).toEqual(noText);
  const long = new File(["a".repeat(100_001)], "posting.txt");
  expect(await openPosting(long)).toEqual({ kind: "tooLong" });
});
