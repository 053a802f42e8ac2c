import { findLocalModels, localServers } from "./language-model/local-models.ts";
import type { LocalModels, LocalServer } from "./language-model/local-models.ts";
import { describeModel } from "./language-model/model-place.ts";
import { modelSettingsOf } from "./settings/ai-settings.ts";
import type { Settings } from "./settings/settings.ts";
import { adminCommand } from "./start/admin-command.ts";

const linesFor = ({ name, baseUrl, models }: LocalModels) => `
${name} runs on this machine. Nothing leaves the server:
  AI_PROVIDER=openai-compatible
  AI_BASE_URL=${baseUrl}
  AI_MODEL=${models[0]}${models.length > 1 ? `   # or ${models.slice(1).join(", ")}` : ""}`;

const noneFound = `
No language model was found on this machine: neither Ollama (port 11434) nor a llama.cpp server (8080) nor LM Studio (1234).`;

const providers = `
A provider, with a key of yours. For each letter it gets the posting and the profile without name and contact data:
  AI_PROVIDER=mistral       # or openai, anthropic, google
  AI_MODEL=                 # the provider's name of a model
  AI_API_KEY=
  AI_INPUT_PRICE=           # euros for a million tokens, for the limits below
  AI_OUTPUT_PRICE=
  AI_MONTHLY_CEILING=10     # euros a month for everybody together
  AI_LETTER_CEILING=0.05    # euros for one letter`;

/** `npm run admin -- model`: what writes letters now, and the settings of what could. */
export async function modelCommand(
  settings: Settings,
  servers: readonly LocalServer[] = localServers,
): Promise<string> {
  const model = modelSettingsOf(settings);
  const now = model
    ? `Letters and résumés use ${describeModel(model)}.`
    : "Letters and résumés use no language model.";
  const found = await findLocalModels(servers);
  const offers = found.length > 0 ? found.map(linesFor) : [noneFound];
  return [
    `${now} To change this, write one of these into .env and start the server again.`,
    ...offers,
    providers,
  ].join("\n");
}

/** What a start says of a model that runs on this machine and is not used; undefined when there is none. */
export async function proposeLocalModel(
  settings: Settings,
  servers: readonly LocalServer[] = localServers,
): Promise<string | undefined> {
  if (settings.AI_PROVIDER !== undefined || !settings.AI_DISCOVERY) return undefined;
  const [found] = await findLocalModels(servers);
  return found
    ? `${found.name} runs on this machine and could write letters (${found.models[0]}): ${adminCommand} model shows how. It is not used until you set it.`
    : undefined;
}
