import { readFileSync } from "node:fs";
import path from "node:path";
import { languages } from "@postulo/i18n/language";
import { frenchTypographyProblems } from "@postulo/i18n/compare-messages";
import { describe, expect, test } from "vitest";
import { browsers, manifest } from "../manifest.ts";
import {
  certifications,
  collectedData,
  hostReasons,
  permissionReasons,
  singlePurpose,
} from "./declarations.ts";
import { limits, listings } from "./listing.ts";

const root = path.join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file));
const readJson = (file: string): unknown => JSON.parse(read(file).toString("utf8"));
const version = "1.2.3";
const manifests = browsers.map((browser) => manifest({ version, variant: "release", browser }));

/** Of a PNG: https://www.w3.org/TR/png-3/#11IHDR */
function headerOf(file: string) {
  const bytes = read(`apps/extension/${file}`);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return {
    size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`,
    bits: bytes.readUInt8(24),
    hasAlpha: bytes.readUInt8(25) !== 2,
  };
}

describe("the pages in the stores", () => {
  test.each(languages)("the texts are within the limits of all stores: %s", (language) => {
    const { name, summary, description } = listings[language];
    expect(name.length).toBeLessThanOrEqual(limits.name);
    expect(summary.length).toBeLessThanOrEqual(limits.summary);
    expect(description.length).toBeGreaterThanOrEqual(limits.minDescription);
    expect(description.length).toBeLessThanOrEqual(limits.description);
    // Stores show plain text.
    expect(description).not.toMatch(/[<>*#]|https?:/);
    expect(readJson(`apps/extension/public/_locales/${language}/messages.json`)).toMatchObject({
      description: { message: summary },
    });
  });

  test("the French texts have French typography", () => {
    expect(frenchTypographyProblems({ ...listings.fr })).toEqual([]);
  });

  test.each(languages)(
    "the pictures have the required sizes and no transparency: %s",
    (language) => {
      const screenshots = ["1-panel", "2-filled", "3-applications"];
      for (const name of screenshots)
        expect(headerOf(`store/pictures/${language}/${name}.png`)).toEqual({
          size: "1280x800",
          bits: 8,
          hasAlpha: false,
        });
      expect(headerOf(`store/pictures/${language}/tile.png`)).toEqual({
        size: "440x280",
        bits: 8,
        hasAlpha: false,
      });
      expect(headerOf("store/pictures/logo-300.png").size).toBe("300x300");
      expect(headerOf("public/icons/128.png").size).toBe("128x128");
    },
  );
});

describe("what is declared", () => {
  test("each permission and each key with hosts has a reason, and nothing else is declared", () => {
    for (const found of manifests) {
      expect(found.permissions).toEqual(Object.keys(permissionReasons));
      const withHosts = Object.keys(found).filter((key) => key.endsWith("host_permissions"));
      expect(withHosts.toSorted()).toEqual(Object.keys(hostReasons).toSorted());
      expect(Object.keys(found)).not.toContain("optional_permissions");
    }
    const texts = [
      singlePurpose,
      ...Object.values(permissionReasons),
      ...Object.values(hostReasons),
    ];
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(40);
      expect(text.length).toBeLessThanOrEqual(limits.reason);
    }
    expect(certifications).toHaveLength(3);
  });

  test("Firefox asks for the declared categories of data", () => {
    const [, firefox] = manifests;
    expect(firefox).toMatchObject({
      browser_specific_settings: {
        gecko: { data_collection_permissions: { required: Object.keys(collectedData) } },
      },
    });
  });

  test("both packages have the version of the project, and are updated by their store alone", () => {
    const project = readJson("package.json");
    expect(readJson("apps/extension/package.json")).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(readJson("apps/extension/package.json")).toMatchObject({
      version: Reflect.get(Object(project), "version"),
    });
    for (const found of manifests) {
      expect(found.version).toBe(version);
      expect(JSON.stringify(found)).not.toMatch(/"(?:update_url|key)"/);
    }
  });
});
