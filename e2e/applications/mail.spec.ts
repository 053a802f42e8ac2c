import type { Page } from "@playwright/test";
import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";
import { choose } from "../menus.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" }, timezoneId: "Europe/Paris" });

const invitation = [
  "From: Rose Delmas <rose@harbour.example>",
  "Subject: =?utf-8?q?Votre_candidature_=E2=80=93_Nurse?=",
  "Date: Mon, 05 Jan 2099 10:00:00 +0100",
  "Message-ID: <1@harbour.example>",
  "MIME-Version: 1.0",
  "Content-Type: text/html; charset=utf-8",
  "",
  '<img src="https://tracker.example/open.gif"><p>Bonjour,</p>',
  "<p>Nous vous invitons à un entretien le jeudi 15 janvier 2099 à 14h30.</p><p>Rose</p>",
].join("\r\n");

const rejection = [
  "From: Harbour Clinic <jobs@harbour.example>",
  "Subject: Your application as a nurse",
  "Date: Mon, 12 Jan 2099 10:00:00 +0100",
  "",
  "We regret to tell you that we will not be taking your application further.",
].join("\n");

const words = {
  en: {
    more: "More",
    open: "Read a mail…",
    dialog: "Read a mail",
    application: "Application",
    paste: "Or paste the mail, with its first lines",
    read: "Read",
    at: "Day and time",
    kind: "Kind",
    needsKind: "Choose a kind: the mail names none",
    target: "Moves the interview of",
    moves: /^Thursday,? (January 15|15 January), (14:30|2:30 PM)$/,
    further: "None: it is a further interview",
    place: "Address or link",
    stage: "Stage",
    apply: "Apply",
    undo: "Undo",
    again: "You have already applied this mail.",
    back: "Offer",
  },
  fr: {
    more: "Plus",
    open: "Lire un e-mail…",
    dialog: "Lire un e-mail",
    application: "Candidature",
    paste: "Ou collez l’e-mail, avec ses premières lignes",
    read: "Lire",
    at: "Jour et heure",
    kind: "Type",
    needsKind: "Choisissez un type : l’e-mail n’en indique pas",
    target: "Déplace l’entretien du",
    moves: /^jeudi 15 janvier, 14:30$/,
    further: "Aucun : c’est un autre entretien",
    place: "Adresse ou lien",
    stage: "Étape",
    apply: "Appliquer",
    undo: "Annuler",
    again: "Vous avez déjà appliqué cet e-mail.",
    back: "Offre",
  },
} as const;

/** Drops a file on the page, as from the desktop. */
const drop = (page: Page, name: string, content: string) =>
  page.evaluate(
    ([fileName = "", text = ""]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], fileName));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      document.body.dispatchEvent(new DragEvent("drop", options));
    },
    [name, content],
  );

async function openAs(page: Page, url: string, language: string) {
  const { user, client } = await createApplicant(url);
  const rows = [
    ["Nurse", "Harbour Clinic", "https://harbour.example/1"],
    ["Night nurse", "City Hospital", "https://city.example/2"],
  ].map(([title, company, link]) => ({ job_title: title, company_name: company, job_url: link }));
  await client.from("job_applied").insert(rows).throwOnError();
  await logIn(page, user);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Applications|Candidatures/);
  await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
  const stored = async () => {
    const columns = "application_stage, interview(starts_at, time_zone)";
    const nurse = client.from("job_applied").select(columns).eq("job_title", "Nurse");
    const { data } = await nurse.single().throwOnError();
    return data;
  };
  const storedInterviews = async () => {
    const { data } = await client.from("interview").select("*").throwOnError();
    return data;
  };
  const nurse = client.from("job_applied").select("id").eq("job_title", "Nurse");
  const { data } = await nurse.single().throwOnError();
  return { stored, client, storedInterviews, applicationId: data?.id ?? "" };
}

for (const [language, width, theme] of [
  ["en", 1280, "light"],
  ["fr", 375, "dark"],
  ["en", 375, "dark"],
  ["fr", 1280, "light"],
] as const) {
  test(`a mail is dropped, accepted, undone and pasted, in ${language} at ${width} px`, async ({
    page,
    server,
  }) => {
    const messages = words[language];
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(server.url) && request.url().startsWith("http"))
        outside.push(request.url());
    });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem("postulo-theme", chosen), theme);
    const { stored } = await openAs(page, server.url, language);
    const applied = { application_stage: "applied", interview: [] };

    // Dropped on Today: the proposal changes nothing.
    await page.goto("/dashboard/today");
    await expect(page.getByRole("button", { name: messages.open })).toBeVisible();
    await drop(page, "mail.eml", invitation);
    const dialog = page.getByRole("dialog", { name: messages.dialog });
    await expect(dialog.getByRole("combobox", { name: messages.application })).toHaveValue(
      "Nurse, Harbour Clinic",
    );
    await expect(dialog.getByLabel(messages.at)).toHaveValue("2099-01-15T14:30");
    expect(await problemsNow(page)).toEqual([]);
    expect(await stored()).toEqual(applied);

    // The mail does not tell the kind of the interview.
    await dialog.getByRole("button", { name: messages.apply }).press("Enter");
    await expect(dialog.getByText(messages.needsKind)).toBeVisible();
    await expect(dialog.getByLabel(messages.kind, { exact: true })).toBeFocused();
    expect(await problemsNow(page)).toEqual([]);
    await dialog.getByLabel(messages.kind, { exact: true }).selectOption("video");

    // Accepted in one step, and taken back in one.
    await dialog.getByRole("button", { name: messages.apply }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(stored).toEqual({
      application_stage: "interview1",
      interview: [{ starts_at: "2099-01-15T13:30:00+00:00", time_zone: "Europe/Paris" }],
    });
    await page.getByRole("button", { name: messages.undo }).click();
    await expect.poll(stored).toEqual(applied);

    // Pasted in the list, from the button, without a mouse.
    await page.goto("/dashboard/applications");
    if (width < 768) await choose(page, [messages.more, messages.open]);
    else await page.getByRole("button", { name: messages.open }).press("Enter");
    await expect(dialog).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
    await dialog.getByLabel(messages.paste).fill(rejection);
    await dialog.getByRole("button", { name: messages.read, exact: true }).press("Enter");
    await expect(dialog.getByLabel(messages.stage)).toHaveValue("rejected");
    expect(await problemsNow(page)).toEqual([]);
    await dialog.getByRole("button", { name: messages.apply }).press("Enter");
    await expect.poll(stored).toEqual({ application_stage: "rejected", interview: [] });

    // A copy of it is recognised, and Escape leaves everything as it is.
    await drop(page, "copy.txt", rejection);
    await expect(dialog.getByText(messages.again)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(outside).toEqual([]);
  });
}

const head =
  "From: jobs@harbour.example\nSubject: Your application as a nurse\nDate: Mon, 12 Jan 2099 10:00:00 +0100";

const moving = {
  en: "We need to move your interview to Monday 19 January 2099 at 10am instead of Thursday, at 14 Mill Lane, Leeds.",
  fr: "Votre entretien du jeudi 15 janvier 2099 est reporté au lundi 19 janvier 2099 à 10h, au 14 rue des Lilas à Vernon.",
};

for (const [language, width, theme] of [
  ["en", 1280, "light"],
  ["fr", 375, "dark"],
] as const) {
  test(`a mail moves the planned interview, with one undo, in ${language} at ${width} px`, async ({
    page,
    server,
  }) => {
    const messages = words[language];
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem("postulo-theme", chosen), theme);
    const { client, storedInterviews, applicationId } = await openAs(page, server.url, language);
    const before = {
      application_id: applicationId,
      kind: "onSite",
      starts_at: "2099-01-15T13:30:00+00:00",
      time_zone: "Europe/Paris",
      place: "Room 4",
      people: "Ms Rowe",
    } as const;
    await client.from("interview").insert(before).throwOnError();
    await page.goto("/dashboard/applications");
    if (width < 768) await choose(page, [messages.more, messages.open]);
    else await page.getByRole("button", { name: messages.open }).click();
    const dialog = page.getByRole("dialog", { name: messages.dialog });
    await dialog.getByLabel(messages.paste).fill(`${head}\n\n${moving[language]}`);
    await dialog.getByRole("button", { name: messages.read, exact: true }).click();
    const target = dialog.getByLabel(messages.target);
    await expect(target.locator("option:checked")).toHaveText(messages.moves);
    await expect(dialog.getByLabel(messages.at)).toHaveValue("2099-01-19T10:00");
    await expect(dialog.getByLabel(messages.place)).toHaveValue(/^14 (Mill Lane|rue des Lilas)/);
    expect(await problemsNow(page)).toEqual([]);
    await target.selectOption(messages.further);
    await expect(target).toHaveValue("further");
    await target.selectOption({ index: 0 });
    await dialog.getByRole("button", { name: messages.apply }).click();
    await expect
      .poll(storedInterviews)
      .toMatchObject([
        { starts_at: "2099-01-19T09:00:00+00:00", kind: "onSite", people: "Ms Rowe" },
      ]);
    await page.getByRole("button", { name: messages.undo }).click();
    await expect.poll(storedInterviews).toMatchObject([before]);
  });
}

const planning = {
  en: {
    text: "We would like to invite you to an interview on Thursday 15 January at 2.30pm at our offices, 14 Mill Lane, Leeds. It will last about 45 minutes and be followed by a trial shift on Monday 19 January from 7am to 10am. Please confirm by Wednesday 14 January.",
    others: /^The mail also names: Monday,? (January 19|19 January), (07:00|7:00 AM)\.$/,
    asked: /^Add a task: answer Harbour Clinic by Wednesday/,
  },
  fr: {
    text: "Nous vous invitons à un entretien le jeudi 15 janvier à 14h30, dans nos locaux, 14 rue des Lilas à Vernon. Il durera environ 45 minutes et sera suivi d’un essai le lundi 19 janvier de 7h à 10h. Merci de confirmer avant mercredi 14 janvier.",
    others: "L’e-mail indique aussi : lundi 19 janvier, 07:00.",
    asked: "Ajouter une tâche : répondre à Harbour Clinic au plus tard le mercredi 14 janvier",
  },
};

for (const language of ["en", "fr"] as const) {
  test(`an interview before a trial is planned with the answer asked for, in ${language}`, async ({
    page,
    server,
  }) => {
    const [messages, { text, others, asked }] = [words[language], planning[language]];
    const { client, storedInterviews } = await openAs(page, server.url, language);
    await page.goto("/dashboard/applications");
    await page.getByRole("button", { name: messages.open }).click();
    const dialog = page.getByRole("dialog", { name: messages.dialog });
    await dialog.getByLabel(messages.paste).fill(`${head}\n\n${text}`);
    await dialog.getByRole("button", { name: messages.read, exact: true }).click();
    await expect(dialog.getByLabel(messages.at)).toHaveValue("2099-01-15T14:30");
    await expect(dialog.getByText(others)).toBeVisible();
    await expect(dialog.getByLabel(asked)).toBeChecked();
    expect(await problemsNow(page)).toEqual([]);
    await dialog.getByRole("button", { name: messages.apply }).click();
    await expect
      .poll(storedInterviews)
      .toMatchObject([{ starts_at: "2099-01-15T13:30:00+00:00", duration_minutes: 45 }]);
    const tasks = async () => (await client.from("task").select("due_date").throwOnError()).data;
    await expect.poll(tasks).toEqual([{ due_date: "2099-01-14" }]);
    await page.getByRole("button", { name: messages.undo }).click();
    await expect.poll(tasks).toEqual([]);
    await expect.poll(storedInterviews).toEqual([]);
  });
}

test("an invitation that is dropped on the board asks for its application, and without a connection waits for it", async ({
  page,
  context,
  server,
}) => {
  const { stored } = await openAs(page, server.url, "en");
  await page.goto("/dashboard/applications?view=pipeline");
  await expect(page.getByRole("link", { name: "Nurse, Harbour Clinic" })).toBeVisible();
  const calendar = [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "UID:42@harbour.example",
    "SUMMARY:Interview",
    "DTSTART;TZID=Europe/Paris:20991130T143000",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  await drop(page, "invite.ics", calendar);
  const choice = page.getByRole("combobox", { name: "Application" });
  await choice.fill("harbour");
  expect(await problemsNow(page)).toEqual([]);
  await choice.press("Enter");
  await expect(page.getByLabel(/^Day and time/)).toHaveValue("2099-11-30T14:30");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Interview added")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(stored).toMatchObject({
    interview: [{ starts_at: "2099-11-30T13:30:00+00:00" }],
  });
});
