import { z } from "zod";

/** A program on this machine that serves language models by the protocol of OpenAI. */
export type LocalServer = {
  readonly name: string;
  /** Without a slash at the end. */
  readonly origin: string;
  /** Lists the models, see https://docs.ollama.com/api/tags, https://lmstudio.ai/docs/api/rest-api and llama.cpp's tools/server. */
  readonly path: string;
  /** The names of the models that can write text and run on this machine. */
  readonly models: z.ZodType<readonly string[]>;
};

export type LocalModels = {
  readonly name: string;
  /** For `AI_BASE_URL`. */
  readonly baseUrl: string;
  readonly models: readonly string[];
};

/** Ollama's cloud models are listed like local ones, but run elsewhere. */
const isCloud = (name: string) => /[:-]cloud$/.test(name);

const ollamaModels = z
  .object({
    models: z.array(
      z.object({
        name: z.string(),
        remote_host: z.string().optional(),
        details: z.object({ family: z.string().optional() }).optional(),
      }),
    ),
  })
  .transform(({ models }) =>
    models
      .filter((model) => !model.remote_host && !isCloud(model.name))
      // Those only compare texts.
      .filter(({ details }) => !/bert/.test(details?.family ?? ""))
      .map(({ name }) => name),
  );

/** Other programs use this port too, so only what llama.cpp itself states is accepted. */
const llamaCppModels = z
  .object({ data: z.array(z.object({ id: z.string(), owned_by: z.literal("llamacpp") })) })
  .transform(({ data }) => data.map(({ id }) => id));

const lmStudioModels = z
  .object({ data: z.array(z.object({ id: z.string(), type: z.string() })) })
  .transform(({ data }) =>
    data.filter(({ type }) => type === "llm" || type === "vlm").map(({ id }) => id),
  );

export const localServers: readonly LocalServer[] = [
  {
    name: "Ollama",
    origin: "http://127.0.0.1:11434",
    path: "/api/tags",
    models: ollamaModels,
  },
  {
    name: "llama.cpp",
    origin: "http://127.0.0.1:8080",
    path: "/v1/models",
    models: llamaCppModels,
  },
  {
    name: "LM Studio",
    origin: "http://127.0.0.1:1234",
    path: "/api/v0/models",
    models: lmStudioModels,
  },
];

/** Whatever listens there is not waited for. */
const timeoutMs = 500;
const maxBytes = 1_000_000;

/** What a server lists; undefined when none is there, or another program. */
async function list({ origin, path }: LocalServer): Promise<unknown> {
  try {
    const response = await fetch(origin + path, {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isLong = Number(response.headers.get("content-length") ?? 0) > maxBytes;
    if (response.ok && !isLong) return await response.json();
    await response.body?.cancel();
    return undefined;
  } catch {
    // Nothing listens, it does not answer in time, or not with JSON.
    return undefined;
  }
}

/** The language models that run on this machine. Only their lists are requested; nothing is sent to a model. */
export async function findLocalModels(
  servers: readonly LocalServer[] = localServers,
): Promise<LocalModels[]> {
  const found = await Promise.all(
    servers.map(async (server) => {
      const models = server.models.safeParse(await list(server)).data ?? [];
      return { name: server.name, baseUrl: `${server.origin}/v1`, models };
    }),
  );
  return found.filter(({ models }) => models.length > 0);
}

/** Whether a model at a host of this machine runs there as well. */
export const runsLocally = (model: string): boolean => !isCloud(model);
