import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { becomeMember, expect, test } from "./journey.ts";

const publicScreens = [
  "/",
  "/privacy",
  "/accessibility",
  "/about",
  "/auth/login",
  "/auth/register",
  "/no/such/page",
];
const tabs = [
  "profile",
  "files",
  "education",
  "experience",
  "contributions",
  "skills",
  "websites",
  "other",
];
const ownScreens = [
  "/dashboard",
  ...tabs.map((tab) => `/dashboard/your-informations/${tab}`),
  "/dashboard/cover-letter",
  "/dashboard/profile",
  "/dashboard/pricing",
  "/payment-success",
];
const looks = ["en", "fr"].flatMap((language) =>
  ["light", "dark"].flatMap((theme) => [390, 1280].map((width) => ({ language, theme, width }))),
);

/** What axe finds, and whether the page scrolls sideways, one line each. */
async function problemsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const { violations, passes } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(passes.length).toBeGreaterThan(5);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${path}: ${id} at ${String(nodes[0]?.target)}`),
    ...(overflow > 0 ? [`${path}: scrolls sideways by ${overflow} px`] : []),
  ];
}

for (const { language, theme, width } of looks) {
  test(`axe finds nothing on any screen: ${language}, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    await becomeMember(page);
    await page.getByRole("button", { name: "Add application" }).click();
    await page.getByRole("textbox", { name: "Job title" }).fill("Nurse");
    await page.getByRole("textbox", { name: "Company name" }).fill("Harbour Clinic");
    await page.getByRole("textbox", { name: "Job URL" }).fill("https://harbour.example/1");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: /Nurse, Harbour Clinic/ })).toBeVisible();
    await page.evaluate(
      ([chosenLanguage = "", chosenTheme = ""]) => {
        localStorage.setItem("postulo-language", chosenLanguage);
        localStorage.setItem("postulo-theme", chosenTheme);
      },
      [language, theme],
    );
    const problems: string[] = [];
    for (const path of ownScreens) problems.push(...(await problemsOn(page, path)));
    await page.evaluate(() => localStorage.removeItem("postulo-session"));
    for (const path of publicScreens) problems.push(...(await problemsOn(page, path)));
    expect(problems).toEqual([]);
  });
}
