import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "./testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });

afterAll(() => server.stop());

let janesFolder = "";

const newClient = () =>
  createClient(server.url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });

test("the official client creates an account, a profile, an application and a file", async () => {
  const client = newClient();
  const { data: signedUp, error: refused } = await client.auth.signUp({
    email: "jane@example.org",
    password: "long enough 1",
    options: { data: { name: "Jane Doe", language: "en" } },
  });
  expect(refused).toBeNull();
  const userId = signedUp.user?.id ?? "";

  const profile = await client.from("profile").select("id, email").eq("user_id", userId).single();
  expect(profile.error).toBeNull();
  const profileId: string = profile.data?.id ?? "";

  const added = await client
    .from("job_applied")
    .insert({
      user_id: userId,
      job_title: "Baker",
      company_name: "Acme",
      job_url: "https://acme.example/1",
      application_method: "manual",
    })
    .select("job_title, application_stage");
  expect(added).toMatchObject({
    error: null,
    data: [{ job_title: "Baker", application_stage: "applied" }],
  });

  janesFolder = profileId;
  const path = `${profileId}/1.pdf`;
  const files = client.storage.from("user-documents");
  const uploaded = await files.upload(
    path,
    new Blob(["%PDF-1.7 a letter"], { type: "application/pdf" }),
    { upsert: true },
  );
  expect(uploaded.error).toBeNull();
  const downloaded = await files.download(path);
  expect(await downloaded.data?.text()).toBe("%PDF-1.7 a letter");
});

test("another user and an anonymous caller cannot read them", async () => {
  const stranger = newClient();
  const { error } = await stranger.auth.signUp({
    email: "eve@example.org",
    password: "long enough 1",
  });
  expect(error).toBeNull();
  for (const client of [stranger, newClient()]) {
    const [applications, files] = await Promise.all([
      client.from("job_applied").select("id"),
      client.storage.from("user-documents").list(janesFolder),
    ]);
    expect(applications.data ?? []).toEqual([]);
    expect(files.data ?? []).toEqual([]);
  }
});

test("a user sets notifications, and gets a calendar and a report", async () => {
  const client = newClient();
  const { data } = await client.auth.signUp({
    email: "nour@example.org",
    password: "long enough 1",
  });
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ""}` };
  const wish = (change: Record<string, unknown>) =>
    client
      .from("notification_preference")
      .upsert(change, { onConflict: "user_id" })
      .select("digest, digest_hour, time_zone, language");
  await wish({ digest: true, time_zone: "Europe/Paris", language: "fr" });
  expect((await wish({ digest_hour: 7 })).data).toEqual([
    { digest: true, digest_hour: 7, time_zone: "Europe/Paris", language: "fr" },
  ]);
  expect((await wish({ time_zone: "Europe/Atlantis" })).error?.code).toBe("23514");

  await client.from("job_applied").insert({
    job_title: "Boulanger",
    company_name: "Été",
    job_url: "https://ete.example/1",
    applied_at: "2026-11-02",
    next_action: "followUp",
    next_action_date: "2026-12-01",
  });
  const made = await fetch(`${server.url}/calendar-feed`, { method: "POST", headers });
  const { url } = z.object({ url: z.string() }).parse(await made.json());
  expect(url.startsWith(`${server.url}/calendar/`)).toBe(true);
  expect(await (await fetch(url)).text()).toContain("SUMMARY:Follow up: Boulanger\\, Été\r\n");
  const feed = await client.from("calendar_feed").select("language, read_at").single();
  expect(feed.data).toMatchObject({ language: "en", read_at: expect.any(String) });

  const period = "from=2026-11-01&to=2026-11-30&format=csv&language=fr";
  const report = await fetch(`${server.url}/reports/applications?${period}`, { headers });
  expect(await report.text()).toContain("2026-11-02,Été,Boulanger,,,Candidature envoyée\r\n");
  const stopped = await fetch(`${server.url}/digest/unsubscribe?token=none`);
  expect(stopped.status).toBe(404);
});
