import { connect } from "../data/server-client.ts";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { sessionStorageKey } from "../session/storage-key.ts";
import type { Enhancement } from "../ui/enhancement.ts";
import { prefetchPage } from "../ui/prefetch-page.ts";
import { enhanceProviders } from "./enhance-providers.ts";
import { enhanceSignInForm } from "./enhance-sign-in-form.ts";
import { signInReason } from "./sign-in-reason.ts";

const openClient = async () => (await connect()).client;

/** Redirects a signed-in user to the requested page. The guard of the dashboard requires the same. */
async function redirectSignedIn(): Promise<void> {
  if (localStorage.getItem(sessionStorageKey) === null) return;
  try {
    const { data } = await (await openClient()).auth.getSession();
    if (data.session?.user.email) location.replace(pathAfterSignIn(location.search));
  } catch {
    // The server is unreachable: the form stays.
  }
}

/** The static sign-in page. When React renders it, `LoginPage` does the same. */
export const enhanceSignInPage: Enhancement = (page, signal) => {
  const form = page.querySelector("form");
  const intro = page.querySelector<HTMLElement>("[data-part=intro]");
  const methods = page.querySelector<HTMLElement>("[data-part=methods]");
  if (!form || !intro || !methods) throw new Error("the sign-in page is incomplete");
  intro.textContent = intro.dataset[signInReason(location.search)] ?? "";
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[data-keeps-search]"))
    link.search = location.search;
  enhanceSignInForm(form, signal, {
    openClient,
    onSignedIn: () => location.replace(pathAfterSignIn(location.search)),
  });
  enhanceProviders(methods, signal, openClient);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionStorageKey) void redirectSignedIn();
  };
  addEventListener("storage", onStorage, { signal });
  void redirectSignedIn();
  const prepare = () => {
    void openClient().catch(() => undefined);
    void prefetchPage(pathAfterSignIn(location.search)).catch(() => undefined);
  };
  form.addEventListener("focusin", prepare, { once: true, signal });
};
