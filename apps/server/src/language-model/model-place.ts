import type { PublicConfig } from "@postulo/contract/config";
import type { ModelSettings } from "../settings/ai-settings.ts";
import { isLoopback } from "../settings/loopback.ts";
import { runsLocally } from "./local-models.ts";
import { hostOf } from "./provider-model.ts";

/** Where a model runs, as pages state it. */
export function modelPlace(settings: ModelSettings): NonNullable<PublicConfig["languageModel"]> {
  const host = hostOf(settings);
  const { hostname } = new URL(`http://${host}`);
  return {
    model: settings.model,
    host,
    isLocal: isLoopback(hostname) && runsLocally(settings.model),
  };
}

/** For the operator: "mistral-small at api.mistral.ai". */
export function describeModel(settings: ModelSettings): string {
  const { model, host, isLocal } = modelPlace(settings);
  return `${model} at ${host}${isLocal ? ", on this machine" : ""}`;
}
