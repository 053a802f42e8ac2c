/** Attribute of the container of toasts: a press in it does not close a dialog. */
export const keepsDialogs = { "data-keeps-dialogs": true } as const;

interface OpenChange {
  readonly reason: string;
  readonly event: Event;
}

export const isPressOnToast = ({ reason, event }: OpenChange): boolean =>
  reason === "outside-press" &&
  event.target instanceof Element &&
  event.target.closest("[data-keeps-dialogs]") !== null;
