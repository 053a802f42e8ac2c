import { expect, test } from "vitest";
import type { ModelSettings } from "../settings/ai-settings.ts";
import { modelPlace } from "./model-place.ts";

const settings: ModelSettings = {
  provider: "openai-compatible",
  model: "llama3.2",
  apiKey: undefined,
  baseUrl: "http://127.0.0.1:11434/v1",
  timeoutMs: 1,
  stallMs: 1,
  price: { input: 0, output: 0 },
  ceilingMicroEuro: undefined,
  letterCeilingMicroEuro: undefined,
};

test.each([
  [{}, "127.0.0.1:11434", true],
  [{ baseUrl: "http://localhost:1234/v1" }, "localhost:1234", true],
  [{ baseUrl: "http://[::1]:8080/v1" }, "[::1]:8080", true],
  [{ baseUrl: "http://192.168.1.20:11434/v1" }, "192.168.1.20:11434", false],
  [{ baseUrl: "https://127.0.0.1.example.org/v1" }, "127.0.0.1.example.org", false],
  // Ollama forwards these to its own servers.
  [{ model: "gpt-oss:120b-cloud" }, "127.0.0.1:11434", false],
  [{ provider: "mistral", baseUrl: undefined }, "api.mistral.ai", false],
] as const)("%o is at %s; on this machine: %s", (changed, host, isLocal) => {
  expect(modelPlace({ ...settings, ...changed })).toMatchObject({ host, isLocal });
});
