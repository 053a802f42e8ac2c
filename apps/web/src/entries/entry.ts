import type { StoredPeriod } from "@postulo/domain/profile/period";

/** An entry of any kind. */
export interface Entry {
  readonly id: string;
  readonly version: number;
  /** 0 for kinds that are not sortable. */
  readonly sortOrder: number;
  /** By column; null in the table is an empty string here. */
  readonly texts: Readonly<Record<string, string>>;
  readonly period: StoredPeriod | undefined;
}
