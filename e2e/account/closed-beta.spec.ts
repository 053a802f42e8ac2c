import { expect, test } from "../journey.ts";

test.use({ serverSettings: { REGISTRATION: "closed-beta" } });

test("registration is closed for the beta, on the page and in the API", async ({ page }) => {
  await page.goto("/auth/register");
  const sentence = "Registration is temporarily closed for the beta";
  await expect(page.getByText(sentence)).toBeVisible();
  const answer = await page.request.post("/auth/v1/signup", {
    data: { email: "late@mail.example", password: "correct horse 9" },
  });
  expect(answer.ok()).toBe(false);
  expect(await answer.text()).toContain(sentence);
});
