/** Hosts of calls, whose links are in descriptions. */
const callHosts = [
  "zoom.us",
  "teams.microsoft.com",
  "teams.live.com",
  "meet.google.com",
  "webex.com",
  "whereby.com",
  "goto.com",
  "gotomeeting.com",
  "chime.aws",
  "jit.si",
];
const links = /https?:\/\/[^\s<>"]+/gi;
/** The links in a text, with the punctuation behind them. */
export const linksIn = (text: string): readonly string[] => text.match(links) ?? [];

/** Whether a link leads to a video call. */
export function isCallLink(address: string): boolean {
  const host = (address.split("/")[2] ?? "").toLowerCase();
  return callHosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** The different links to video calls in a text. */
export const callLinksIn = (text: string): string[] => [
  ...new Set(
    linksIn(text)
      .map((link) => link.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, ""))
      .filter(isCallLink),
  ),
];
