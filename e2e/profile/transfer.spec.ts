import { readFile } from "node:fs/promises";
import { registerUser, expect, test } from "../journey.ts";

const at = "/dashboard/your-informations";
const resume = {
  basics: {
    name: "Zoé Martin",
    phone: "+33 6 12 34 56 78",
    location: { city: "Lyon", countryCode: "FR" },
    profiles: [{ network: "LinkedIn", url: "linkedin.com/in/zoe" }],
  },
  work: [{ name: "Clinique d'Arc", position: "Infirmière", startDate: "2019-03" }],
  education: [{ institution: "IFSI Lyon", studyType: "Diplôme d'État", endDate: "2019" }],
  certificates: [{ name: "First aid", issuer: "Croix-Rouge", date: "2020-05-04" }],
  skills: [{ name: "Care", keywords: ["Wound care", "Excel"] }],
  languages: [{ language: "French", fluency: "Expert" }],
};

test("a JSON Resume is imported into every tab, and exported again", async ({ page }) => {
  await registerUser(page);
  await page.goto(`${at}/profile`);
  const file = {
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(resume)),
  };
  await page.getByLabel("Import a file").setInputFiles(file);
  await expect(page.getByText("Profile imported")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Lyon");
  await page.getByLabel("Import a file").setInputFiles(file);
  await expect(
    page.getByText("Everything in this file was already in your profile."),
  ).toBeVisible();

  await page.getByRole("link", { name: "Experience", exact: true }).first().click();
  await expect(page.getByText("Clinique d'Arc · since Mar 2019")).toBeVisible();
  await page.getByRole("link", { name: "Contributions" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "First aid" })).toContainText(
    "until May 4, 2020",
  );
  await page.getByRole("link", { name: "Skills", exact: true }).first().click();
  await expect(page.getByRole("listitem").filter({ hasText: "Wound care" })).toBeVisible();

  await page.goto(`${at}/profile`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as JSON Resume" }).click();
  const written: unknown = JSON.parse(
    await readFile(await (await downloading).path(), { encoding: "utf8" }),
  );
  expect(written).toMatchObject({
    work: [{ name: "Clinique d'Arc", position: "Infirmière", startDate: "2019-03" }],
    education: [{ institution: "IFSI Lyon", endDate: "2019" }],
    languages: [{ language: "French", fluency: "expert" }],
    projects: [{ name: "First aid", endDate: "2020-05-04" }],
  });
});
