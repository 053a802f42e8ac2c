import type { Row } from "./row.ts";
import { letterRows } from "./rows/letters.ts";
import { processRows } from "./rows/process.ts";
import { signInRows } from "./rows/sign-in.ts";
import { tableRows } from "./rows/table-api.ts";

/** The whole table, in the order it is taken and printed. */
export const rows: readonly Row[] = [...processRows, ...tableRows, ...signInRows, ...letterRows];
