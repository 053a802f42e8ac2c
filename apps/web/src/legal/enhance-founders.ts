import type { Founder } from "@postulo/contract/config";
import { documentLanguage } from "../i18n/catalogue.ts";
import { loadConfig } from "../data/server-client.ts";
import type { Enhancement } from "../ui/enhancement.ts";

function fillCard(card: HTMLElement, { name, photo, bio }: Founder): void {
  card.querySelector("h3")?.replaceChildren(name);
  card.querySelector("[data-bio]")?.append(bio[documentLanguage()] ?? "");
  const image = card.querySelector("img");
  if (photo && image) {
    image.src = photo;
    image.alt = (image.dataset["alt"] ?? "").replace("{name}", () => name);
    image.hidden = false;
    card.querySelector("[data-no-photo]")?.remove();
  }
  card.hidden = false;
}

/** Replaces the founders' names by a card for each that the operator configured. */
export const enhanceFounders: Enhancement = (section, signal) => {
  const showCards = async () => {
    const { founders } = await loadConfig();
    if (signal.aborted) return;
    for (const post of ["ceo", "coo"] as const) {
      const card = section.querySelector<HTMLElement>(`[data-founder=${post}]`);
      const founder = founders[post];
      if (!card || !founder || !card.hidden) continue;
      fillCard(card, founder);
      section.querySelector("[data-operator]")?.setAttribute("hidden", "");
    }
  };
  // Without the settings the names stay.
  void showCards().catch(() => undefined);
};
