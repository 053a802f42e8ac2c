import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const words = {
  en: {
    employer: /^Company name: /,
    titleField: "Job title",
    employerField: "Company name",
    place: /^Location: /,
    placeField: "Location",
    url: /^Job URL: /,
    invalidUrl: "Enter a web address without spaces, such as https://example.org/job",
    typing: "Not saved yet",
    saved: "Saved",
  },
  fr: {
    employer: /^Entreprise\s:/,
    titleField: "Intitulé du poste",
    employerField: "Entreprise",
    place: /^Lieu\s:/,
    placeField: "Lieu",
    url: /^Lien de l’offre\s:/,
    invalidUrl: "Saisissez une adresse web sans espace, par exemple https://example.org/offre",
    typing: "Pas encore enregistré",
    saved: "Enregistré",
  },
} as const;

for (const [language, width, theme] of [
  ["en", 1280, "light"],
  ["fr", 375, "dark"],
] as const) {
  test(`the fields of an application are edited in place, by keyboard alone, in ${language} at ${width} px`, async ({
    page,
    server,
  }, info) => {
    const t = words[language];
    const { user, client } = await createApplicant(server.url);
    const { data } = await client
      .from("job_applied")
      .insert({
        job_title: "Infirmière de nuit en réanimation pédiatrique, remplacement de six mois",
        company_name: "Clinique d’Arc",
        job_url:
          "https://arc.example/offres/2026/infirmiere-de-nuit-en-reanimation-pediatrique?ref=42",
        location: "Lyon",
        contact_name: "Rose Delmas",
        contact_email: "rose.delmas@clinique-arc.example",
      })
      .select("id")
      .single<{ id: string }>()
      .throwOnError();
    await logIn(page, user);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Applications/);
    await page.evaluate(
      ([chosen, scheme]) => {
        localStorage.setItem("postulo-language", chosen);
        localStorage.setItem("postulo-theme", scheme);
      },
      [language, theme] as const,
    );
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/dashboard/applications/${data.id}`);
    const status = page.locator("output[data-state]");
    await expect(status).toHaveText(t.saved);
    await page.screenshot({ path: info.outputPath("closed.png") });
    expect(await problemsNow(page)).toEqual([]);

    const employer = page.getByRole("button", { name: t.employer });
    const closed = await employer.boundingBox();
    await employer.focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: t.employerField });
    await expect(field).toBeFocused();
    const opened = await field.boundingBox();
    expect([opened?.x, opened?.y, opened?.height]).toEqual([closed?.x, closed?.y, closed?.height]);
    await page.keyboard.type(" et du Lac");
    await expect(status).toHaveText(t.typing);
    await page.screenshot({ path: info.outputPath("open.png") });
    expect(await problemsNow(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(employer).toBeFocused();
    await expect(employer).toContainText("Clinique d’Arc et du Lac");
    await expect(status).toHaveText(t.saved);

    // The next one is a tab away; Escape restores, and leaves the application open.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: t.placeField })).toBeFocused();
    await page.keyboard.type("x");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: t.place })).toBeFocused();

    // A long title has its lines while it is edited.
    const title = page.getByRole("button", { name: /^Infirmière de nuit/ });
    const lines = await title.boundingBox();
    await title.press("Enter");
    const titleField = page.getByRole("textbox", { name: t.titleField });
    const whileEdited = await titleField.boundingBox();
    expect([whileEdited?.y, whileEdited?.height]).toEqual([lines?.y, lines?.height]);
    await page.screenshot({ path: info.outputPath("title.png") });
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: t.url }).press("Enter");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(t.invalidUrl);
    await page.screenshot({ path: info.outputPath("wrong.png") });
    expect(await problemsNow(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const stored = await client
      .from("job_applied")
      .select("company_name,location,version")
      .single();
    expect(stored.data).toEqual({
      company_name: "Clinique d’Arc et du Lac",
      location: "Lyon",
      version: 2,
    });
  });
}
