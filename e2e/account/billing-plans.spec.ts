import type { Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { registerUser, expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { DEFAULT_PLAN: "Free" } });

const card = (page: Page, plan: string) => page.getByRole("region", { name: plan, exact: true });

/** Selects a plan. @returns the tab of its checkout. */
async function startCheckout(page: Page, plan: string): Promise<Page> {
  await page.goto("/dashboard/pricing");
  const opened = page.context().waitForEvent("page");
  await card(page, plan)
    .getByRole("button", { name: /Select plan/ })
    .click();
  const tab = await opened;
  await expect(tab.getByRole("heading", { name: "Sandbox checkout" })).toBeVisible();
  return tab;
}

test("a plan is bought in a new tab, cancelled, resumed and changed", async ({ page }) => {
  await registerUser(page);
  await page.goto("/dashboard/profile");
  const plan = card(page, "Plan");
  await expect(plan.getByText("Free", { exact: true })).toBeVisible();
  await expect(plan.getByText("Not available in plan").first()).toBeVisible();
  await expect(plan.getByRole("button", { name: "Cancel subscription" })).toHaveCount(0);
  await plan.getByRole("link", { name: "Upgrade" }).click();
  await page.getByText("Yearly", { exact: true }).click();
  await expect(page.getByText("Save 10%")).toBeVisible();
  await expect(card(page, "Pro").getByText("You save €28 a year")).toBeVisible();
  await expect(card(page, "Pro").getByText("Popular")).toBeVisible();

  const tab = await startCheckout(page, "Plus");
  await tab.getByRole("button", { name: "Pay with a card that is declined" }).click();
  await expect(tab.getByText("The card was declined.")).toBeVisible();
  await tab.getByRole("button", { name: "Pay €9" }).click();
  await expect(tab.getByRole("heading", { name: "Subscription active" })).toBeVisible();
  await tab.getByRole("link", { name: "Continue to dashboard" }).click();
  await expect(tab).toHaveURL(/\/dashboard/);
  await tab.close();

  await page.goto("/dashboard/profile");
  await expect(plan.getByText("Next payment:")).toBeVisible();
  await plan.getByRole("button", { name: "Cancel subscription" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel subscription" }).dblclick();
  await expect(page.getByText("Cancellation Scheduled")).toBeVisible();
  await expect(plan.getByText("Ends on:")).toBeVisible();
  await plan.getByRole("button", { name: "Resubscribe" }).click();
  await expect(page.getByText("Subscription reactivated")).toBeVisible();
  await expect(plan.getByText("Next payment:")).toBeVisible();

  await page.goto("/dashboard/pricing");
  await expect(card(page, "Plus").getByRole("button", { name: /Current plan/ })).toBeDisabled();
  await card(page, "Ultra")
    .getByRole("button", { name: /Select plan/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
  await expect(page.getByText("the Ultra plan is active")).toBeVisible();

  await page.goto("/dashboard/pricing");
  await expect(card(page, "Ultra").getByRole("button", { name: /Current plan/ })).toBeDisabled();
  await page.getByText("Yearly", { exact: true }).click();
  await card(page, "Ultra")
    .getByRole("button", { name: /Select plan/ })
    .click();
  await page
    .getByRole("dialog", { name: "Change to Ultra, paid yearly?" })
    .getByRole("button", { name: "Change plan" })
    .dblclick();
  await expect(page.getByText("the Ultra plan is active")).toBeVisible();
  await page.goto("/dashboard/pricing");
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
  await expect(card(page, "Ultra").getByRole("button", { name: /Current plan/ })).toBeDisabled();
});

test("returning from the checkout without payment changes nothing", async ({ page }) => {
  await registerUser(page);
  const tab = await startCheckout(page, "Pro");
  await tab.getByRole("link", { name: "Go back without paying" }).click();
  await expect(tab.getByRole("heading", { name: "Pricing", level: 1 })).toBeVisible();
  await tab.goto("/payment-success");
  await expect(tab.getByText("Subscription not found or inactive")).toBeVisible();
});

test("the payment page shows a visitor that there is no session", async ({ page }) => {
  await page.goto("/payment-success");
  await expect(page.getByText("No active session found")).toBeVisible();
  await page.goto("/dashboard/pricing");
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText("You need to be logged in to select a plan")).toBeVisible();
});

/** Takes everything along, and answers where the archive is. */
async function exportEverything(page: Page): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  return (await saving).path();
}

test("the user changes the password, ends sessions, deletes the account and registers again", async ({
  page,
  browser,
}) => {
  const user = await registerUser(page);
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await second.goto(new URL("/auth/login", page.url()).href);
  await second.getByRole("textbox", { name: "E-mail", exact: true }).fill(user.email);
  await second.getByRole("textbox", { name: "Password", exact: true }).fill(user.password);
  await second.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(second.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill("Infirmière");
  await page.getByRole("textbox", { name: "Company name" }).fill("Clinique d'Arc");
  await page.getByRole("textbox", { name: "Job URL" }).fill("https://clinique.example/1");
  await page.getByRole("textbox", { name: "Job URL" }).press("Enter");
  await expect(page.getByText("Application added")).toBeVisible();

  await page.goto("/dashboard/profile");
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await elsewhere.close();

  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("All fields are required")).toBeVisible();
  await page.getByRole("textbox", { name: "New password", exact: true }).fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("New password must be at least 6 characters long")).toBeVisible();
  const password = "another horse 7";
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm new password" }).fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password Updated")).toBeVisible();

  const archive = await exportEverything(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("dialog").getByLabel("Your password").fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Account deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, { ...user, password });
  await expect(page.getByText("Invalid login credentials")).toBeVisible();

  await registerUser(page);
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Switch to French" }).click();
  const choice = page.getByLabel(/^Importer une archive/);
  await choice.setInputFiles(archive);
  const outcome = page.getByRole("status").filter({ hasText: "Vos données ont été importées" });
  await expect(outcome).toContainText("1 candidature");
  await choice.setInputFiles(archive);
  await expect(
    page.getByText("Ce compte n’est pas vide. Il contient : 1 candidature."),
  ).toBeVisible();
  await choice.setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("no"),
  });
  await expect(page.getByText("Vos données n’ont pas été importées")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Infirmière").first()).toBeVisible();
});

const looks = [
  { language: "en", theme: "light", width: 375 },
  { language: "fr", theme: "dark", width: 1280 },
  { language: "fr", theme: "light", width: 375 },
  { language: "en", theme: "dark", width: 1280 },
];

/** The heading of each screen of the payment sandbox. */
const headings: Record<string, Record<string, string>> = {
  "/dashboard/pricing": { en: "Pricing", fr: "Tarifs" },
  "/dashboard/profile": { en: "Account", fr: "Compte" },
  "/payment-success": {
    en: "Failed to update subscription",
    fr: "Échec de la mise à jour de l’abonnement",
  },
};
const sandboxHeading: Record<string, string> = { en: "Sandbox checkout", fr: "Paiement d’essai" };

test("axe finds no problem on the plan screens, in both languages and themes", async ({
  page,
}, info) => {
  await registerUser(page);
  const tab = await startCheckout(page, "Plus");
  const problems: string[] = [];
  for (const { language, theme, width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      ([chosenLanguage = "", chosenTheme = ""]) => {
        localStorage.setItem("postulo-language", chosenLanguage);
        localStorage.setItem("postulo-theme", chosenTheme);
        document.cookie = `postulo-language=${chosenLanguage}; Path=/`;
      },
      [language, theme],
    );
    for (const path of [
      "/dashboard/pricing",
      "/dashboard/profile",
      "/payment-success",
      tab.url(),
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        (headings[path] ?? sandboxHeading)[language] ?? "",
      );
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      // In dark as well, the chosen one has an edge.
      if (path === "/dashboard/pricing")
        await expect(page.locator("label:has(:checked)")).not.toHaveCSS("box-shadow", "none");
      const name = `${new URL(page.url()).pathname.split("/")[2] ?? "paid"}-${language}-${theme}-${width}`;
      await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const found = await problemsNow(page);
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});
