import { strFromU8, unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startLetterServer } from "./testing/letter-server.ts";
import type { LetterServer, TestUser } from "./testing/letter-server.ts";

let server: LetterServer;
let user: TestUser;
beforeAll(async () => {
  server = await startLetterServer();
  user = await server.createUser("Free");
});
afterAll(() => server.stop());

const edited = `Zoé Œuvrard
3 montée de la Grand'Côte
69001 Lyon

Atelier d’Été & Fils
Mâcon

Lyon, le 21 novembre 2026

Objet\u00A0: candidature au poste d’ingénieure qualité

Madame, Monsieur,

Ma propre phrase, *sans* #markup ni <balise>, et \u200Fمهندسة جودة\u200F.

مرحبا بكم

Veuillez agréer, Madame, Monsieur, mes salutations distinguées.

Zoé Œuvrard`;

const print = (body: unknown, token: string | undefined = user.token) =>
  fetch(`${server.url}/document`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });

const spaced = (text: string) => text.replace(/[\s\u200F]+/g, " ").trim();

describe("POST /cover-letter/document", () => {
  test("prints an edited text unchanged as tagged PDF, without a credit", async () => {
    const response = await print({
      text: edited,
      language: "fr",
      format: "pdf",
      country: "France",
    });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const [{ text }, marked, page] = await Promise.all([
      extractText(document, { mergePages: true }),
      document.getMarkInfo(),
      document.getPage(1),
    ]);
    expect(spaced(text)).toContain("Ma propre phrase, *sans* #markup ni <balise>");
    expect(spaced(text)).toMatch(/^Zoé Œuvrard 3 montée de la Grand'Côte/);
    expect(text).toMatch(/Zoé Œuvrard\s*$/);
    expect(marked).toMatchObject({ Marked: true });
    expect(page.view.slice(2).map(Math.round)).toEqual([595, 842]);
    expect(await server.reservationsOf(user)).toEqual([]);
  });

  test("makes a Word document with a heading, its language, its paper, and what is read from right to left", async () => {
    const response = await print({
      text: edited,
      language: "fr",
      format: "docx",
      country: "Canada",
    });
    expect(response.headers.get("content-disposition")).toContain(
      "filename*=UTF-8''Lef%C3%A8vre-Ma%C3%ABl-Lettre.docx",
    );
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const body = read("word/document.xml");
    expect(body).toContain("sans* #markup ni &lt;balise&gt;");
    expect(body).toMatch(/w:pStyle w:val="Heading1"\/>.*Objet/);
    expect(body).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    expect(body).toMatch(/<w:bidi\/>.*<w:rtl\/>.*مرحبا بكم/);
    expect(read("word/styles.xml")).toContain('<w:lang w:val="fr-FR"');
    expect(read("docProps/core.xml")).toContain("Zoé Œuvrard");
  });

  test("names the file and its title after the person, the job and the employer", async () => {
    const response = await print({
      text: edited,
      language: "fr",
      format: "pdf",
      title: "ingénieure qualité",
      company: "Atelier d’Été & Fils SAS",
    });
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="Lef_vre-Ma_l-Lettre-Atelier-d__t_-Fils.pdf"; ' +
        "filename*=UTF-8''Lef%C3%A8vre-Ma%C3%ABl-Lettre-Atelier-d%E2%80%99%C3%89t%C3%A9-Fils.pdf",
    );
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    expect((await document.getMetadata()).info).toMatchObject({
      Title: "Lettre – Zoé Œuvrard – ingénieure qualité, Atelier d’Été & Fils SAS",
      Author: "Zoé Œuvrard",
    });
  });

  test("titles a text without head or job after the person", async () => {
    const response = await print({
      text: "Dear team,\n\nMaël Lefèvre",
      language: "en",
      format: "pdf",
    });
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    expect((await document.getMetadata()).info).toMatchObject({ Title: "Letter – Maël Lefèvre" });
  });

  test("draws the pages for a preview", async () => {
    const response = await print({
      text: edited,
      language: "fr",
      format: "svg",
      country: "France",
    });
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(await response.text()).toMatch(
      /^<svg class="typst-doc" viewBox="0 0 595\.\d+ 841\.\d+"/,
    );
  });

  test("prints any text", async () => {
    for (const text of [
      "Just a line.",
      `${"x".repeat(300)}\n\n`.repeat(60),
      "\uD800 half \u0000 a",
    ]) {
      for (const format of ["pdf", "docx"])
        expect((await print({ text, language: "en", format })).status).toBe(200);
    }
  });

  test("rejects empty, oversized and unauthenticated requests", async () => {
    const request = { text: "Dear team,", language: "en", format: "pdf" };
    const refusals = [
      { body: { ...request, text: " \n " }, status: 400, code: "blank_text" },
      { body: { ...request, text: "x".repeat(20_001) }, status: 413, code: "text_too_long" },
      { body: { ...request, text: "x".repeat(200_000) }, status: 413, code: "text_too_long" },
      { body: { ...request, format: "exe" }, status: 400, code: "invalid_body" },
    ];
    for (const { body, status, code } of refusals) {
      const response = await print(body);
      expect([code, response.status, await response.json()]).toMatchObject([
        code,
        status,
        { code },
      ]);
    }
    expect((await print(request, "")).status).toBe(401);
  });
});
