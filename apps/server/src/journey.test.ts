import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "./testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });

afterAll(() => server.stop());

let janesFolder = "";

const newClient = () =>
  createClient(server.url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });

test("the official client goes the whole way: account, profile, application, file", async () => {
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

test("another person and a visitor see nothing of it", async () => {
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
