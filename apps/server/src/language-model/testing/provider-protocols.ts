/** How a provider says things on the wire. */
export type Protocol = {
  readonly begin: () => string;
  readonly piece: (text: string) => string;
  readonly end: (reason: "stop" | "length") => string;
  /** The response without streaming. */
  readonly whole: (text: string) => string;
  readonly failure: (message: string) => string;
};

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (event: string, value: Readonly<Record<string, unknown>>) =>
  `event: ${event}\n${data({ type: event, ...value })}`;

const chunk = { id: "c1", object: "chat.completion.chunk", created: 1, model: "m" };
const choice = (delta: unknown, finish: string | null = null) =>
  data({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] });

/** OpenAI's chat completions, as OpenAI, Mistral, Ollama, vLLM and many others speak them. */
const chatCompletions: Protocol = {
  begin: () => choice({ role: "assistant", content: "" }),
  piece: (content) => choice({ content }),
  end: (reason) =>
    `${choice({ content: "" }, reason)}${data({
      ...chunk,
      choices: [],
      usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
    })}data: [DONE]\n\n`,
  whole: (content) =>
    JSON.stringify({
      ...chunk,
      object: "chat.completion",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
    }),
  failure: (message) => JSON.stringify({ error: { message, type: "error", code: null } }),
};

/** The same with the usage in the last piece. */
const mistral: Protocol = {
  ...chatCompletions,
  end: (reason) =>
    `${data({
      ...chunk,
      choices: [{ index: 0, delta: { content: "" }, finish_reason: reason }],
      usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
    })}data: [DONE]\n\n`,
};

const anthropic: Protocol = {
  begin: () =>
    named("message_start", {
      message: {
        id: "msg",
        type: "message",
        role: "assistant",
        model: "m",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 900, output_tokens: 1 },
      },
    }) + named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  piece: (text) => named("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  end: (reason) =>
    named("content_block_stop", { index: 0 }) +
    named("message_delta", {
      delta: { stop_reason: reason === "stop" ? "end_turn" : "max_tokens", stop_sequence: null },
      usage: { output_tokens: 300 },
    }) +
    named("message_stop", {}),
  whole: (text) =>
    JSON.stringify({
      id: "msg",
      type: "message",
      role: "assistant",
      model: "m",
      content: [{ type: "text", text }],
      stop_reason: "end_turn",
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 300 },
    }),
  failure: (message) => JSON.stringify({ type: "error", error: { type: "api_error", message } }),
};

const content = (text: string, finishReason?: string) => ({
  candidates: [
    {
      index: 0,
      content: { role: "model", parts: [{ text }] },
      ...(finishReason ? { finishReason } : {}),
    },
  ],
  usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 300, totalTokenCount: 1200 },
});
const candidate = (text: string, finishReason?: string) => data(content(text, finishReason));

const google: Protocol = {
  begin: () => "",
  piece: (text) => candidate(text),
  end: (reason) => candidate("", reason === "stop" ? "STOP" : "MAX_TOKENS"),
  whole: (text) => JSON.stringify(content(text, "STOP")),
  failure: (message) => JSON.stringify({ error: { code: 500, message, status: "INTERNAL" } }),
};

export const protocols = { chatCompletions, mistral, anthropic, google };

/** By the path that a provider's client requests. */
export function protocolOf(path: string): keyof typeof protocols {
  if (path.startsWith("/mistral/")) return "mistral";
  if (path.endsWith("/messages")) return "anthropic";
  return /generateContent/i.test(path) ? "google" : "chatCompletions";
}

/** The settings with which each client reaches such a server. */
export const providerPaths = {
  "openai-compatible": "/v1",
  openai: "/v1",
  anthropic: "/v1",
  mistral: "/mistral/v1",
  google: "/v1beta",
} as const;
