import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  applicationId,
  fullLetter,
  generate,
  deferredStream,
  letter,
  open,
  paste,
  posting,
  sentences,
  server,
  serveStoredLetter,
  startLetterScreens,
  usage,
  serveUsage,
  written,
} from "../testing/letter-screen.tsx";

startLetterScreens();

const [first, second] = sentences;

async function begin(stream: ReturnType<typeof deferredStream>) {
  server.handle("POST /cover-letter", stream.respond);
  await open();
  await paste("Baker\nFour d’Or, Lyon");
  generate();
  expect(await screen.findByText("Writing your letter…")).toBeDefined();
}

test("each sentence is shown as it arrives, a rewritten one at its place, and nothing restarts", async () => {
  const stream = deferredStream();
  await begin(stream);
  await stream.sendEvent("start", { writer: "model", language: "en", posting: {} });
  await stream.write(": still here\n\nevent: sentence\r\ndata: {");
  await stream.write(`"text":"${first?.text}","sources":[],"paragraph":0,"at":0}\r\n\r\n`);
  expect(await screen.findByText(`${first?.text}`)).toBeDefined();
  await stream.sendEvent("sentence", { ...second, paragraph: 0, at: 2 });
  await stream.sendEvent("revision", { count: 1 });
  expect(await screen.findByText(/1 sentence did not match your profile/)).toBeDefined();
  await stream.sendEvent("sentence", { text: "I rise early.", sources: [], paragraph: 0, at: 1 });
  const rewritten = await screen.findByText("I rise early.");
  expect(rewritten.closest("p")?.textContent.trim()).toBe(
    `${first?.text} I rise early. ${second?.text}`,
  );
  await stream.sendEvent("done", { ...fullLetter, fallback: { reason: "providerUnavailable" } });
  expect((await written()).value).toBe(fullLetter.coverLetter);
  expect(screen.getByText(/The AI provider could not be reached, or did not finish/)).toBeDefined();
});

test.each([
  [
    "the provider",
    "provider_unavailable",
    "The AI provider cannot be reachedNothing was charged. What you pasted is still here.",
  ],
  ["the last credit", "limit_reached", "Generation Limit Reached"],
  ["anything else", "internal_error", "Backend error: words of the server"],
])("a stream with an error shows the reason: %s", async (_, code, message) => {
  const stream = deferredStream();
  await begin(stream);
  await stream.sendEvent("error", { code, message: "words of the server" });
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect((await posting()).value).toBe("Baker\nFour d’Or, Lyon");
});

test("an incomplete letter is never shown as complete", async () => {
  const stream = deferredStream();
  await begin(stream);
  await stream.sendEvent("sentence", { ...first, paragraph: 0, at: 0 });
  await stream.end();
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The connection ended before the letter did",
  );
  expect(screen.queryByRole("textbox", { name: "Your letter" })).toBeNull();
});

test("an invalid response is not shown as a letter", async () => {
  const stream = deferredStream();
  await begin(stream);
  await stream.write("event: done\ndata: {half\n\n");
  expect((await screen.findByRole("alert")).textContent).toContain("Invalid response");
});

test("title and company are parsed from the posting, can be corrected, and are replaced with the posting", async () => {
  await open();
  await paste("Company: Four d’Or\nJob title: Baker\n\nWe are looking for a baker.");
  const company = await screen.findByLabelText("Company");
  await waitFor(() => expect(company).toHaveProperty("value", "Four d’Or"));
  expect(screen.getByLabelText("Job title")).toHaveProperty("value", "Baker");
  fireEvent.change(company, { target: { value: "Four d’Or SARL" } });
  fireEvent.change(screen.getByLabelText("Tone"), { target: { value: "warm" } });
  fireEvent.change(screen.getByLabelText("Language"), { target: { value: "fr" } });
  generate();
  await written();
  const body: object = await server.requests("POST /cover-letter")[0]?.json();
  expect(body).not.toHaveProperty("title");
  expect(body).toMatchObject({
    company: "Four d’Or SARL",
    tone: "warm",
    length: "standard",
    language: "fr",
  });
  // Immediately, before the debounced parser has run.
  await paste("Company: Moulin Bleu\nJob title: Pastry chef\n\nWe are looking for a pastry chef.");
  generate();
  await waitFor(() => expect(server.requests("POST /cover-letter")).toHaveLength(2));
  const next: object = await server.requests("POST /cover-letter")[1]?.json();
  expect(next).toMatchObject({ jobDescription: expect.stringContaining("Moulin Bleu") });
  // The server reads the posting itself; only corrections are sent.
  for (const field of ["title", "company"]) expect(next).not.toHaveProperty(field);
});

test("a tracked application loads its posting and its job, and the previous posting can be restored", async () => {
  serveStoredLetter();
  await open();
  await paste("Something else");
  const select = await screen.findByLabelText("For an application (optional)");
  fireEvent.change(select, { target: { value: applicationId } });
  await waitFor(async () => expect((await posting()).value).toBe("Baker\nFour d’Or, Lyon"));
  await waitFor(() =>
    expect(screen.getByLabelText("Company")).toHaveProperty("value", "Four d’Or"),
  );
  generate();
  await written();
  expect(await server.requests("POST /cover-letter")[0]?.json()).toMatchObject({ applicationId });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect((await posting()).value).toBe("Something else");
});

test("a posting in another language shows a notice, and the letter is in the page's language", async () => {
  await open();
  await paste(
    "Wir suchen einen Bäcker für unsere Filiale. Sie sind für das Brot und die Kuchen zuständig und arbeiten mit uns im Team.",
  );
  expect(await screen.findByText(/in another language than English or French/)).toBeDefined();
  generate();
  await written();
  expect(await server.requests("POST /cover-letter")[0]?.json()).toMatchObject({ language: "en" });
});

test("two windows with the last credit: the second one shows the limit, and keeps its posting", async () => {
  serveUsage([usage("cover_letter", 4, 5)]);
  let isTaken = false;
  server.handle("POST /cover-letter", () => {
    const answer = isTaken
      ? Response.json({ code: "limit_reached", message: "" }, { status: 402 })
      : letter("Dear team,");
    isTaken = true;
    return answer;
  });
  const one = await open();
  await paste("Baker");
  generate();
  await written();
  one.unmount();
  sessionStorage.clear();
  await open();
  await paste("Baker");
  generate();
  expect((await screen.findByRole("alert")).textContent).toContain("Generation Limit Reached");
  expect((await posting()).value).toBe("Baker");
});

test("a posting of more than 200 kB is rejected before the request and kept, even if it exceeds the storage quota", async () => {
  await open();
  for (const long of ["é".repeat(110_000), "x".repeat(6_000_000)]) {
    await paste(long);
    generate();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This job description is too long. Keep only what describes the job.What you pasted is still here.",
    );
    expect((await posting()).value).toBe(long);
  }
  expect(server.requests("POST /cover-letter")).toEqual([]);
  await paste("Baker at Lenoir");
  generate();
  await written();
});

test("sentences that the gate cannot decide are outside of the letter until the user adds them", async () => {
  const stream = deferredStream();
  await begin(stream);
  const problems = [{ kind: "unsupported", words: "early" }];
  const doubtful = [
    { text: "I rise early.", sources: [], problems, after: first?.text },
    { text: "I sing.", sources: [], problems: [{ kind: "futureKind", words: "sing" }] },
  ];
  await stream.sendEvent("done", { ...fullLetter, writer: "model", doubtful });
  const field = await written();
  expect(field.value).toBe(fullLetter.coverLetter);
  const section = within(await screen.findByRole("region", { name: "Check these 2 sentences" }));
  expect(section.getByText("“early”: your profile does not say this.")).toBeDefined();
  const [add] = section.getAllByRole("button", { name: "Add to the letter" });
  fireEvent.click(add ?? field);
  expect(field.value).toContain(`${first?.text} I rise early.`);
  fireEvent.click(await section.findByRole("button", { name: "Leave out" }));
  await waitFor(() => expect(screen.queryByText("I sing.")).toBeNull());
  expect(field.value).not.toContain("I sing.");
  expect(document.activeElement).toBe(field);
});
