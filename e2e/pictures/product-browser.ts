import type { Page } from "@playwright/test";
import { openBrowserWithExtension } from "../extension.ts";
import type { DemoServer } from "./demo-server.ts";
import { defaultLanguage } from "@postulo/i18n/language";
import type { Language, Look } from "./looks.ts";

/** What the scripts click on, by the names that the product gives it, and the form that is filled. */
export const names = {
  en: {
    form: "/careers/supply-planner",
    fillWith: "Fill with Postulo",
    fillAll: "Fill everything",
    filled: /^\d+ filled/,
    posting: "Job description",
    generate: "Generate letter",
    letter: "Your letter",
  },
  fr: {
    form: "/carrieres/planificateur",
    fillWith: "Remplir avec Postulo",
    fillAll: "Tout remplir",
    filled: /^\d+ remplis/,
    posting: "Description du poste",
    generate: "Générer la lettre",
    letter: "Votre lettre",
  },
} as const satisfies Record<Language, unknown>;

/** A browser in which the demo user is signed in, in the app and in the extension. */
export type ProductBrowser = {
  readonly page: Page;
  readonly close: () => Promise<void>;
};

type Opening = {
  readonly language: Language;
  /** An address with a form, where the extension is signed in. */
  readonly form: string;
  readonly screen: { readonly deviceScaleFactor?: number; readonly viewport?: Size };
};
export type Size = { readonly width: number; readonly height: number };

/** A busy machine must not spoil an hour's pictures. */
const patienceMs = 180_000;

export async function openProduct(
  demo: DemoServer,
  { language, form, screen }: Opening,
): Promise<ProductBrowser> {
  const browser = await openBrowserWithExtension(demo.url, screen);
  const page = browser.context.pages()[0] ?? (await browser.context.newPage());
  page.setDefaultTimeout(patienceMs);
  page.setDefaultNavigationTimeout(patienceMs);
  await page.goto(form);
  const popup = await browser.openPopup(page);
  if (language !== defaultLanguage) {
    const menu = popup.locator("header select");
    if ((await menu.count()) > 0) await menu.selectOption(language);
    else await popup.locator(`header button[lang="${language}"]`).click();
  }
  await popup.locator("details summary").first().click();
  await popup.locator("#server").fill(demo.url);
  await popup.locator("#email").fill(demo.email);
  await popup.locator("#password").fill(demo.password);
  await popup.locator("#password").press("Enter");
  await popup.locator("#password").waitFor({ state: "detached" });
  await popup.close();

  await page.goto("/auth/login");
  await page
    .locator("form input[type=email], form input[autocomplete=username]")
    .first()
    .fill(demo.email);
  await page.locator("input[type=password]").fill(demo.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/dashboard/);
  return { page, close: browser.close };
}

/** Makes the product's pages, and those of others, have this look from the next page on. */
export async function setLook(page: Page, { language, theme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(
    (chosen) => {
      localStorage.setItem("postulo-language", chosen.language);
      localStorage.setItem("postulo-theme", chosen.theme);
    },
    { language, theme },
  );
}
