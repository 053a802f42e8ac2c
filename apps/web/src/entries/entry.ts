import type { StoredPeriod } from "@postulo/domain/period";

/** An entry of a profile, of any kind. */
export interface Entry {
  readonly id: string;
  readonly version: number;
  /** 0 for kinds without an order. */
  readonly sortOrder: number;
  /** By column; what is null in the table is an empty text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly period: StoredPeriod | undefined;
}
