import { expect, type Page } from "@playwright/test";

/** The link and the code of a mail. */
export type ReadMail = { readonly link: string; readonly code: string };

/** Reads the newest mail to an email in the local inbox, in a separate tab. */
export async function readMail(
  page: Page,
  { to, subject }: { readonly to: string; readonly subject: RegExp },
): Promise<ReadMail> {
  const inbox = await page.context().newPage();
  const mail = inbox
    .getByRole("article")
    .filter({ hasText: to })
    .filter({ has: inbox.getByRole("heading", { name: subject }) })
    .first();
  await expect(async () => {
    await inbox.goto("/inbox");
    await expect(mail).toBeVisible({ timeout: 3000 });
  }).toPass();
  const link = (await mail.getByRole("link").first().getAttribute("href")) ?? "";
  const [, code = ""] = /code: (\d{8})/.exec(await mail.innerText()) ?? [];
  await inbox.close();
  return { link, code };
}
