import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { platforms } from "../platforms.ts";
import { recognisePlatform } from "../recognise-platform.ts";
import { camilleWithEverything } from "../testing/applicant.ts";
import { lendBrowserParts } from "../testing/browser-parts.ts";
import { compatibilityDocument, withoutTimes, type Row } from "./compatibility-table.ts";
import { addressOf } from "./measure-bundle.ts";
import { measureFixture } from "./measure-fixture.ts";

const pages = import.meta.glob("../../fixtures/*.html", {
  query: "?raw",
  import: "default",
  eager: true,
});
const documents = import.meta.glob("../../../../docs/compatibility.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const pageOf = (id: string) => pages[`../../fixtures/${id}.html`] ?? "";

/** A page of its own, so that nothing of one fixture reaches the next. */
function open(html: string): Document {
  document.documentElement.lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  return document;
}

let giveBack: () => void;
beforeAll(() => {
  giveBack = lendBrowserParts();
});
afterEach(() => {
  document.body.replaceChildren();
});
afterAll(() => giveBack());

describe("the platforms", () => {
  test("are at least sixty, each with a page and hosts of its own", () => {
    expect(platforms.length).toBeGreaterThanOrEqual(60);
    expect(platforms.filter(({ id }) => pageOf(id) === "").map(({ id }) => id)).toEqual([]);
    expect(platforms.filter(({ hosts }) => hosts.length === 0)).toEqual([]);
    expect(new Set(platforms.map(({ id }) => id)).size).toBe(platforms.length);
  });

  test("are recognised by their address", () => {
    for (const { id, hosts } of platforms) {
      const found = hosts.map(
        (host) => recognisePlatform(new URL(addressOf(host)), open(pageOf(id)))?.platform.id,
      );
      expect([id, new Set(found)]).toEqual([id, new Set([id])]);
    }
  });

  test("that have markers are recognised by them on any address", () => {
    const elsewhere = new URL("https://careers.acme.example/jobs/42");
    for (const { id, markers } of platforms.filter((one) => one.markers.length > 0)) {
      const found = recognisePlatform(elsewhere, open(pageOf(id)));
      expect([id, markers.length, found?.platform.id, found?.by]).toEqual([
        id,
        markers.length,
        id,
        "marker",
      ]);
    }
  });

  test("are filled as docs/compatibility.md says", async () => {
    const rows: Row[] = [];
    for (const platform of platforms) {
      const address = new URL(addressOf(platform.hosts[0] ?? ""));
      const page = open(pageOf(platform.id));
      rows.push({ platform, measured: await measureFixture(page, address, camilleWithEverything) });
    }
    expect(rows.flatMap(({ measured }) => (measured.wrong > 0 ? measured.notes : []))).toEqual([]);
    const written = Object.values(documents)[0] ?? "";
    expect(withoutTimes(written)).toEqual(withoutTimes(compatibilityDocument(rows)));
  }, 60_000);
});
