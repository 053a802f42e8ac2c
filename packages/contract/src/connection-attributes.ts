/** Attributes of the account page by which the page and the extension communicate. */
export const connectionAttributes = {
  /** The one-time token. */
  token: "data-postulo-connection",
  /** Set by the extension when it has used the token. */
  connected: "data-postulo-connected",
  /** The id of the user who is signed in on the page, or nothing. */
  user: "data-postulo-extension",
  /** Set by the extension beside `user`: one of `extensionStates`. */
  state: "data-postulo-extension-state",
} as const;

/** Whether the extension is signed in as the user of the page. */
export const extensionStates = ["installed", "connected"] as const;
export type ExtensionState = (typeof extensionStates)[number];
