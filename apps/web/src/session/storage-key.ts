/** Key of the session in local storage, and name of the BroadcastChannel by which tabs synchronise it. */
export const sessionStorageKey = "postulo-session";
