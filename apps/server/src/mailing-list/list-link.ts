import type { Endpoint } from "@postulo/contract/endpoint";
import { showListConfirmation, showListUnsubscription } from "@postulo/contract/mail-links";

/** What a mail's link leads to. */
export type ListAction = "confirm" | "unsubscribe";

const pages = {
  confirm: showListConfirmation,
  unsubscribe: showListUnsubscription,
} as const satisfies Record<ListAction, Endpoint>;

/** The address that a mail's link leads to. */
export const linkTo = (action: ListAction, token: string, publicUrl: string) =>
  `${publicUrl}${pages[action].path}?token=${token}`;
