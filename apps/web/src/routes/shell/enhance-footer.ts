import { documentLanguage } from "../../i18n/catalogue.ts";
import { loadConfig } from "../../data/server-client.ts";
import type { Enhancement } from "../../ui/enhancement.ts";

/** In the order of the footer. */
const externalLinks = ["contact", "feedback", "community", "network", "source"] as const;

export const enhanceYear: Enhancement = (element) => {
  element.textContent = String(new Date().getFullYear());
};

async function readLinks(): Promise<Record<(typeof externalLinks)[number], string | undefined>> {
  const { links } = await loadConfig();
  const { contactEmail, feedback, community, network, source } = links;
  return {
    contact: contactEmail && `mailto:${contactEmail}`,
    feedback: feedback?.[documentLanguage()],
    community,
    network,
    source,
  };
}

/** Adds the configured links, with labels from `data-` attributes; none if the settings cannot be loaded. */
export const enhanceExternalLinks: Enhancement = (nav, signal) => {
  const showLinks = async () => {
    const links = await readLinks();
    if (signal.aborted) return;
    const anchors = externalLinks.flatMap((name) => {
      const href = links[name];
      if (!href) return [];
      const anchor = document.createElement("a");
      anchor.href = href;
      anchor.rel = "noopener";
      anchor.textContent = nav.dataset[name] ?? "";
      return [anchor];
    });
    nav.replaceChildren(...anchors);
    nav.hidden = anchors.length === 0;
  };
  void showLinks().catch(() => undefined);
};
