/** The default URL of a local server. */
export const defaultAddress = "http://127.0.0.1:3000";

const isThisMachine = (host: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host);

/**
 * The origin of a typed server URL; without a scheme `https://`, or `http://` for this machine.
 * @returns undefined when it is not a valid URL.
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

/** The match pattern of the server's host permission. */
export const hostPattern = (origin: string) =>
  `${new URL(origin).protocol}//${new URL(origin).hostname}/*`;
