import type { Row } from "./row.ts";
import { authRows } from "./rows/auth.ts";
import { crashRows } from "./rows/crashes.ts";
import { enduranceRows } from "./rows/endurance.ts";
import { hostileRows } from "./rows/hostile.ts";
import { letterRows } from "./rows/letters.ts";
import { processRows } from "./rows/process.ts";
import { storageRows } from "./rows/storage.ts";
import { tableRows } from "./rows/table-api.ts";

/** The whole table, in the order it is taken and printed. */
export const rows: readonly Row[] = [
  ...processRows,
  ...tableRows,
  ...authRows,
  ...storageRows,
  ...letterRows,
  ...hostileRows,
  ...enduranceRows,
  ...crashRows,
];
