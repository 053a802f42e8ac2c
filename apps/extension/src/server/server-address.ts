/** Where a newcomer's own server runs. */
export const defaultAddress = "http://127.0.0.1:3000";

const isThisMachine = (host: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host);

/**
 * The origin of a server from what a person typed; `https://` is put in front where no scheme is, but `http://` for this machine.
 * @returns undefined when it is no web address.
 */
export function serverAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const host = text.split("/")[0] ?? "";
  const address = /^https?:\/\//i.test(text)
    ? text
    : `${isThisMachine(host) ? "http" : "https"}://${text}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The permission that a request to this server needs. */
export const hostPattern = (origin: string) =>
  `${new URL(origin).protocol}//${new URL(origin).hostname}/*`;
