/** Where the browser keeps the session; also the name of the channel by which tabs tell each other of it. */
export const sessionStorageKey = "postulo-session";
