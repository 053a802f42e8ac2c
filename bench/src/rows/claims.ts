import { checkClaim } from "@postulo/evidence/check-claim";
import { readEntries } from "@postulo/evidence/entry";
import { storedProfile } from "@postulo/evidence/profile";
import { claimSets } from "@postulo/evidence/testing/claims/all-claims";
import { claimsOf } from "@postulo/evidence/testing/claims/claim-set";
import type { Row } from "../row.ts";

const today = { year: 2026, month: 11 };

const samples = claimSets.flatMap((set) => {
  const context = {
    entries: readEntries(storedProfile.parse(set.profile)),
    posting: { text: set.posting },
    today,
  };
  return claimsOf(set).map((claim) => ({ ...claim, context }));
});

/** The share of the true or invented sentences that get a verdict, in per cent. */
async function shareOf(isTrue: boolean, target: "accepted" | "doubtful" | "refused") {
  const chosen = samples.filter((sample) => sample.isTrue === isTrue);
  const found = chosen.filter(
    ({ sentence, context }) => checkClaim(sentence, context).verdict === target,
  );
  return (100 * found.length) / chosen.length;
}

async function medianMs(): Promise<number> {
  for (const { sentence, context } of samples) checkClaim(sentence, context);
  const times = samples
    .map(({ sentence, context }) => {
      // A new list of entries, so that nothing is known of them.
      const unread = { ...context, entries: [...context.entries] };
      const start = performance.now();
      checkClaim(sentence, unread);
      return performance.now() - start;
    })
    .sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** The check of claims over nine people, with the third that no rule was made with. */
export const claimRows: readonly Row[] = [
  {
    name: "claims, inventions accepted",
    unit: "%",
    budget: { atMost: 5 },
    measure: () => shareOf(false, "accepted"),
  },
  {
    name: "claims, true sentences refused",
    unit: "%",
    budget: { atMost: 3 },
    measure: () => shareOf(true, "refused"),
  },
  {
    name: "claims, true sentences doubted",
    unit: "%",
    budget: { atMost: 20 },
    measure: () => shareOf(true, "doubtful"),
  },
  {
    name: "claims, time of a sentence, median",
    unit: "ms",
    budget: { atMost: 2 },
    measure: medianMs,
  },
];
