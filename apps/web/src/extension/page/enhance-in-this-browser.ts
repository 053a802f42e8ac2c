import {
  connectionAttributes,
  extensionStates,
  type ExtensionState,
} from "@postulo/contract/connection-attributes";
import { connect } from "../../data/server-client.ts";
import { markSession } from "../../session/session-mark.ts";
import { sessionStorageKey } from "../../session/storage-key.ts";
import type { Enhancement } from "../../ui/enhancement.ts";

/** The id of the stored session's user, or an empty text; also without the second factor that the user has. */
async function readUserId(): Promise<string> {
  if (localStorage.getItem(sessionStorageKey) === null) return "";
  const { readStoredUser } = await import("../../session/stored-user.ts");
  const user = readStoredUser(sessionStorageKey);
  return !user || user.lacksSecondFactor ? "" : user.id;
}

async function requestToken(): Promise<string> {
  const [{ client }, { requestConnectionToken }] = await Promise.all([
    connect(),
    import("../request-connection-token.ts"),
  ]);
  return requestConnectionToken(client);
}

interface Parts {
  readonly button: HTMLElement;
  readonly part: (name: string) => HTMLElement;
}

/** Requests a token on a click, one at a time. `onTaken` is called when the extension has used it. */
function offerConnection({ button, part }: Parts, signal: AbortSignal, onTaken: () => void): void {
  const offer = part("offer");
  const setPending = (isPending: boolean) => {
    for (const name of ["aria-busy", "aria-disabled"]) button.setAttribute(name, String(isPending));
  };
  const request = async () => {
    setPending(true);
    part("failure").hidden = true;
    const token = await requestToken().catch(() => undefined);
    if (signal.aborted) return;
    setPending(false);
    part("failure").hidden = token !== undefined;
    // A rejected session has been removed meanwhile.
    markSession(localStorage.getItem(sessionStorageKey) !== null);
    if (token === undefined) return;
    offer.hidden = false;
    offer.setAttribute(connectionAttributes.token, token);
    part("first").hidden = true;
    part("again").hidden = false;
  };
  const press = () => {
    if (button.getAttribute("aria-busy") !== "true") void request();
  };
  button.addEventListener("click", press, { signal });
  const observer = new MutationObserver(onTaken);
  observer.observe(offer, { attributeFilter: [connectionAttributes.connected] });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Shows the part of the state that the extension reports, and connects it. */
export const enhanceInThisBrowser: Enhancement = (section, signal) => {
  const part = (name: string): HTMLElement => {
    const element = section.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!element) throw new Error(`the section has no ${name}`);
    return element;
  };
  const probe = part("probe");
  const show = (state: ExtensionState | "absent") => {
    for (const block of section.querySelectorAll<HTMLElement>("[data-when]"))
      block.hidden = block.dataset["when"] !== state;
  };
  const readState = () => {
    const state = probe.getAttribute(connectionAttributes.state);
    show(extensionStates.find((known) => known === state) ?? "absent");
  };
  const setUser = async () => {
    const userId = await readUserId();
    if (!signal.aborted) probe.setAttribute(connectionAttributes.user, userId);
  };
  const observer = new MutationObserver(readState);
  observer.observe(probe, { attributeFilter: [connectionAttributes.state] });
  signal.addEventListener("abort", () => observer.disconnect());
  addEventListener("storage", ({ key }) => key === sessionStorageKey && void setUser(), { signal });
  offerConnection({ button: part("connect"), part }, signal, () => show("connected"));
  void setUser();
};
