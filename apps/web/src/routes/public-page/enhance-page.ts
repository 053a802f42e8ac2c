import { enhanceSignInPage } from "../../auth/enhance-sign-in-page.ts";
import { enhanceInThisBrowser } from "../../extension/page/enhance-in-this-browser.ts";
import { enhanceStoreOffer } from "../../extension/page/enhance-store-offer.ts";
import { enhanceCarousel } from "../../landing/enhance-carousel.ts";
import { enhanceFilm } from "../../landing/enhance-film.ts";
import { enhanceWaitlist } from "../../landing/enhance-waitlist.ts";
import { enhanceFounders } from "../../legal/enhance-founders.ts";
import type { Enhancement } from "../../ui/enhancement.ts";
import { enhanceExternalLinks, enhanceYear } from "../shell/enhance-footer.ts";
import {
  enhanceLanguageLink,
  enhanceStoreLink,
  enhanceThemeSelect,
} from "../shell/enhance-header.ts";
import { enhanceNewsletter } from "../shell/enhance-newsletter.ts";

/** Enhances the elements with this name in `data-enhance`. */
function enhance<E extends HTMLElement>(
  name: string,
  type: abstract new () => E,
  enhancement: Enhancement<E>,
): void {
  const { signal } = new AbortController();
  for (const element of document.querySelectorAll(`[data-enhance="${name}"]`))
    if (element instanceof type) enhancement(element, signal);
}

/** Submits the forms that were submitted before the code was loaded: see `early-submit.ts`. */
function submitEarlyForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-early]")) {
    delete form.dataset["early"];
    form.requestSubmit();
  }
}

/** Adds behaviour to a static page. */
export function enhancePage(): void {
  enhance("language", HTMLAnchorElement, enhanceLanguageLink);
  enhance("store", HTMLAnchorElement, enhanceStoreLink);
  enhance("theme", HTMLSelectElement, enhanceThemeSelect);
  enhance("newsletter", HTMLFormElement, enhanceNewsletter);
  enhance("waitlist", HTMLFormElement, enhanceWaitlist);
  enhance("carousel", HTMLElement, enhanceCarousel);
  enhance("film", HTMLElement, enhanceFilm);
  enhance("in-this-browser", HTMLElement, enhanceInThisBrowser);
  enhance("store-offer", HTMLElement, enhanceStoreOffer);
  enhance("sign-in", HTMLElement, enhanceSignInPage);
  enhance("founders", HTMLElement, enhanceFounders);
  enhance("outside-links", HTMLElement, enhanceExternalLinks);
  enhance("year", HTMLElement, enhanceYear);
  document.documentElement.setAttribute("data-enhanced", "");
  submitEarlyForms();
}
