import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const words = {
  en: {
    digest: "Send me the daily e-mail",
    hour: "At",
    zone: "Time zone",
    create: "Create the address",
    address: "Address of your calendar",
    revoke: "Take the address back",
    revoked: "The address does not work any more",
  },
  fr: {
    digest: "M’envoyer l’e-mail quotidien",
    hour: "À",
    zone: "Fuseau horaire",
    create: "Créer l’adresse",
    address: "Adresse de votre agenda",
    revoke: "Retirer l’adresse",
    revoked: "L’adresse ne fonctionne plus",
  },
} as const;

for (const [language, width] of [
  ["en", 1280],
  ["fr", 375],
] as const) {
  test(`the daily mail is switched on, and a calendar reads next actions until its URL is revoked, in ${language} at ${width} px`, async ({
    page,
    server,
    request,
  }) => {
    const messages = words[language];
    const { user, client } = await createApplicant(server.url);
    await client
      .from("job_applied")
      .insert({
        job_title: "Infirmière de nuit",
        company_name: "Clinique d’Arc",
        job_url: "https://arc.example/1",
        next_action: "followUp",
        next_action_date: "2031-05-06",
      })
      .throwOnError();
    await logIn(page, user);
    await expect(page.getByRole("link", { name: /posting of Infirmière de nuit/ })).toBeVisible();
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    await page.goto("/dashboard/profile");

    const digest = page.getByRole("checkbox", { name: messages.digest });
    await digest.focus();
    await page.keyboard.press("Space");
    await page.getByLabel(messages.zone).selectOption("America/Toronto");
    await page.getByLabel(messages.hour, { exact: true }).selectOption("18");
    await expect
      .poll(async () => (await client.from("notification_preference").select()).data)
      .toMatchObject([{ digest: true, digest_hour: 18, time_zone: "America/Toronto", language }]);
    await page.reload();
    await expect(digest).toBeChecked();
    await expect(page.getByLabel(messages.hour, { exact: true })).toHaveValue("18");

    await page.getByRole("button", { name: messages.create }).click();
    const address = await page.getByRole("textbox", { name: messages.address }).inputValue();
    expect(await problemsNow(page)).toEqual([]);
    const calendar = await request.get(address);
    expect(calendar.headers()["content-type"]).toContain("text/calendar");
    expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:20310506");
    await page.getByRole("button", { name: messages.revoke }).click();
    const question = page.getByRole("dialog");
    await expect(question).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
    await question.getByRole("button", { name: messages.revoke }).click();
    await expect(page.getByText(messages.revoked)).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });
}
