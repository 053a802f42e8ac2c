import { expect, test } from "vitest";
import { openPosting } from "./open-posting.ts";

/** A server that answers each request in the same way. */
const serverOf = (respond: () => Promise<Response>) => ({
  server: { fetch: () => respond(), origin: "" },
});
const noServer = serverOf(() => Promise.reject(new TypeError("no request is expected")));
const answering = (body: object, status = 200) =>
  serverOf(async () => Response.json(body, { status }));

test("a text file is kept as it is written", async () => {
  const file = new File(["Nurse\r\n\r\n  Clinic\n"], "posting.txt", { type: "text/plain" });
  expect(await openPosting(file, noServer)).toEqual({
    kind: "opened",
    text: "Nurse\r\n\r\n  Clinic",
  });
});

test("of a web page, the main part is kept, one line per block, without scripts and menus", async () => {
  const html = `<title>Jobs</title><nav>Home</nav><main><h1>Nurse</h1><p>Care &amp;
    kindness</p><ul><li>Days</li><li>Nights</li></ul><script>alert(1)</script></main>`;
  const file = new File([html], "posting.html", { type: "text/html" });
  expect(await openPosting(file, noServer)).toEqual({
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
  expect(await openPosting(file, noServer)).toEqual({ kind: "opened", text });
});

test("a file without text, and one with more than an application keeps, are rejected", async () => {
  expect(await openPosting(new File(["  "], "posting.txt"), noServer)).toEqual({ kind: "noText" });
  const long = new File(["a".repeat(100_001)], "posting.txt");
  expect(await openPosting(long, noServer)).toEqual({ kind: "tooLong" });
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "posting.pdf");
  expect(await openPosting(large, noServer)).toEqual({ kind: "tooLong" });
});

const pdf = new File(["%PDF-1.7 obj"], "posting.pdf");

test.each([
  ["a PDF", pdf],
  ["a Word document", new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], "posting.docx")],
  ["an RTF file", new File(["{\\rtf1 Nurse}"], "posting.rtf")],
])("the text of %s is the server's", async (_, file) => {
  const client = answering({ text: "Nurse\n\n- Nights\n" });
  expect(await openPosting(file, client)).toEqual({ kind: "opened", text: "Nurse\n\n- Nights" });
});

const refusedAs = (code: string, status: number) => answering({ code, message: "no" }, status);

test.each([
  ["no_text", 422, "noText"],
  ["encrypted_file", 422, "encrypted"],
  ["unsupported_type", 415, "unsupported"],
  ["corrupt_file", 422, "unreadable"],
  ["busy", 503, "busy"],
  ["internal_error", 500, "unreadable"],
])("a file that the server refuses with %s says why", async (code, status, kind) => {
  expect(await openPosting(pdf, refusedAs(code, status))).toEqual({ kind });
});

test("without a connection, a PDF is not read", async () => {
  const offline = serverOf(() => Promise.reject(new TypeError("failed")));
  expect(await openPosting(pdf, offline)).toEqual({ kind: "unreachable" });
});

test("an expired session is an error, not a fault of the file", async () => {
  await expect(openPosting(pdf, refusedAs("not_authenticated", 401))).rejects.toThrow("no");
});
