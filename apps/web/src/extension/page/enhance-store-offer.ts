import { loadConfig } from "../../data/server-client.ts";
import type { Enhancement } from "../../ui/enhancement.ts";

/** Shows the link to the extension's store page, if one is configured. */
export const enhanceStoreOffer: Enhancement = (offer, signal) => {
  const showStore = async () => {
    const { store } = (await loadConfig()).links;
    const link = offer.querySelector("a");
    if (!store || !link || signal.aborted) return;
    link.href = store;
    offer.hidden = false;
  };
  void showStore().catch(() => undefined);
};
