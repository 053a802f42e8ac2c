/** What a mail's link leads to. */
export type ListAction = "confirm" | "unsubscribe";

/** The address that a mail's link leads to. */
export const linkTo = (action: ListAction, token: string, publicUrl: string) =>
  `${publicUrl}/mailing-list/${action}?token=${token}`;
