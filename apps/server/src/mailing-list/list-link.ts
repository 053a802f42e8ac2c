export const listActions = ["confirm", "unsubscribe"] as const;
export type ListAction = (typeof listActions)[number];

/** The address that a mail's link leads to. */
export const linkTo = (action: ListAction, token: string, publicUrl: string) =>
  `${publicUrl}/mailing-list/${action}?token=${token}`;
