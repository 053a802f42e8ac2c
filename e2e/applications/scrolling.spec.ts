import { createApplicant } from "../applicant-account.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

test("the focus is never behind the bars, and another view begins at its top", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { user, client } = await createApplicant(server.url);
  await client
    .from("job_applied")
    .insert(
      Array.from({ length: 40 }, (_, at) => ({
        job_title: `Nurse ${at}`,
        company_name: "Harbour Clinic",
        job_url: `https://harbour.example/${at}`,
      })),
    )
    .throwOnError();
  await logIn(page, user);
  await expect(page.locator("[data-row]")).toHaveCount(40);
  const head = page.getByRole("columnheader").first();
  const isBelowHead = async () => {
    const [bar, focused] = await Promise.all([
      head.boundingBox(),
      page.locator(":focus").boundingBox(),
    ]);
    return bar !== null && focused !== null && focused.y >= bar.y + bar.height - 1;
  };
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.keyboard.press("j");
  expect(await isBelowHead()).toBe(true);
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("k");
    expect(await isBelowHead()).toBe(true);
  }
  await page.getByRole("tab", { name: "Calendar" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
