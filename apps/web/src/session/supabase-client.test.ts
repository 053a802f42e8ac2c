import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { readRows } from "./read-rows.ts";
import { SupabaseClient } from "./supabase-client.ts";

test("asks a server that rests once, leaves it to the query cache to ask again, and takes no gateway for it", async () => {
  const resting = async () => new Response("resting", { status: 503 });
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(resting);
  onTestFinished(() => fetched.mockRestore());
  const address = "https://jobs.example.org";
  const client = new SupabaseClient({ address, publishableKey: "key", storageKey: "nobody" });
  const request = readRows(z.object({ id: z.uuid() }), client.from("profile").select("id"));
  await expect(request).rejects.toMatchObject({ status: 0 });
  expect(fetched).toHaveBeenCalledOnce();
});
