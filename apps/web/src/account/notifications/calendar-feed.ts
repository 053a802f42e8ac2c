import { RequestError } from "@postulo/contract/request-error";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow } from "../../session/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { SupabaseClient } from "../../session/supabase-client.ts";

const feedRow = z.object({ created_at: z.string(), read_at: z.nullable(z.string()) });
export type Feed = z.infer<typeof feedRow>;

export const feedKey = ["calendar-feed"] as const;

/** Since when the person's calendar has an address; null when it has none. */
export function useFeed() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: [...feedKey, user.id],
    queryFn: () =>
      readOptionalRow(
        feedRow,
        client.from("calendar_feed").select("created_at,read_at").maybeSingle(),
      ),
  });
}

const made = z.object({ url: z.url() });

/**
 * Makes the address of the person's calendar; one that they had stops working.
 * @throws {RequestError} when the server refuses, or is not reached.
 */
export async function makeFeed(client: SupabaseClient, language: string): Promise<string> {
  const answer = await ask(client, "POST", JSON.stringify({ language }));
  return made.parse(await answer.json()).url;
}

/** @throws {RequestError} when the server refuses, or is not reached. */
export async function removeFeed(client: SupabaseClient): Promise<void> {
  await ask(client, "DELETE");
}

async function ask(client: SupabaseClient, method: string, body?: string): Promise<Response> {
  const { data } = await client.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ""}` };
  let answer: Response;
  try {
    answer = await fetch("/calendar-feed", { method, headers, ...(body ? { body } : {}) });
  } catch (error) {
    throw new RequestError("", { status: 0, code: "", cause: error });
  }
  if (!answer.ok) throw new RequestError("", { status: answer.status, code: "" });
  return answer;
}
