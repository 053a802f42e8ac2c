import type { Page } from "@playwright/test";
import { problemsNow } from "../axe-problems.ts";
import { registerUser, expect } from "../journey.ts";
import { test } from "../model-journey.ts";

const opening = [
  "[P] You ask for somebody who prepares sourdough bread in a small team in Lyon.",
  "[1] I am a baker with ten years of sourdough.",
  "[1] I led forty bakers at Poilane in Paris.",
].join("\n");
const rest = [
  "",
  "[1] I am used to early hours and to queues of tourists.",
  "",
  "[] I would be glad to bake a trial batch with you one morning, so that you can taste it.",
  "[] Thank you for the time that you take to read this letter; I would welcome a conversation about the bakery and its plans.",
].join("\n");
const rewritten = "(3) [1] I am used to small teams.\n(4) -";

/** A text in two parts; the second comes when the test lets it. */
function inTwoParts(first: string, second: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* pieces() {
    yield first;
    await promise;
    yield second;
  }
  return { reply: { kind: "text", pieces: pieces() } as const, goOn: resolve };
}

async function orderLetter(page: Page) {
  await page.goto("/dashboard/cover-letter");
  await page
    .getByRole("textbox", { name: "Job description" })
    .fill(
      "Job title: Baker\nCompany: Maison Lenoir\n\nYou prepare sourdough bread in a small team in Lyon.",
    );
  await page.getByRole("combobox", { name: "Length" }).selectOption("short");
  await page.getByRole("button", { name: "Generate letter" }).click();
}

test("a model's letter grows by accepted sentences, rewrites the others at their place, and asks about what it cannot confirm", async ({
  page,
  context,
  provider,
}) => {
  await registerUser(page);
  await page.goto("/dashboard/your-informations/profile");
  await page
    .getByRole("textbox", { name: "Summary" })
    .fill("Baker with ten years of sourdough, used to early hours and small teams.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();

  const draft = inTwoParts(`${opening}\n`, rest);
  const revision = inTwoParts("", rewritten);
  provider.answer(draft.reply, revision.reply);
  await orderLetter(page);
  await expect(page.getByText("I am a baker with ten years of sourdough.")).toBeVisible();
  await expect(page.getByText("Poilane")).toHaveCount(0);
  expect(await problemsNow(page)).toEqual([]);

  draft.goOn();
  await expect(page.getByText(/2 sentences did not match your profile/)).toBeVisible();
  await expect(page.getByText("Thank you for the time")).toBeVisible();
  expect(await problemsNow(page)).toEqual([]);

  revision.goOn();
  const letter = page.getByRole("textbox", { name: "Your letter" });
  await expect(letter).toHaveValue(/ten years of sourdough\. I am used to small teams\./);
  await expect(letter).not.toHaveValue(/Poilane|tourists/);
  const unconfirmed = page.getByRole("region", { name: "Check this sentence" });
  await expect(unconfirmed).toContainText("queues of tourists");
  expect(await problemsNow(page)).toEqual([]);

  // The sentence to check comes back with the letter in another tab.
  const tab = await context.newPage();
  await tab.goto("/dashboard/cover-letter");
  await tab.getByRole("link", { name: /^Baker, Maison Lenoir/ }).click();
  await expect(tab.getByRole("region", { name: "Check this sentence" })).toContainText("tourists");
  await tab.close();

  await unconfirmed.getByRole("button", { name: "Add to the letter" }).press("Enter");
  await expect(letter).toHaveValue(
    /small teams\. I am used to early hours and to queues of tourists\./,
  );
  await expect(letter).toBeFocused();

  await page.goto("/dashboard/profile#sent");
  const sent = page.getByRole("region", { name: "What left this server" });
  await expect(sent).toContainText("invented-model runs on this server itself");
  await expect(sent.getByRole("listitem")).toHaveCount(2);
  expect(await problemsNow(page)).toEqual([]);
});
