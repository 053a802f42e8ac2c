import { expect, type Page } from "@playwright/test";

/** What a mail of ours asks its reader to follow or to type. */
export type ReadMail = { readonly link: string; readonly code: string };

/** Reads the newest mail to an address in the local inbox, in a tab of its own. */
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
