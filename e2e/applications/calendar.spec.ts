import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const words = {
  en: { week: "Week", month: "Month", day: /Tuesday, May 6, 2031/, task: "Follow up" },
  fr: { week: "Semaine", month: "Mois", day: /mardi 6 mai 2031/, task: "Relancer" },
} as const;

for (const language of ["en", "fr"] as const) {
  test(`the calendar shows interviews and tasks, and leads to their application, in ${language}`, async ({
    page,
    server,
  }) => {
    const { user, client } = await createApplicant(server.url);
    const { data } = await client
      .from("job_applied")
      .insert({
        job_title: "Infirmière de nuit",
        company_name: "Clinique d’Arc",
        job_url: "https://arc.example/1",
        next_action: "followUp",
        next_action_date: "2031-05-06",
      })
      .select("id")
      .single()
      .throwOnError();
    const interview = { application_id: data.id, kind: "video", time_zone: "UTC" };
    await client
      .from("interview")
      .insert([
        { ...interview, starts_at: "2031-05-07T10:00:00Z", duration_minutes: 60 },
        { ...interview, starts_at: "2031-05-07T10:30:00Z", duration_minutes: 45 },
      ])
      .throwOnError();
    await logIn(page, user);
    await expect(page.getByRole("link", { name: /Infirmière de nuit/ }).first()).toBeVisible();
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    const { week, month, day, task } = words[language];

    await page.goto("/dashboard/applications?view=calendar&on=2031-05-06");
    const table = page.getByRole("table");
    await expect(table.getByRole("link")).toHaveCount(3);
    expect(await problemsNow(page)).toEqual([]);

    // Tasks are dragged to another day.
    const target = page.locator("td[data-entries='2031-05-09']").first();
    const patched = page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.ok(),
    );
    await table.getByRole("link", { name: task }).dragTo(target);
    await expect(target).toContainText(task);
    await patched;
    await expect
      .poll(async () => (await client.from("task").select("due_date")).data)
      .toEqual([{ due_date: "2031-05-09" }]);

    await page.getByText(month, { exact: true }).click();
    await expect(table.getByRole("link")).toHaveCount(3);
    expect(await problemsNow(page)).toEqual([]);
    const button = page.getByRole("button", { name: day });
    await button.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: week })).toBeChecked();
    await expect(button).toBeFocused();

    await table.getByRole("link", { name: task }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Infirmière de nuit" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(table.getByRole("link", { name: task })).toBeFocused();

    await page.setViewportSize({ width: 375, height: 740 });
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByRole("tabpanel").getByRole("link", { name: task })).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
  });
}
