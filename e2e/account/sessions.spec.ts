import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, registerUser, test } from "../journey.ts";

test("one session of several is ended by keyboard, and its browser has to sign in again", async ({
  page,
  browser,
  server,
}) => {
  const user = await registerUser(page);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const second = await elsewhere.newPage();
  await logIn(second, user);
  await expect(second.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();

  await page.goto("/dashboard/profile");
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").first()).toContainText("This browser");
  expect(await problemsNow(page)).toEqual([]);
  const end = sessions.getByRole("button", { name: /^Sign out: Chrome on Linux, last seen/ });
  await end.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Chrome on Linux is signed out")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(sessions.getByRole("heading")).toBeFocused();

  await second.reload();
  await expect(second).toHaveURL(/\/auth\/login/);
  await elsewhere.close();
  await page.reload();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
});
