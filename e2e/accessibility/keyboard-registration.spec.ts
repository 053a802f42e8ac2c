import { MailServer } from "@postulo/server/mail-server";
import { expect, newUser, test as base } from "../journey.ts";
import { press, type } from "../keyboard.ts";

/** With a server that sends its mails. */
const test = base.extend<object, { readonly mails: MailServer }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, provide) => {
      const mails = await MailServer.start();
      await provide(mails);
      await mails.stop();
    },
    { scope: "worker" },
  ],
  serverSettings: [
    async ({ mails }, provide) => {
      await provide({ SMTP_URL: mails.url, MAIL_FROM: "postulo@mail.example" });
    },
    { scope: "worker" },
  ],
});

/** The first link to this server in the newest mail to an address. */
function linkIn(mails: MailServer, to: string): string | undefined {
  const mail = mails.taken.findLast((text) => text.includes(to));
  const text = mail?.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  return text && /http:\/\/127\.0\.0\.1:\d+\/[^\s"<>]*token[^\s"<>]*/.exec(text)?.[0];
}

test("an account is created, confirmed by the link of its mail and opened with the keyboard", async ({
  page,
  mails,
}) => {
  const user = newUser();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto("/");
  await press(page, page.getByRole("link", { name: "Get started" }).first());
  await expect(page).toHaveURL(/\/auth\/register$/);
  await type(page, field("Name"), user.name);
  await type(page, field("E-mail"), user.email);
  await type(page, field("Password"), user.password);
  await type(page, field("Confirm password"), user.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expect(page.getByText(/^We sent a link to/)).toBeFocused();

  await expect.poll(() => linkIn(mails, user.email)).toBeDefined();
  // In the browser that requested it, a link needs no further click.
  await page.goto(linkIn(mails, user.email) ?? "");
  await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await press(page, page.getByRole("button", { name: "Hide these steps" }));
  await page.keyboard.press("c");
  await expect(field("Job title")).toBeFocused();
});
