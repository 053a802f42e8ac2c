import type { Row } from "./row.ts";
import { speedRatio } from "./timing.ts";

/** The same work twice: as a request to the server, and without our HTTP layer. */
export interface Compared {
  /** The operation and its baseline. */
  name: string;
  overHttp: () => Promise<unknown>;
  without: () => Promise<unknown>;
  /** The least ratio with one client and with sixteen. */
  atLeast: readonly [number, number];
  runsEach?: number;
  pairs?: number;
}

/** Two rows, for one client and for sixteen concurrent ones. */
export function ratioRows(compared: Compared): Row[] {
  const { name, overHttp, without, atLeast, runsEach = 80, pairs = 11 } = compared;
  return [1, 16].map((clients, at) => ({
    name: `${name}, ${clients === 1 ? "1 client" : `${clients} clients`}`,
    unit: "×",
    budget: { atLeast: atLeast[at] ?? 0 },
    measure: () =>
      speedRatio(overHttp, without, {
        pairs,
        runsEach: clients === 1 ? runsEach : runsEach * 3,
        clients,
      }),
  }));
}
