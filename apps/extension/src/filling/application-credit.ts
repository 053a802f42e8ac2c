import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";

/** Counts the posting once a month. @returns false when the plan's limit is reached. */
export async function consumeApplication({ client }: Session, jobUrl: string): Promise<boolean> {
  const { data } = await client.rpc("consume_application", { p_job_url: jobUrl }).throwOnError();
  return z.boolean().parse(data);
}
