import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";
import { choose } from "../menus.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" }, timezoneId: "Europe/Paris" });

const words = {
  en: {
    calm: "Nothing is due today, and nobody keeps you waiting.",
    done: "Done: Call Rose",
    undo: "Undo",
    due: /^To do/,
    next: "Next interview",
    agenda: "Other interviews",
    summary: /One task is overdue\.$/,
    later: "Tomorrow: Call Rose",
    options: "Actions: Call Rose",
    prepare: "Prepare: Infirmière de nuit",
    quiet: /^No news/,
    overlap: /^Overlaps by 30 min/,
    asked: "How did it go?",
    well: "Well",
    plan: "Plan",
    interview: "Interview",
    at: /^Day and time/,
    zone: "Time zone",
    save: "Save",
  },
  fr: {
    calm: "Rien à faire aujourd’hui, et aucune réponse ne tarde.",
    done: /^Fait.*: Call Rose/,
    undo: "Annuler",
    due: /^À faire/,
    next: "Prochain entretien",
    agenda: "Autres entretiens",
    summary: /Une tâche est en retard\.$/,
    later: /^Demain.*: Call Rose/,
    options: /^Actions.*: Call Rose/,
    prepare: /^Préparer.*: Infirmière de nuit/,
    quiet: /^Sans nouvelles/,
    overlap: /^Chevauche .* de 30 min/,
    asked: /^Comment cela s’est-il passé/,
    well: "Bien",
    plan: "Prévoir",
    interview: "Entretien",
    at: /^Jour et heure/,
    zone: "Fuseau horaire",
    save: "Enregistrer",
  },
} as const;

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

for (const [language, width] of [
  ["en", 1280],
  ["fr", 375],
] as const) {
  test(`the day shows what is due, and is worked through by keyboard, in ${language} at ${width} px`, async ({
    page,
    server,
  }, info) => {
    const t = words[language];
    const { user, client } = await createApplicant(server.url);
    await logIn(page, user);
    await expect(page.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    await page.goto("/dashboard/today");
    await expect(page.getByText(t.calm)).toBeVisible();

    const { data } = await client
      .from("job_applied")
      .insert([
        {
          job_title: "Infirmière de nuit",
          company_name: "Clinique d’Arc",
          job_url: "https://arc.example/1",
          application_stage: "interview1",
          applied_at: "2026-01-05",
        },
        {
          job_title: "Infirmière scolaire",
          company_name: "Collège des Monts",
          job_url: "https://monts.example/1",
          application_stage: "applied",
          applied_at: "2026-01-05",
        },
      ])
      .select("id, job_title")
      .throwOnError();
    const application_id = data?.find((row) => row.job_title === "Infirmière de nuit")?.id;
    await client
      .from("task")
      .insert({ application_id, title: "Call Rose", due_date: "2026-01-02", reminder_set: true })
      .throwOnError();
    const meeting = { application_id, kind: "video", time_zone: "Europe/Paris" };
    const length = { duration_minutes: 60 };
    await client
      .from("interview")
      .insert([
        { ...meeting, ...length, starts_at: hour(-48) },
        { ...meeting, ...length, starts_at: hour(3), place: "https://meet.example/a" },
        { ...meeting, ...length, starts_at: hour(3.5), place: "8 rue des Tilleuls, Lyon" },
      ])
      .throwOnError();
    await page.reload();
    const list = (name: RegExp) => page.getByRole("list", { name });
    const next = page.getByRole("region", { name: t.next });
    await expect(next.getByText(t.overlap)).toBeVisible();
    const agenda = page.getByRole("list", { name: t.agenda });
    await expect(agenda.getByText(t.overlap)).toBeVisible();
    await expect(page.getByText(t.summary)).toBeVisible();
    await expect(list(t.quiet).getByRole("link", { name: "Infirmière scolaire" })).toBeVisible();
    for (const theme of ["light", "dark"]) {
      await page.evaluate(
        (scheme) => document.documentElement.setAttribute("data-color-scheme", scheme),
        theme,
      );
      await page.screenshot({ path: info.outputPath(`today-${theme}.png`), fullPage: true });
      expect(await problemsNow(page)).toEqual([]);
    }

    // The actions of a row come with the focus, on narrow screens with their button.
    const done = list(t.due).getByRole("button", { name: t.done });
    await done.focus();
    await page.keyboard.press("Tab");
    await expect(list(t.due).getByRole("link", { name: "Infirmière de nuit" })).toBeFocused();
    await page.keyboard.press("Tab");
    if (width < 768) {
      await expect(page.getByRole("button", { name: t.options })).toBeFocused();
      await page.keyboard.press("Enter");
      expect(await problemsNow(page)).toEqual([]);
      await expect(page.getByRole("button", { name: t.later })).toBeVisible();
    } else {
      await expect(page.getByRole("button", { name: t.later })).toBeFocused();
      const actions = page.getByRole("button", { name: t.later }).locator("..");
      await expect(actions).toHaveCSS("opacity", "1");
      await page.getByRole("heading", { level: 1 }).click();
      await expect(actions).toHaveCSS("opacity", "0");
    }

    await done.focus();
    await page.keyboard.press("Enter");
    await expect(list(t.due)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.getByRole("button", { name: t.undo, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(list(t.due).getByRole("button", { name: t.done })).toBeVisible();
    await page.getByRole("group", { name: t.asked }).getByText(t.well, { exact: true }).focus();
    await page.getByRole("button", { name: t.well, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: t.asked })).toHaveCount(0);

    await list(t.due).getByRole("link", { name: "Infirmière de nuit" }).focus();
    await page.keyboard.press("Enter");
    if (width < 768) await choose(page, [t.plan, t.interview]);
    else await page.getByRole("button", { name: t.interview, exact: true }).click();
    await page.getByLabel(t.at).fill("2031-03-30T09:30");
    await page.getByLabel(t.zone).fill("America/New_York");
    await page.screenshot({ path: info.outputPath("form.png") });
    expect(await problemsNow(page)).toEqual([]);
    await page.getByRole("button", { name: t.save, exact: true }).first().click();
    // In summer time over there, as in Paris from this day on.
    await expect
      .poll(
        async () => (await client.from("interview").select().gt("starts_at", "2031-01-01")).data,
      )
      .toMatchObject([{ starts_at: "2031-03-30T13:30:00+00:00", time_zone: "America/New_York" }]);
    await page.screenshot({ path: info.outputPath("drawer.png") });
  });
}
