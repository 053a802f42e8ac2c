import { createCalendarFeed, deleteCalendarFeed } from "@postulo/contract/calendar";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import type { Language } from "@postulo/i18n/language";
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

/**
 * Creates the address of the person's calendar; one that they had stops working.
 * @throws {RequestError} when the server refuses, or is not reached.
 */
export async function makeFeed({ server }: SupabaseClient, language: Language): Promise<string> {
  const result = await callServer(createCalendarFeed, { ...server, body: { language } });
  return bodyOf(result).url;
}

/** @throws {RequestError} when the server refuses, or is not reached. */
export async function removeFeed({ server }: SupabaseClient): Promise<void> {
  bodyOf(await callServer(deleteCalendarFeed, server));
}
