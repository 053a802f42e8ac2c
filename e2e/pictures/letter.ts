import type { Page } from "@playwright/test";
import type { Language } from "./looks.ts";
import { names } from "./product-browser.ts";

const posting = {
  en: "Supply planner\nCompany: Halles Mercure\nLocation: Lyon\n\nWhat you will do\n- Plan the stock of four warehouses\n- Build the weekly demand forecast\n- Agree delivery windows with carriers\n\nWhat we look for\n- Experience in inventory management\n- Demand forecasting and Excel\n- Fluent English and French",
  fr: "Planificateur approvisionnement (H/F)\nEntreprise : Halles Mercure\nLieu : Lyon\n\nVos missions\n- Planifier les stocks de quatre entrepôts\n- Établir la prévision hebdomadaire\n- Négocier avec les transporteurs\n\nVotre profil\n- Expérience en gestion des stocks\n- Maîtrise d’Excel et de SAP\n- Anglais courant",
};

/** Writes a letter for the posting, unless the page already has it. */
export async function writeLetter(page: Page, language: Language): Promise<void> {
  const field = page.getByRole("textbox", { name: names[language].posting });
  const letter = page.getByRole("textbox", { name: names[language].letter, exact: true });
  await field.or(letter).first().waitFor();
  if (!(await letter.isVisible())) {
    await field.fill(posting[language]);
    await page.getByRole("button", { name: names[language].generate }).click();
  }
  await letter.waitFor();
}
