import type { ArchiveTable } from "@postulo/contract/archive";

/** What an export holds and an import leaves alone, with the reason. */
export const staysWithAccount: Readonly<Partial<Record<ArchiveTable, string>>> = {
  subscription: "a plan is what this account pays for",
  usage: "credits are counted where they are granted",
  credit_reservation: "credits are counted where they are granted",
  digest_delivery: "says which mails this server has sent",
  calendar_feed: "its address is a secret that no archive holds",
};

export type Row = Readonly<Record<string, unknown>>;
/** The rows of each table. */
export type OwnRows = Readonly<Record<ArchiveTable, readonly Row[]>>;
