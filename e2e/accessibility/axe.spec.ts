import type { Page, TestInfo } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { createApplicant } from "../applicant-account.ts";
import { codeOf } from "../authenticator.ts";
import { problemsNow } from "../axe-problems.ts";
import { expect, logIn, test, type NewUser } from "../journey.ts";
import { runAdmin } from "../operator-command.ts";
import { closeOverlay, openersOf, settled, type Opener } from "../page-states.ts";

test.use({ serverSettings: { CONFIRM_EMAIL: "off", ADMIN_PAGE: "on" } });

const tabs = "profile files education experience contributions skills websites other".split(" ");
const ownScreens = [
  "/dashboard",
  "/dashboard/today",
  ...tabs.map((tab) => `/dashboard/your-informations/${tab}`),
  "/dashboard/cover-letter",
  "/dashboard/cv?template=split",
  "/dashboard/cv?for=job",
  "/dashboard/profile",
  "/dashboard/pricing",
  "/payment-success",
  "/auth/new-password",
];
const prerendered = ["/", "/privacy", "/terms", "/legal", "/about", "/accessibility"];
const browserScreens = [
  "/demo",
  "/demo/dashboard/profile",
  "/auth/login",
  "/auth/register",
  "/auth/forgot-password",
  "/auth/confirm?token_hash=none&type=signup&email=amelie@mail.example",
  "/auth/confirm",
  "/auth/code?next=%2Fdashboard%2Fprofile",
  "/auth/sso",
  "/auth/return?via=provider#error=access_denied&error_code=access_denied",
  "/auth/return#error=access_denied&error_code=otp_expired",
  "/no/such/page",
];

/** A user with data of every kind, so that every screen has overlays to open. */
async function signIn(page: Page, url: string): Promise<{ user: NewUser; client: SupabaseClient }> {
  const { user, client } = await createApplicant(url);
  await client
    .from("job_applied")
    .insert({
      job_title: "Nurse",
      company_name: "Harbour Clinic",
      job_url: "https://harbour.example/1",
      application_method: "extension",
      contact_name: "Léa",
      contact_email: "lea@harbour.example",
      next_action: "followUp",
      next_action_date: "2026-11-20",
      reminder_set: true,
    })
    .throwOnError();
  await logIn(page, user);
  await expect(page.getByRole("link", { name: /posting of Nurse, Harbour Clinic/ })).toBeVisible();
  return { user, client };
}

/** Sets up an authenticator app. @returns its secret. */
async function addFactor({ auth }: SupabaseClient): Promise<string> {
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  const { id: factorId, totp } = data;
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) });
  if (verified.error) throw verified.error;
  return totp.secret;
}

/** Checks the current state in both themes, and saves a screenshot of each. The dark theme differs only in colours. */
async function lookAt(page: Page, name: string, info: TestInfo): Promise<string[]> {
  const problems: string[] = [];
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset["colorScheme"] = chosen;
    }, theme);
    const found = await problemsNow(page, theme === "dark" ? { only: ["color-contrast"] } : {});
    problems.push(...found.map((problem) => `${name}, ${theme}: ${problem}`));
    const file = info.outputPath(`${name} ${theme}.jpeg`.replaceAll(/[/\\?]+/g, "-"));
    await page.screenshot({ path: file, type: "jpeg", quality: 60 });
  }
  return problems;
}

type Walk = {
  readonly info: TestInfo;
  readonly problems: string[];
  /** What was looked at. */
  readonly states: string[];
  /** The overlays of the header, which every page has, are opened once. */
  readonly header: Set<string>;
};

/** A screen in both widths, on each with everything open that it can open, and as narrow as it may become. */
async function walkScreen(page: Page, path: string, walk: Walk): Promise<void> {
  await page.goto(path);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const look = async (opened: string) => {
      const name = `${path} ${width} ${opened}`.trim();
      walk.states.push(name);
      walk.problems.push(...(await lookAt(page, name, walk.info)));
    };
    await look("");
    const done = new Set<string>();
    const isNew = ({ kind, isInHeader }: Opener) =>
      !(isInHeader ? walk.header.has(`${width} ${kind}`) : done.has(kind));
    for (;;) {
      // Queried each time, because a closed overlay may have changed the page.
      const opener = (await openersOf(page)).find(isNew);
      if (!opener) break;
      if (opener.isInHeader) walk.header.add(`${width} ${opener.kind}`);
      else done.add(opener.kind);
      await opener.locator.click();
      await settled(page);
      await look(opener.name);
      if (await closeOverlay(page)) continue;
      await page.goto(path);
      await settled(page);
    }
  }
  // A computer's page enlarged to 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (beyond > 0) walk.problems.push(`${path} 320: scrolls sideways by ${beyond} px`);
}

for (const language of ["en", "fr"]) {
  test(`axe finds no problem on any screen or overlay, in both themes and widths: ${language}`, async ({
    page,
    server,
  }, info) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { user, client } = await signIn(page, server.url);
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    const walk = { info, problems: [], states: [], header: new Set<string>() };
    for (const path of ownScreens) await walkScreen(page, path, walk);
    runAdmin(server, "grant-admin", user.email);
    await walkScreen(page, "/admin", walk);
    const adminTitle = language === "fr" ? "Ce serveur" : "This server";
    await expect(page.getByRole("heading", { level: 1, name: adminTitle })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("postulo-session"));
    const secret = await addFactor(client);
    await page.evaluate(() => localStorage.removeItem("postulo-language"));
    await logIn(page, user);
    await expect(page).toHaveURL(/second-factor/);
    await page.evaluate((chosen) => localStorage.setItem("postulo-language", chosen), language);
    await walkScreen(page, "/auth/second-factor", walk);
    await page.locator("main input").first().fill(codeOf(secret, 1));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard(\?|$)/);
    await walkScreen(page, "/dashboard/profile", walk);
    await page.evaluate(() => localStorage.removeItem("postulo-session"));
    const addresses = prerendered.map((path) =>
      language === "fr" ? `/fr${path === "/" ? "" : path}` : path,
    );
    const strangers = { ...walk, header: new Set<string>() };
    for (const path of [...addresses, ...browserScreens]) await walkScreen(page, path, strangers);
    expect(walk.problems).toEqual([]);
    expect(walk.states.length).toBeGreaterThan(90);
  });
}
