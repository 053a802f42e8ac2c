import { createApplicant } from "../applicant-account.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test } from "../journey.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off" } });

const postings = {
  en: "Job title: Staff Nurse\nCompany: Harbour Clinic\nLocation: Leeds\nContract: permanent\nSalary: £32,000 – £36,000 per year\n\nYou care for our patients day and night.",
  fr: "Intitulé du poste : Infirmier de nuit\nEntreprise : Clinique du Port\nLieu : Lille\nContrat : CDI\nSalaire : 2 400 € brut par mois\n\nVous prenez soin de nos patients la nuit.",
} as const;

const words = {
  en: { add: "Add application", read: /Salary$/, save: "Save for later", saved: /^Job saved/ },
  fr: {
    add: "Ajouter une candidature",
    read: /Salaire$/,
    save: "Enregistrer pour plus tard",
    saved: /^Offre enregistrée/,
  },
} as const;

for (const [language, width] of [
  ["en", 1280],
  ["fr", 375],
] as const) {
  test(`a posting is pasted and saved with its text in two clicks, in ${language} at ${width} px`, async ({
    page,
    server,
  }) => {
    const { user, client } = await createApplicant(server.url);
    await logIn(page, user);
    await expect(page).toHaveURL(/\/dashboard/);
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    await page.goto(`${server.url}/dashboard/applications`);

    await page.getByRole("button", { name: words[language].add, exact: true }).first().click();
    await expect(page.locator("[data-field$=job_title]")).toBeFocused();
    await page.locator("[data-field$=job_title]").evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      field.dispatchEvent(new ClipboardEvent("paste", paste));
    }, postings[language]);
    await expect(page.getByRole("status").filter({ hasText: words[language].read })).toBeVisible();
    expect(await problemsNow(page)).toEqual([]);
    await page.getByRole("button", { name: words[language].save }).click();
    await expect(page.getByText(words[language].saved)).toBeVisible();

    const columns = "company_name,employment_type,salary,posting_text,application_stage,applied_at";
    const { data } = await client.from("job_applied").select(columns).single().throwOnError();
    expect(data).toEqual({
      company_name: language === "en" ? "Harbour Clinic" : "Clinique du Port",
      employment_type: "permanent",
      salary: language === "en" ? "£32,000 – £36,000 per year" : "2 400 € brut par mois",
      posting_text: postings[language],
      application_stage: "saved",
      applied_at: null,
    });
  });
}

const pages = (text: string) =>
  `<body style="font: 12pt sans-serif">${text
    .split("\n")
    .map((line) => `<p>${line}</p>`)
    .join("")}`;

test("a posting that is a PDF is dropped, read and saved", async ({ page, server }) => {
  const { user, client } = await createApplicant(server.url);
  await page.setContent(pages(postings.fr));
  const pdf = await page.pdf();
  await logIn(page, user);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${server.url}/dashboard/applications`);
  await page.getByRole("button", { name: "Add application", exact: true }).first().click();
  await page
    .getByLabel(/^Choose a file/)
    .setInputFiles({ name: "annonce.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByRole("status").filter({ hasText: words.en.read })).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("Clinique du Port");
  await page.getByRole("button", { name: words.en.save }).click();
  await expect(page.getByText(words.en.saved)).toBeVisible();
  const { data } = await client
    .from("job_applied")
    .select("job_title,posting_text")
    .single()
    .throwOnError();
  expect(data.job_title).toBe("Infirmier de nuit");
  expect(data.posting_text).toContain("Vous prenez soin de nos patients la nuit.");
});
