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

test("a file without text, and one with more than an application keeps, are rejected", async () => {
  const noText = { kind: "noText" };
  expect(await openPosting(new File(["%PDF-1.7 obj"], "posting.pdf"))).toEqual(noText);
  const workbook = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], "posting.docx");
  expect(await openPosting(workbook)).toEqual(noText);
  expect(await openPosting(new File(["  "], "posting.txt"))).toEqual(noText);
  const long = new File(["a".repeat(100_001)], "posting.txt");
  expect(await openPosting(long)).toEqual({ kind: "tooLong" });
});
