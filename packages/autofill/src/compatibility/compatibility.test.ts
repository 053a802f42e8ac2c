import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../platform.ts";
import { platforms } from "../platforms.ts";
import { recognisePlatform } from "../recognise-platform.ts";
import { camilleWithEverything } from "../testing/applicant.ts";
import { lendBrowserParts } from "../testing/browser-parts.ts";
import { compatibilityDocument, withoutTimes, type Row } from "./compatibility-table.ts";
import { addressOf } from "./measure-bundle.ts";
import { fixtureName } from "./fixture-name.ts";
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

const pageOf = (platform: Platform) => pages[`../../fixtures/${fixtureName(platform)}.html`] ?? "";

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
    expect(platforms.filter((one) => pageOf(one) === "").map(({ name }) => name)).toEqual([]);
    expect(platforms.filter(({ hosts }) => hosts.length === 0)).toEqual([]);
    expect(new Set(platforms.map(fixtureName)).size).toBe(platforms.length);
  });

  test("are recognised by their address", () => {
    for (const platform of platforms) {
      const { name, hosts } = platform;
      const page = open(pageOf(platform));
      const found = hosts.map(
        (host) => recognisePlatform(new URL(addressOf(host)), page)?.platform.name,
      );
      expect([name, new Set(found)]).toEqual([name, new Set([name])]);
    }
  });

  test("that have markers are recognised by them on any address", () => {
    const elsewhere = new URL("https://careers.acme.example/jobs/42");
    for (const platform of platforms.filter((one) => one.markers.length > 0)) {
      const { name, markers } = platform;
      const found = recognisePlatform(elsewhere, open(pageOf(platform)));
      expect([name, markers.length, found?.platform.name, found?.by]).toEqual([
        name,
        markers.length,
        name,
        "marker",
      ]);
    }
  });

  test("are filled as docs/compatibility.md says", async () => {
    const rows: Row[] = [];
    for (const platform of platforms) {
      const address = new URL(addressOf(platform.hosts[0] ?? ""));
      const page = open(pageOf(platform));
      rows.push({ platform, measured: await measureFixture(page, address, camilleWithEverything) });
    }
    expect(rows.flatMap(({ measured }) => (measured.wrong > 0 ? measured.notes : []))).toEqual([]);
    const written = Object.values(documents)[0] ?? "";
    expect(withoutTimes(written)).toEqual(withoutTimes(compatibilityDocument(rows)));
  }, 60_000);
});
