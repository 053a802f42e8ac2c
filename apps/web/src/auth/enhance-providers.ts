import type { SupabaseClient } from "../data/supabase-client.ts";
import { setPending, whilePending } from "./while-pending.ts";

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-provider]") : null;

/** Opens the consent page of a provider on a click. */
export function enhanceProviders(
  list: HTMLElement,
  signal: AbortSignal,
  openClient: () => Promise<SupabaseClient>,
): void {
  const unreachable = list.querySelector<HTMLElement>("[data-part=unreachable]");
  const showUnreachable = (isShown: boolean) => {
    if (unreachable) unreachable.hidden = !isShown;
  };
  const open = async (provider: string) => {
    showUnreachable(false);
    try {
      const { providerUrl } = await import("./provider-url.ts");
      location.assign(await providerUrl(await openClient(), provider));
      return "leaving";
    } catch {
      showUnreachable(true);
      return "done";
    }
  };
  list.addEventListener(
    "click",
    ({ target }) => {
      const button = buttonOf(target);
      const provider = button?.dataset["provider"];
      if (button && provider) void whilePending(button, () => open(provider));
    },
    { signal },
  );
  // The browser may show this page again as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const button of list.querySelectorAll<HTMLElement>("[data-provider]"))
      setPending(button, false);
  };
  addEventListener("pageshow", onShow, { signal });
}
