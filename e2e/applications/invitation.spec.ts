import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";
import { choose } from "../menus.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" }, timezoneId: "Europe/Paris" });

const invitation = (hour: string, ...lines: readonly string[]) =>
  [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "UID:42@harbour.example",
    "SUMMARY:Interview\\, Nurse",
    `DTSTART;TZID=Europe/London:${hour}`,
    "DURATION:PT45M",
    "ORGANIZER;CN=Rose Delmas:mailto:rose@harbour.example",
    "LOCATION:12 Quay Street\\, London",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

const words = {
  en: {
    add: "Plan",
    open: "Invitation (.ics)",
    choose: "Invitation: choose a file",
    paste: "Or paste its text",
    at: /^Day and time/,
    zone: "Time zone",
    save: "Save",
    changes: /^This changes the interview/,
    cancel: "Mark it as cancelled",
    cancelled: "Did not take place",
  },
  fr: {
    add: "Prévoir",
    open: "Invitation reçue (.ics)",
    choose: "Invitation à un entretien: choisissez un fichier",
    paste: "Ou collez son texte",
    at: /^Jour et heure/,
    zone: "Fuseau horaire",
    save: "Enregistrer",
    changes: /^Elle modifie l’entretien/,
    cancel: "Le noter comme annulé",
    cancelled: "N’a pas eu lieu",
  },
} as const;

async function openNurse(page: Page, url: string, language: string) {
  const { user, client } = await createApplicant(url);
  const { data: application } = await client
    .from("job_applied")
    .insert({
      job_title: "Nurse",
      company_name: "Harbour Clinic",
      job_url: "https://harbour.example/1",
    })
    .select("id")
    .single<{ id: string }>()
    .throwOnError();
  await logIn(page, user);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Applications|Candidatures/);
  await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
  await page.goto(`/dashboard/applications/${application.id}`);
  return client;
}

for (const [language, width, theme] of [
  ["en", 1280, "light"],
  ["fr", 375, "dark"],
] as const) {
  test(`an invitation becomes an interview, changes it and cancels it, in ${language} at ${width} px`, async ({
    page,
    server,
  }) => {
    const messages = words[language];
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem("postulo-theme", chosen), theme);
    const client = await openNurse(page, server.url, language);
    const stored = async () => {
      const columns = "kind, starts_at, time_zone, duration_minutes, place, people, outcome";
      const { data } = await client.from("interview").select(columns).throwOnError();
      return data;
    };

    // A chosen file.
    const opener = page.getByRole("button", { name: width < 768 ? messages.add : messages.open });
    const open = () =>
      width < 768 ? choose(page, [messages.add, messages.open]) : opener.press("Enter");
    await open();
    expect(await problemsNow(page)).toEqual([]);
    const buffer = Buffer.from(invitation("20991130T143000"));
    await page
      .getByLabel(messages.choose)
      .setInputFiles({ name: "invite.ics", mimeType: "text/calendar", buffer });
    await expect(page.getByLabel(messages.at)).toHaveValue("2099-11-30T14:30");
    await expect(page.getByLabel(messages.zone)).toHaveValue("Europe/London");
    expect(await stored()).toEqual([]);
    expect(await problemsNow(page)).toEqual([]);
    await page.getByRole("button", { name: messages.save, exact: true }).click();
    await expect.poll(stored).toEqual([
      {
        kind: "onSite",
        starts_at: "2099-11-30T14:30:00+00:00",
        time_zone: "Europe/London",
        duration_minutes: 45,
        place: "12 Quay Street, London",
        people: "Rose Delmas",
        outcome: null,
      },
    ]);

    // Its new version, pasted.
    await open();
    await page.getByLabel(messages.paste).fill(invitation("20991201T100000"));
    await expect(page.getByText(messages.changes)).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
    await page.getByRole("button", { name: messages.save, exact: true }).click();
    await expect.poll(stored).toMatchObject([{ starts_at: "2099-12-01T10:00:00+00:00" }]);

    // Its cancellation.
    await open();
    const cancelled = invitation("20991201T100000", "STATUS:CANCELLED");
    await page.getByLabel(messages.paste).fill(cancelled);
    await page.getByRole("button", { name: messages.cancel }).press("Enter");
    await expect.poll(stored).toMatchObject([{ outcome: "cancelled" }]);
    await expect(page.getByText(messages.cancelled).first()).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);

    // Escape leaves the reading without closing the application.
    await open();
    await page.getByLabel(messages.paste).press("Escape");
    await expect(page.getByLabel(messages.paste)).toHaveCount(0);
    await expect(opener).toBeVisible();
  });
}
