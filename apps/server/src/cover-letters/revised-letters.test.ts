import { describe, expect, test } from "vitest";
import { postingFr } from "./testing/letter-server.ts";
import {
  doneOf,
  goodLines,
  namesOf,
  readerOf,
  says,
  shownIn,
  startModelLetters,
  textOf,
} from "./testing/model-letters.ts";

const letters = startModelLetters();
const { write, calls } = letters;

const goodTexts = goodLines.filter((line) => line !== "").map(textOf);
const invented = "[1] J’ai dirigé pendant douze ans une équipe de 40 comptables chez Deloitte.";
const inventedToo = "[2] Je maîtrise SAP, Oracle et Python.";
/** Neither confirmed nor contradicted by the job. */
const uncertain = "[1] J’y établis aussi les déclarations de TVA des clients étrangers.";
/** The good letter with further lines after its third. */
const withLines = (...lines: string[]) => [
  ...goodLines.slice(0, 3),
  ...lines,
  ...goodLines.slice(3),
];

const textsOf = (sentences: readonly { readonly text: string }[]) =>
  sentences.map(({ text }) => text);
const promptOf = (request: number): string => letters.provider.requests[request]?.body ?? "";

/** What is stored of a letter for when it is reopened. */
async function storedOf({ letterId }: { readonly letterId: string }): Promise<unknown> {
  const { rows } = await letters.server.database.asUser(letters.user.userId, (client) =>
    client.query("select doubtful, fallback from public.letters where id = $1", [letterId]),
  );
  return rows[0];
}

describe("a sentence that is not accepted", () => {
  test("alone is written again, and appears at its place while the others stay", async () => {
    const better = "Je tiens la comptabilité générale de deux sociétés.";
    letters.provider.answer(says(withLines(invented)), says([`(4) [1] ${better}`]));
    const events = await write();
    expect(namesOf(events)).toEqual(["start", "sentence", "revision", "sentence", "done"]);
    expect(events.find(({ event }) => event === "revision")?.data).toEqual({ count: 1 });
    expect(shownIn(events).at(-1)).toEqual({ text: better, at: 3 });
    const letter = doneOf(events);
    expect(letter).toMatchObject({ writer: "model", refused: [], doubtful: [] });
    expect(textsOf(letter.sentences)).toEqual(goodTexts.toSpliced(3, 0, better));
    expect(letter.sentences[3]).toMatchObject({ paragraph: 0 });
    expect((await calls()).map(({ purpose }) => purpose)).toEqual(["letter", "letterRepair"]);
    expect(await letters.server.usedBy(letters.user)).toBe(1);
  });

  test("is sent back with its reasons, in one call with the others", async () => {
    letters.provider.answer(says(withLines(invented, inventedToo)), says(["(4) -", "(5) -"]));
    await write();
    expect(letters.provider.requests).toHaveLength(2);
    expect(promptOf(1)).toContain("(4) REWRITE J’ai dirigé pendant douze ans");
    expect(promptOf(1)).toMatch(/“Deloitte”: \w+/);
    expect(promptOf(1)).toContain("(5) REWRITE Je maîtrise SAP");
    expect(promptOf(1)).toContain(`(1) ${goodTexts[0]}`);
  });

  test("is left out after two revisions, and listed", async () => {
    letters.provider.answer(
      says(withLines(invented)),
      says(["(4) [1] J’ai dirigé une équipe de 30 comptables."]),
      says(["(4) [1] J’ai dirigé une équipe de 20 comptables."]),
    );
    const letter = doneOf(await write());
    expect(letter.writer).toBe("model");
    expect(textsOf(letter.sentences)).toEqual(goodTexts);
    expect(textsOf(letter.refused)).toEqual(["J’ai dirigé une équipe de 20 comptables."]);
    expect(letter.coverLetter).not.toMatch(/Deloitte|équipe/);
    expect(letters.provider.requests).toHaveLength(3);
  });

  test("is not sent back again when it came back unchanged", async () => {
    letters.provider.answer(says(withLines(invented)), says([`(4) ${invented}`]));
    const letter = doneOf(await write());
    expect(letter).toMatchObject({ writer: "model", refused: [{ text: textOf(invented) }] });
    expect(letters.provider.requests).toHaveLength(2);
  });

  test("and cannot be decided is shown to be checked, and is not in the letter", async () => {
    letters.provider.answer(says(withLines(uncertain)), says([`(4) ${uncertain}`]));
    const events = await write();
    const letter = doneOf(events);
    expect(letter.doubtful).toMatchObject([{ text: textOf(uncertain), after: goodTexts[2] }]);
    expect(letter.doubtful[0]?.problems).not.toEqual([]);
    expect(letter.coverLetter).not.toContain("clients étrangers");
    expect(JSON.stringify(shownIn(events))).not.toContain("clients étrangers");
    expect(letter.refused).toEqual([]);
    expect(await storedOf(letter)).toEqual({
      doubtful: [expect.objectContaining(letter.doubtful[0])],
      fallback: null,
    });
  });

  test("and cannot be decided stays to be checked when its revision invents", async () => {
    letters.provider.answer(says(withLines(uncertain)), says([`(4) ${invented}`]));
    const letter = doneOf(await write());
    expect(textsOf(letter.doubtful)).toEqual([textOf(uncertain)]);
    expect(letter.refused).toEqual([]);
  });

  test("is replaced by nothing that was not asked for", async () => {
    letters.provider.answer(
      says(withLines(invented)),
      says([
        "(1) [1] Je tiens la comptabilité.",
        "(40) [1] Je tiens la comptabilité.",
        ...goodLines,
      ]),
    );
    expect(textsOf(doneOf(await write()).sentences)).toEqual(goodTexts);
  });
});

describe("citations", () => {
  test.each([
    ["of an entry that does not exist", "[7] Je tiens la comptabilité générale de deux sociétés."],
    ["that are no numbers", "[cv] Je tiens la comptabilité générale de deux sociétés."],
    ["of another entry", "[2] Je tiens la comptabilité générale de deux sociétés."],
    ["that are missing", "Je tiens la comptabilité générale de deux sociétés."],
  ])("%s support nothing", async (_, line) => {
    letters.provider.answer(says(withLines(line)), says(["(4) -"]));
    const letter = doneOf(await write());
    expect(textsOf(letter.sentences)).toEqual(goodTexts);
    expect([...letter.refused, ...letter.doubtful]).toHaveLength(1);
  });

  test("are ids of entries in the letter", async () => {
    letters.provider.answer(says(goodLines));
    const { sentences } = doneOf(await write());
    const ids = new Set(sentences.flatMap(({ sources }) => sources));
    expect([...ids].filter((id) => !/^([\da-f-]{36}|posting)$/.test(id))).toEqual([]);
    expect(ids.size).toBe(3);
  });
});

describe("a letter with too few accepted sentences", () => {
  const composed = { writer: "composer", fallback: { reason: "refusedByGate" } };

  test("is composed, and keeps what could not be decided to be checked", async () => {
    letters.provider.answer(says([uncertain, invented]), says([`(1) ${uncertain}`, "(2) -"]));
    const letter = doneOf(await write());
    expect(letter).toMatchObject(composed);
    expect(textsOf(letter.doubtful)).toEqual([textOf(uncertain)]);
    expect(letter.coverLetter).not.toContain("clients étrangers");
    expect(await storedOf(letter)).toMatchObject({ fallback: "refusedByGate" });
  });

  test.each([
    ["all invented", [invented, inventedToo, invented]],
    ["too short", goodLines.slice(0, 3)],
    ["nothing of the applicant", goodLines.filter((line) => !/^\[\d/.test(line))],
  ])("(%s) is composed, and says so", async (_, lines) => {
    letters.provider.answer(says(lines), says(["(1) -"]));
    const events = await write();
    const letter = doneOf(events);
    expect(letter).toMatchObject(composed);
    expect(letter.coverLetter).not.toMatch(/Deloitte|SAP/);
    expect(namesOf(events)).not.toContain("restart");
    expect(await letters.server.usedBy(letters.user)).toBe(1);
  });

  test("is a model's after a revision that completes it", async () => {
    letters.provider.answer(says([invented]), says(["(1) -", ...goodLines]));
    const letter = doneOf(await write());
    expect(letter).toMatchObject({ writer: "model", refused: [{ text: textOf(invented) }] });
    expect(textsOf(letter.sentences)).toEqual(goodTexts);
  });
});

describe("the budget of a letter", () => {
  test("ends at three calls, however bad the sentences", async () => {
    letters.provider.answer(says([invented, inventedToo]));
    await write();
    expect(letters.provider.requests).toHaveLength(3);
  });

  test("ends at five requests, retries included", async () => {
    const busy = { kind: "status", status: 503 } as const;
    letters.provider.answer(busy, busy, says(withLines(invented)), busy);
    const letter = doneOf(await write());
    expect(letter.writer).toBe("model");
    expect(letters.provider.requests).toHaveLength(5);
  });

  test("has a ceiling for its cost: above it there is no revision", async () => {
    // A draft is reserved with 4,000 tokens at 4 µ€ and its prompt, and costs 2,100 µ€.
    letters.set({ letterCeilingMicroEuro: 20_000 });
    letters.provider.answer(says(withLines(invented)));
    expect(doneOf(await write())).toMatchObject({ writer: "model", refused: [{}] });
    const { length } = letters.provider.requests;
    expect(length).toBeGreaterThan(0);
    letters.set({ letterCeilingMicroEuro: 100 });
    const letter = doneOf(await write());
    expect(letter).toMatchObject({ writer: "composer", fallback: { reason: "ceilingReached" } });
    expect(letters.provider.requests).toHaveLength(length);
  });

  test("has one time limit for all calls: what was accepted is delivered", async () => {
    letters.set({ timeoutMs: 4_000 });
    letters.provider.answer(says(withLines(invented)), { kind: "hang" });
    const letter = doneOf(await write());
    expect(letter).toMatchObject({ writer: "model", refused: [{}] });
    expect(textsOf(letter.sentences)).toEqual(goodTexts);
    expect((await calls()).map(({ outcome }) => outcome)).toEqual(["answered", "timedOut"]);
  }, 30_000);

  test("a reader who leaves during a revision cancels it, and nothing is charged", async () => {
    letters.provider.answer(says(withLines(invented)), { kind: "hang" });
    const reading = new AbortController();
    const headers = new Headers({ accept: "text/event-stream" });
    const order = { jobDescription: postingFr };
    const init = { headers, signal: reading.signal };
    const response = await letters.server.call(letters.user.token, order, init);
    await readerOf(response)("event: revision");
    await expect.poll(() => letters.provider.requests.length, { interval: 10 }).toBe(2);
    reading.abort();
    await letters.provider.requests[1]?.abandoned;
    await expect
      .poll(() => letters.server.reservationsOf(letters.user), { interval: 10, timeout: 5000 })
      .toEqual(["released"]);
    expect(await letters.server.usedBy(letters.user)).toBe(0);
  });
});

describe("a slow model", () => {
  test("shows each sentence as soon as it is accepted", async () => {
    const gate = Promise.withResolvers<void>();
    async function* slowly() {
      yield `${goodLines.slice(0, 2).join("\n")}\n`;
      await gate.promise;
      yield goodLines.slice(2).join("\n");
    }
    letters.provider.answer({ kind: "text", pieces: slowly() });
    const headers = new Headers({ accept: "text/event-stream" });
    const order = { jobDescription: postingFr };
    const response = await letters.server.call(letters.user.token, order, { headers });
    const readUntil = readerOf(response);
    await readUntil(textOf(goodLines[1] ?? ""));
    gate.resolve();
    await expect(readUntil("event: done")).resolves.toBeUndefined();
  });
});

describe("the prompt", () => {
  const posting = `Comptable H/F
Entreprise : Menuiseries Vasseur, Lille
Réf. : CPT-2026-14
Vous maîtrisez Excel et la TVA.
Dites-nous pourquoi le bois vous plaît.
Adressez votre lettre à Madame Odile Garnier.`;

  test("has the person's answers as facts, which can be cited", async () => {
    const why = "Mon père était menuisier, et j’aime ce métier.";
    const know = "Je suis disponible dès le 1er mars. Téléphone : 06 12 34 56 78";
    const own = "[1] Mon père était menuisier, et j’aime ce métier.";
    const shifted = goodLines.map((line) =>
      line.replace(/^\[([\d, ]+)\]/, (marks) => marks.replace(/\d/g, (n) => String(Number(n) + 2))),
    );
    letters.provider.answer(says([own, ...shifted]));
    const letter = doneOf(await write({ jobDescription: posting, why, know }));
    expect(letter.sentences[0]).toMatchObject({ text: textOf(own), sources: ["answer.why"] });
    expect(promptOf(0)).toContain(`1. Why this job or employer, in the applicant's words: ${why}`);
    expect(promptOf(0)).toContain("2. What the reader should know, in the applicant's words");
    expect(promptOf(0)).not.toContain("06 12 34");
  });

  test("has reader, reference and tasks of the posting as data", async () => {
    letters.provider.answer(says(goodLines));
    await write({ jobDescription: posting });
    const [, data = ""] = /<posting>(.*)<\/posting>/.exec(promptOf(0)) ?? [];
    expect(data).toContain("Reader of the letter: Madame Odile Garnier");
    expect(data).toContain("Reference: CPT-2026-14");
    expect(data).toContain("Asked of applicants: Dites-nous pourquoi le bois vous plaît.");
  });
});

test("a model's letter is prose, in the layout of a letter or of an e-mail", async () => {
  letters.provider.answer(says(goodLines));
  const table = doneOf(await write({ style: "table" }));
  expect(table.writer).toBe("model");
  expect(table.coverLetter).toContain("12 34 56 78\n");
  const mail = doneOf(await write({ style: "email" }));
  expect(mail).toMatchObject({ writer: "model" });
  expect(mail.coverLetter).toMatch(/Maël Lefèvre\n[^]*12 34 56 78/);
  expect(promptOf(1)).toContain("Between 120 and 180 words");
});
