import { createClient } from "@supabase/supabase-js";
import { registerUser, expect, test } from "./journey.ts";

test("kill -9 during writes loses nothing that was acknowledged, and the user stays signed in", async ({
  page,
  server,
}) => {
  const user = await registerUser(page);
  const { publishableKey } = await (await page.request.get("/config.json")).json();
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword(user);
  expect(error).toBeNull();

  const acknowledged: string[] = [];
  const writing = (async () => {
    for (let at = 0; ; at++) {
      const inserted = await client
        .from("job_applied")
        .insert({
          user_id: data.user?.id,
          job_title: `Position ${at}`,
          company_name: "Clinique d'Arc",
          job_url: `https://jobs.example/${at}`,
        })
        .select("id")
        .single();
      if (inserted.error) return;
      acknowledged.push(inserted.data.id);
    }
  })();
  await expect.poll(() => acknowledged.length, { intervals: [50] }).toBeGreaterThan(20);
  await server.kill();
  await writing;
  await server.run();

  const { data: stored } = await client.from("job_applied").select("id").limit(1000);
  const ids = new Set(stored?.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);

  // Of a list that has grown long only what is seen is drawn.
  await page.goto("/dashboard");
  await expect(page.getByText(`${ids.size} applications`, { exact: true })).toBeVisible();
});

test("a page that is open while the server is down reports it, keeps entered values, and continues afterwards", async ({
  page,
  server,
}) => {
  await registerUser(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await page.getByRole("textbox", { name: "Job title" }).fill("Nurse");
  await page.getByRole("textbox", { name: "Company name" }).fill("Hôpital du Rhône");
  await page.getByRole("textbox", { name: "Job URL" }).fill("hopital.example/1");
  await server.kill();
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Error adding application" }),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Nurse");
  await server.run();
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(
    page.getByRole("link", { name: /posting of Nurse, Hôpital du Rhône/ }),
  ).toBeVisible();
});
