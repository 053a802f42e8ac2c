import { platforms } from "../platforms.ts";
import { camilleWithEverything } from "../testing/applicant.ts";
import { compatibilityDocument, type Row } from "./compatibility-table.ts";
import { fixtureName } from "./fixture-name.ts";
import { measureFixture, type Measured } from "./measure-fixture.ts";

/** Functions that `compatibility.ts` calls in a browser: measures the page, and writes the document of all rows. */
Object.assign(globalThis, {
  measureFixture: (address: string) =>
    measureFixture(document, new URL(address), camilleWithEverything),
  fixtureAddresses: () =>
    platforms.map((platform) => ({
      id: fixtureName(platform),
      address: addressOf(platform.hosts[0] ?? ""),
    })),
  compatibilityDocument: (measured: Readonly<Record<string, Measured>>) =>
    compatibilityDocument(
      platforms.flatMap((platform): readonly Row[] => {
        const found = measured[fixtureName(platform)];
        return found ? [{ platform, measured: found }] : [];
      }),
    ),
});

/** An example host of the platform: `company.lever.co` for `*.lever.co`. */
export function addressOf(host: string): string {
  return `https://${host.replace(/^\*/, "company")}/jobs/42`;
}
