import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";

const modelCall = z.object({
  id: z.uuid(),
  created_at: z.string(),
  purpose: z.enum(["letter", "letterRepair", "resume", "cv", "answer"]),
  provider: z.string(),
  model: z.string(),
  host: z.string(),
  bytes_sent: z.number(),
  bytes_received: z.number(),
  cost_micro_eur: z.number(),
  outcome: z.enum([
    "open",
    "answered",
    "incomplete",
    "refused",
    "rateLimited",
    "unavailable",
    "timedOut",
    "cancelled",
  ]),
});
/** A request to the provider of a language model. Prompts and responses are not stored. */
export type ModelCall = z.infer<typeof modelCall>;

const loopback = /^(?:127\.|localhost(?::|$)|\[::1\])/;
/** Ollama forwards these to its own servers. */
const cloudModel = /[:-]cloud$/;

/** Whether the request stayed on the server. */
export const ranOnServer = ({ host, model }: ModelCall): boolean =>
  loopback.test(host) && !cloudModel.test(model);

/** The number of calls on the page; the export contains all. */
export const maxCalls = 100;

/** The user's requests to providers of language models, newest first. */
export function useModelCalls() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["model-calls", user.id],
    queryFn: () =>
      readRows(
        modelCall,
        client
          .from("model_calls")
          .select(Object.keys(modelCall.shape).join(","))
          .eq("user_id", user.id)
          .order("created_at", { ascending: false })
          .limit(maxCalls),
      ),
  });
}
