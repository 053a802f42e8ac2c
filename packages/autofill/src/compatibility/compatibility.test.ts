import { advertisedPlatforms } from "@postulo/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../platform.ts";
import { platforms } from "../platforms.ts";
import { recognisePlatform } from "../recognise-platform.ts";
import { camilleWithEverything } from "../testing/applicant.ts";
import { installBrowserPolyfills } from "../testing/browser-polyfills.ts";
import { fixtureName } from "./fixture-name.ts";
import { measureFixture } from "./measure-fixture.ts";

const files = import.meta.glob("../../fixtures/*/*.html", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The pages by platform; the folders group them by kind. */
const pages = new Map(
  Object.entries(files).map(([file, html]) => [/([^/]+)\.html$/.exec(file)?.[1] ?? "", html]),
);

const pageOf = (platform: Platform) => pages.get(fixtureName(platform)) ?? "";

/** An example host of the platform: `company.lever.co` for `*.lever.co`. */
const addressOf = (host: string) => `https://${host.replace(/^\*/, "company")}/jobs/42`;

/** Opens a fixture in a separate document. */
function open(html: string): Document {
  document.documentElement.lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  return document;
}

const elsewhere = new URL("https://careers.acme.example/jobs/42");

/** The measurement of a platform's fixture, and how it was recognised. */
async function met(platform: Platform) {
  const page = open(pageOf(platform));
  const [byAddress, byMarkers] = [
    platform.hosts.map((host) => recognisePlatform(new URL(addressOf(host)), page)?.platform.name),
    recognisePlatform(elsewhere, page),
  ];
  const address = new URL(addressOf(platform.hosts[0] ?? ""));
  const measured = await measureFixture(page, address, camilleWithEverything);
  return { platform, byAddress, byMarkers, measured };
}

const all: Awaited<ReturnType<typeof met>>[] = [];
let giveBack: () => void;
beforeAll(async () => {
  giveBack = installBrowserPolyfills();
  for (const platform of platforms) all.push(await met(platform));
});
afterAll(() => {
  document.body.replaceChildren();
  giveBack();
});

describe("the platforms", () => {
  test("are more than advertised, each with a fixture and distinct hosts", () => {
    expect(platforms.length).toBeGreaterThan(advertisedPlatforms);
    expect(platforms.filter((one) => pageOf(one) === "").map(({ name }) => name)).toEqual([]);
    expect(platforms.filter(({ hosts }) => hosts.length === 0)).toEqual([]);
    expect(pages.size).toBe(Object.keys(files).length);
    expect([...pages.keys()].toSorted()).toEqual(platforms.map(fixtureName).toSorted());
  });

  test("are recognised by their URL", () => {
    for (const { platform, byAddress } of all)
      expect([platform.name, new Set(byAddress)]).toEqual([
        platform.name,
        new Set([platform.name]),
      ]);
  });

  test("with markers are recognised by them at any URL", () => {
    for (const { platform, byMarkers } of all.filter((one) => one.platform.markers.length > 0)) {
      const { name, markers } = platform;
      const found = [name, markers.length, byMarkers?.platform.name, byMarkers?.by];
      expect(found).toEqual([name, markers.length, name, "marker"]);
    }
  });

  test("are filled without a wrong value on a page in their manner", () => {
    expect(all.flatMap(({ measured }) => (measured.wrong > 0 ? measured.notes : []))).toEqual([]);
    expect(all.filter(({ measured }) => measured.right === 0)).toEqual([]);
  });
});
