import type { Founder } from "@postulo/contract/config";
import { documentLanguage } from "../i18n/catalogue.ts";
import { loadConfig } from "../session/server-client.ts";
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

/** Shows a card for each founder whom the operator introduced, instead of the sentence that names them. */
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
  // Without the settings the sentence stays.
  void showCards().catch(() => undefined);
};
