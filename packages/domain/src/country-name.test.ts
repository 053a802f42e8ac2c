import { describe, expect, test } from "vitest";
import { countryName } from "./country-name.ts";

describe("countryName", () => {
  test("names the country of a code in the language", () => {
    expect(countryName("FR", "fr")).toBe("France");
    expect(countryName("de", "fr")).toBe("Allemagne");
    expect(countryName("GB", "en")).toBe("United Kingdom");
  });

  test("keeps what is no code", () => {
    expect(countryName("Écosse", "en")).toBe("Écosse");
    expect(countryName("", "en")).toBe("");
  });
});
