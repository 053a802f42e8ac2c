import { afterAll, beforeAll, beforeEach } from "vitest";
import { z } from "zod";
import { openLanguageModel } from "../../language-model/open-language-model.ts";
import { startProviderServer } from "../../language-model/testing/provider-server.ts";
import type { ProviderServer, Reply } from "../../language-model/testing/provider-server.ts";
import type { ModelSettings } from "../../settings/ai-settings.ts";
import { postingFr, startLetterServer } from "./letter-server.ts";
import type { LetterServer, SentEvent, TestUser } from "./letter-server.ts";

/** The response of a model that uses only the facts, by line. Fact 1 is the job, fact 2 is Excel. */
export const goodLines: readonly string[] = [
  "[P] Votre annonce pour un poste de comptable à Lille demande de la rigueur et de l’autonomie.",
  "[1] Je souhaite rejoindre Menuiseries Vasseur, car je tiens depuis janvier 2020 la comptabilité générale de deux sociétés chez Ateliers Morel.",
  "[1] Dans ce poste de comptable, j’établis les déclarations de TVA de ces deux sociétés.",
  "[1] La comptabilité générale est donc mon travail quotidien, et je connais bien les déclarations de TVA que vous citez dans votre annonce.",
  "",
  "[2] Je travaille avec Excel depuis 2,5 ans, à un niveau avancé.",
  "[1, 2] Chez Ateliers Morel, Excel m’accompagne dans la tenue de la comptabilité générale.",
  "[P] Vous demandez une personne qui maîtrise Excel et la TVA, et c’est ce qui me plaît dans cette annonce.",
  "[1] Tenir la comptabilité de deux sociétés chez Ateliers Morel demande de suivre deux sociétés à la fois.",
  "[1] Je garde pour ces deux sociétés une comptabilité claire et des déclarations de TVA établies avec soin.",
  "",
  "[] Je serais heureux de vous rencontrer à Lille pour en parler plus longuement.",
  "[] Je vous remercie de l’attention que vous porterez à ma candidature.",
];

export const textOf = (line: string) => line.replace(/^\[[^\]]*\] /, "");

/** In pieces that end in the middle of words. */
const pieces = (lines: readonly string[]) => lines.join("\n").match(/[\s\S]{1,17}/g) ?? [];

export const says = (
  lines: readonly string[],
  ends: "stop" | "length" | "cut" | "silent" | "closed" = "stop",
): Reply => ({ kind: "text", pieces: pieces(lines), ends });

const problems = z.array(z.object({ kind: z.string(), words: z.string() }));
const delivery = z.object({
  coverLetter: z.string(),
  writer: z.string(),
  notice: z.string(),
  letterId: z.uuid(),
  fallback: z.object({ reason: z.string() }).optional(),
  sentences: z.array(
    z.object({ text: z.string(), sources: z.array(z.string()), paragraph: z.int() }),
  ),
  refused: z.array(z.object({ text: z.string(), problems })),
  doubtful: z.array(z.object({ text: z.string(), problems, after: z.string().optional() })),
});

/** The names of events, without repetitions in a row. */
export const namesOf = (events: readonly SentEvent[]) =>
  events.map(({ event }) => event).filter((event, at, all) => event !== all[at - 1]);
export const doneOf = (events: readonly SentEvent[]) => delivery.parse(events.at(-1)?.data);

const shown = z.object({ text: z.string(), at: z.int() });
/** The sentences that were streamed, in the order of their arrival. */
export const shownIn = (events: readonly SentEvent[]) =>
  events.flatMap(({ event, data }) => (event === "sentence" ? [shown.parse(data)] : []));

export interface ModelLetters {
  readonly provider: ProviderServer;
  readonly server: LetterServer;
  /** New for each test. */
  readonly user: TestUser;
  readonly baseUrl: string;
  /** Replaces settings for the rest of the test. */
  readonly set: (changed: Partial<ModelSettings>) => void;
  readonly write: (more?: object) => Promise<SentEvent[]>;
  /** The user's rows of `model_calls`, oldest first. */
  readonly calls: () => Promise<{ readonly purpose: string; readonly outcome: string }[]>;
}

const callRow = z.looseObject({ purpose: z.string(), outcome: z.string() });

/** The letter routes with a model of these settings, which may change between requests. */
async function startServer(settings: () => ModelSettings): Promise<LetterServer> {
  const server = await startLetterServer((pool) => {
    const open = () =>
      openLanguageModel({
        settings: settings(),
        pool,
        log: (_, event, facts) => server.logged.push({ event, facts }),
        firstBackOffMs: 1,
      });
    return {
      print: () => Promise.resolve({ content: Buffer.from("%PDF-"), pages: 1, size: 11 }),
      model: {
        openBudget: (limits) => open().openBudget(limits),
        streamText: (call) => open().streamText(call),
        generateObject: (call, schema) => open().generateObject(call, schema),
      },
    };
  });
  return server;
}

const usualSettings = ({ url }: ProviderServer): ModelSettings => ({
  provider: "openai-compatible",
  model: "small",
  apiKey: "secret-key",
  baseUrl: `${url}/v1`,
  timeoutMs: 30_000,
  stallMs: 10_000,
  price: { input: 1, output: 4 },
  ceilingMicroEuro: undefined,
  letterCeilingMicroEuro: undefined,
});

/** A server that writes letters with a model whose provider the tests configure. Registers the hooks of a test file. */
export function startModelLetters(): ModelLetters {
  let provider: ProviderServer;
  let server: LetterServer;
  let user: TestUser;
  let settings: ModelSettings;

  beforeAll(async () => {
    provider = await startProviderServer();
    server = await startServer(() => settings);
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    provider.requests.length = 0;
    server.logged.length = 0;
    settings = usualSettings(provider);
    user = await server.createUser("Plus");
  });

  return {
    get provider() {
      return provider;
    },
    get server() {
      return server;
    },
    get user() {
      return user;
    },
    get baseUrl() {
      return provider.url;
    },
    set: (changed) => {
      settings = { ...usualSettings(provider), ...changed };
    },
    write: (more = {}) => server.events(user.token, { jobDescription: postingFr, ...more }),
    calls: async () => {
      const { rows } = await server.database.asUser(user.userId, (client) =>
        client.query("select * from public.model_calls order by created_at"),
      );
      return z.array(callRow).parse(rows);
    },
  };
}

/** Reads a stream as far as a text; a second call goes on. @throws when the stream ends before it. */
export function readerOf(response: Response): (until: string) => Promise<void> {
  const body = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  return async (until) => {
    while (!text.includes(until)) {
      const step = await body?.read();
      if (!step?.value) throw new Error(`The stream ended without "${until}": ${text}`);
      text += decoder.decode(step.value, { stream: true });
    }
  };
}
