import { platforms } from "../platforms.ts";
import { camilleWithEverything } from "../testing/applicant.ts";
import { compatibilityDocument, type Row } from "./compatibility-table.ts";
import { fixtureName } from "./fixture-name.ts";
import { measureFixture, type Measured } from "./measure-fixture.ts";

/** What `compatibility.ts` calls in a browser: the page measured as the platform's, and the document of all rows. */
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

/** An address of the platform: `*.lever.co` is asked at `company.lever.co`. */
export function addressOf(host: string): string {
  return `https://${host.replace(/^\*/, "company")}/jobs/42`;
}
