import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localServers } from "./language-model/local-models.ts";
import type { LocalServer } from "./language-model/local-models.ts";
import { modelCommand, proposeLocalModel } from "./model-command.ts";
import { parseSettings } from "./settings/settings.ts";

const requested: string[] = [];
const ollama = createServer((request, response) => {
  requested.push(`${request.method} ${request.url}`);
  response.end(JSON.stringify({ models: [{ name: "llama3.2:3b" }, { name: "qwen3:8b" }] }));
});
let servers: readonly LocalServer[];
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    ollama.listen(0, "127.0.0.1", resolve);
  });
  const address = ollama.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  servers = localServers.slice(0, 1).map((server) => ({ ...server, origin }));
});
afterAll(() => {
  ollama.close();
});

const remote = { AI_PROVIDER: "mistral", AI_MODEL: "mistral-small", AI_API_KEY: "k" };

test("the operator sees what is used, what this machine offers, and what a provider needs", async () => {
  const printed = await modelCommand(parseSettings({}), servers);
  expect(printed).toContain("Letters and résumés use no language model.");
  expect(printed).toContain(`Ollama runs on this machine. Nothing leaves the server:
  AI_PROVIDER=openai-compatible
  AI_BASE_URL=${origin}/v1
  AI_MODEL=llama3.2:3b   # or qwen3:8b`);
  expect(printed).toContain("AI_API_KEY=");
  const used = await modelCommand(parseSettings(remote), []);
  expect(used).toContain("Letters and résumés use mistral-small at api.mistral.ai.");
  expect(used).toContain("No language model was found on this machine");
});

test("what is printed can be pasted as settings", async () => {
  const printed = await modelCommand(parseSettings({}), servers);
  const offered = Object.fromEntries(
    printed
      .split("\n\n")[1]
      ?.split("\n")
      .slice(1)
      .map((line) => line.trim().split(/=| {3}#/)) ?? [],
  );
  const settings = parseSettings(offered);
  expect(await modelCommand(settings, [])).toContain("llama3.2:3b at 127.0.0.1:");
  expect(await modelCommand(settings, [])).toContain("on this machine.");
});

test("a start proposes a model of this machine, and sends nothing to it", async () => {
  requested.length = 0;
  expect(await proposeLocalModel(parseSettings({}), servers)).toBe(
    "Ollama runs on this machine and could write letters (llama3.2:3b): npm run admin -- model shows how. It is not used until you set it.",
  );
  expect(requested).toEqual(["GET /api/tags"]);
  expect(await proposeLocalModel(parseSettings({}), [])).toBeUndefined();
});

test("a start looks for none when a model is set, or when it may not look", async () => {
  requested.length = 0;
  expect(await proposeLocalModel(parseSettings(remote), servers)).toBeUndefined();
  expect(await proposeLocalModel(parseSettings({ AI_DISCOVERY: "off" }), servers)).toBeUndefined();
  expect(requested).toEqual([]);
});
