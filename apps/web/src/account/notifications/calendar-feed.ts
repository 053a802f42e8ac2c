import { createCalendarFeed, deleteCalendarFeed } from "@postulo/contract/calendar";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import type { Language } from "@postulo/i18n/language";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { SupabaseClient } from "../../data/supabase-client.ts";

const feedRow = z.object({ created_at: z.string(), read_at: z.nullable(z.string()) });
export type Feed = z.infer<typeof feedRow>;

export const feedKey = ["calendar-feed"] as const;

/** When the user's calendar feed was created; null without a feed. */
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

/**
 * Creates the URL of the user's calendar feed; a previous URL stops working.
 * @throws {RequestError} when the server rejects the request or is unreachable.
 */
export async function createFeed({ server }: SupabaseClient, language: Language): Promise<string> {
  const result = await callServer(createCalendarFeed, { ...server, body: { language } });
  return bodyOf(result).url;
}

/** @throws {RequestError} when the server rejects the request or is unreachable. */
export async function deleteFeed({ server }: SupabaseClient): Promise<void> {
  bodyOf(await callServer(deleteCalendarFeed, server));
}
