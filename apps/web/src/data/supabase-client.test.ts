import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { readRows } from "./read-rows.ts";
import { SupabaseClient } from "./supabase-client.ts";

test("sends a request once, leaving retries to the query cache, and reports a gateway error as unreachable", async () => {
  const resting = async () => new Response("resting", { status: 503 });
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(resting);
  onTestFinished(() => fetched.mockRestore());
  const url = "https://jobs.example.org";
  const client = new SupabaseClient({ url, publishableKey: "key", storageKey: "nobody" });
  const request = readRows(z.object({ id: z.uuid() }), client.from("profile").select("id"));
  await expect(request).rejects.toMatchObject({ status: 0 });
  expect(fetched).toHaveBeenCalledOnce();
});
