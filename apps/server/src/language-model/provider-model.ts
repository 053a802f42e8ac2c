import type { LanguageModel as SdkModel } from "ai";
import type { ModelSettings } from "../settings/ai-settings.ts";

/** Loads the code of one provider, on first use. Requests go through `fetch`. */
export async function loadProviderModel(
  { provider, model, apiKey, baseUrl }: ModelSettings,
  fetch: typeof globalThis.fetch,
): Promise<SdkModel> {
  const options = {
    fetch,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const name = "openai-compatible";
      return createOpenAICompatible({
        name,
        includeUsage: true,
        baseURL: "",
        ...options,
      }).chatModel(model);
    }
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(options).chat(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(options)(model);
    }
    case "mistral": {
      const { createMistral } = await import("@ai-sdk/mistral");
      return createMistral(options)(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(options)(model);
    }
  }
}

const usualHosts: Record<ModelSettings["provider"], string> = {
  "openai-compatible": "",
  openai: "api.openai.com",
  anthropic: "api.anthropic.com",
  mistral: "api.mistral.ai",
  google: "generativelanguage.googleapis.com",
};

/** The host that receives the requests, as shown to the user. */
export function hostOf({ provider, baseUrl }: ModelSettings): string {
  return baseUrl === undefined ? usualHosts[provider] : new URL(baseUrl).host;
}
