import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { expect, registerUser, submitLogin, test } from "../journey.ts";

const files = path.resolve(import.meta.dirname, "../../packages/documents/src/testing/files/en");
const heading = (page: Page) => page.getByRole("heading", { name: "Review your résumé" });
const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

async function review(page: Page, name: string): Promise<void> {
  await page.goto("/dashboard/your-informations/profile");
  const buffer = await readFile(path.join(files, name));
  await page.getByLabel("Résumé file").setInputFiles({ name, mimeType: "", buffer });
  await expect(heading(page)).toBeVisible();
}

const store = (page: Page) => page.getByRole("button", { name: "Save to profile", exact: true });

test("a résumé is corrected beside its file, survives a closed tab and an ended session, is stored once and undone", async ({
  page,
}) => {
  const user = await registerUser(page);
  await review(page, "en-olivia-pipes.docx");
  await page.getByRole("button", { name: "Edit Site Quality Manager" }).click();
  await page.getByRole("textbox", { name: "Company" }).fill("Aldermoor & Sons");
  await page.getByRole("button", { name: "Delete Minitab" }).click();
  await expect(page.getByText("“Minitab” deleted")).toBeVisible();

  // Another tab shows the same review, and each sees what the other changes.
  const second = await page.context().newPage();
  await second.goto("/dashboard/resume");
  await expect(second.getByText("Aldermoor & Sons")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Minitab" })).toHaveCount(0);
  await second.getByRole("button", { name: "Delete Coaching" }).click();
  await expect(page.getByRole("heading", { name: "Coaching" })).toHaveCount(0);

  await page.close();
  await second.evaluate(() => localStorage.clear());
  await second.goto("/dashboard/resume");
  await expect(second).toHaveURL(/\/auth\/login/);
  await submitLogin(second, user);
  await expect(second.getByText("Aldermoor & Sons")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Coaching" })).toHaveCount(0);

  await expect(second.getByRole("checkbox", { name: "Keep the file" })).toBeChecked();
  await store(second).dblclick();
  await expect(second.getByText("Résumé saved to your profile")).toBeVisible();
  await second.goto("/dashboard/your-informations/experience");
  await expect(second.getByText("Aldermoor & Sons")).toHaveCount(1);
  await second.goto("/dashboard/your-informations/files");
  await expect(second.getByText("en-olivia-pipes.docx").first()).toBeVisible();
  await second.goto("/dashboard/resume");
  await expect(second.getByText("There is no résumé to review.")).toBeVisible();

  await second.goto("/dashboard/your-informations/profile");
  await expect(second.getByRole("textbox", { name: "City" })).toHaveValue("Leeds");
  await second.getByRole("button", { name: "Undo this résumé" }).click();
  await second
    .getByRole("dialog", { name: "Undo en-olivia-pipes.docx?" })
    .getByRole("button", { name: "Undo this résumé" })
    .click();
  await expect(second.getByText("Résumé undone")).toBeVisible();
  await expect(second.getByRole("textbox", { name: "City" })).toHaveValue("");
  await second.goto("/dashboard/your-informations/experience");
  await expect(second.getByText("No experience yet.")).toBeVisible();

  await second.goto("/dashboard/your-informations/profile");
  await second.getByRole("button", { name: "Restore this résumé" }).click();
  await expect(second.getByText("Résumé restored")).toBeVisible();
  await expect(second.getByRole("textbox", { name: "City" })).toHaveValue("Leeds");
  await second.goto("/dashboard/your-informations/experience");
  await expect(second.getByText("Aldermoor & Sons")).toHaveCount(1);
});

test("what is typed offline is kept, and stored when the connection is back", async ({ page }) => {
  await registerUser(page);
  await review(page, "en-daniel-deedy.pdf");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Edit MACHINE LEARNING ENGINEER" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Machine learning engineer");
  await store(page).click();
  await expect(store(page)).toHaveAttribute("aria-busy", "true");
  await page.context().setOffline(false);
  await expect(page.getByText("Résumé saved to your profile")).toBeVisible();
  await page.goto("/dashboard/your-informations/experience");
  await expect(page.getByText("Machine learning engineer")).toBeVisible();
});

test("lines nobody read become entries, by keyboard, and the file leads to the entries on a phone", async ({
  page,
}) => {
  await registerUser(page);
  await review(page, "en-daniel-deedy.pdf");
  const unread = section(page, /^Not read/);
  await expect(unread.getByRole("listitem")).toHaveCount(3);
  await unread.getByRole("button", { name: "TOOLS", exact: true }).focus();
  await page.keyboard.press("Enter");
  await unread.getByRole("group").getByRole("button", { name: "Skill" }).press("Enter");
  await expect(unread.getByRole("listitem")).toHaveCount(2);
  await expect(section(page, "Skills").getByRole("heading", { name: "TOOLS" })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 780 });
  await page.getByRole("button", { name: "File", exact: true }).click();
  await expect(section(page, "Skills")).toBeHidden();
  const line = page.getByRole("button", { name: /^TESSELLATE HEALTH/ });
  await line.click();
  await expect(page.getByRole("listitem").filter({ hasText: "TESSELLATE HEALTH" })).toBeFocused();
});

/** The share of marked lines whose box on the drawn page contains something dark. */
async function shareOfLinesWithInk(sheet: Locator): Promise<number> {
  return sheet.evaluate((element) => {
    const picture = element.querySelector("img");
    if (!picture) return 0;
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const outer = element.getBoundingClientRect();
    const scale = canvas.width / outer.width;
    const lines = [...element.querySelectorAll("button[data-line]")];
    const inked = lines.filter((line) => {
      const { left, top, width, height } = line.getBoundingClientRect();
      const box = [left - outer.left, top - outer.top, width, height].map((side) => side * scale);
      const [x = 0, y = 0, w = 0, h = 0] = box;
      const { data } = context?.getImageData(x, y, w, h) ?? { data: new Uint8ClampedArray() };
      return data.some((value, at) => at % 4 === 1 && value < 128);
    });
    return lines.length > 0 ? inked.length / lines.length : 0;
  });
}

const sheet = (page: Page, number: number) =>
  page.getByRole("group", { name: `Lines of page ${number}`, exact: true });

test("the pages of a PDF are drawn under the marks of what was read, and nothing breaks the policy", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await registerUser(page);
  for (const name of ["en-daniel-deedy.pdf", "en-samuel-html-margin.pdf"]) {
    await review(page, name);
    const first = sheet(page, 1);
    await expect(first.locator("img")).toHaveJSProperty("naturalWidth", 1240);
    // The words are part of the picture.
    await expect(first.getByRole("button").first().locator("span").first()).toHaveCSS(
      "opacity",
      "0",
    );
    expect(await shareOfLinesWithInk(first)).toBe(1);
    await page.getByRole("button", { name: "Discard" }).click();
  }
  expect(problems).toEqual([]);
});

test("where the pages cannot be drawn, the review says so and shows their text", async ({
  page,
}) => {
  await page.route("**/assets/pdf-worker-*", (route) => route.abort());
  await registerUser(page);
  await review(page, "en-daniel-deedy.pdf");
  await expect(page.getByText("The pages could not be drawn.")).toBeVisible();
  await expect(sheet(page, 1).getByText("MACHINE LEARNING ENGINEER").first()).toBeVisible();
});

for (const scheme of ["light", "dark"] as const)
  test(`axe finds no problem in a review (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await registerUser(page);
    await review(page, "en-daniel-deedy.pdf");
    await page.getByRole("button", { name: "What is this line?" }).first().click();
    await page.getByRole("button", { name: "Edit MACHINE LEARNING ENGINEER" }).click();
    await page.getByRole("button", { name: "Edit Python" }).click();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await problemsNow(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "File", exact: true }).click();
    expect(await problemsNow(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the bar is two lines high in French, and unfolds what it has to say", async ({ page }) => {
    await registerUser(page);
    await page.evaluate(() => localStorage.setItem("postulo-language", "fr"));
    await page.goto("/dashboard/your-informations/profile");
    const buffer = await readFile(path.join(files, "en-olivia-pipes.docx"));
    const file = { name: "en-olivia-pipes.docx", mimeType: "", buffer };
    await page.getByLabel("Fichier du CV").setInputFiles(file);
    const bar = page.locator("[data-action-bar]");
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(96);
    for (const name of ["Abandonner", "Enregistrer"])
      await expect(bar.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("checkbox", { name: "Garder le fichier" })).toBeInViewport();
    const summary = bar.getByText(/éléments? seront? enregistrés?/);
    await expect(summary).toBeHidden();
    await bar.getByRole("button", { expanded: false }).click();
    await expect(summary).toBeVisible();
    await expect(bar.getByText("Corrections gardées sur cet appareil")).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
  });
});
