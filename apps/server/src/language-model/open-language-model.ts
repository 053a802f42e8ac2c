import type { Pool } from "pg";
import { createCallBudget } from "./call-budget.ts";
import type { ModelSettings } from "../settings/ai-settings.ts";
import type { LanguageModel } from "./language-model.ts";

type ModelLog = (
  level: "info" | "warn",
  event: string,
  facts: Readonly<Record<string, unknown>>,
) => void;

export type ModelOptions = {
  readonly settings: ModelSettings;
  readonly pool: Pool;
  readonly log: ModelLog;
  /** The first wait before another attempt; each next one is twice as long. */
  readonly firstBackOffMs?: number;
};

const load = () => import("./model-calls.ts");

/** The model of the settings. Its code is loaded by the first call. */
export function openLanguageModel(options: ModelOptions): LanguageModel {
  const { timeoutMs, letterCeilingMicroEuro } = options.settings;
  return {
    openBudget: (limits) =>
      createCallBudget({ ...limits, timeoutMs, microEuro: letterCeilingMicroEuro }),
    streamText: async function* streamText(call) {
      const { streamCall } = await load();
      return yield* streamCall(call, options);
    },
    generateObject: async (call, schema) => {
      const { objectCall } = await load();
      return objectCall(call, schema, options);
    },
  };
}
