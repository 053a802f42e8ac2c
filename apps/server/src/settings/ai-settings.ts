import { z } from "zod";

export const modelProviders = [
  "openai-compatible",
  "openai",
  "anthropic",
  "mistral",
  "google",
] as const;

const seconds = (most: number) => {
  const error = `a number of seconds from 1 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,4}$/, { error })
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, { error });
};
const euros = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,6})?$/, { error: "an amount of euros such as 0.15" })
  .transform(Number);

/** A language model for letters and résumés: where it is, what it costs, and how long it may take. */
export const aiSettings = {
  AI_PROVIDER: z.enum(modelProviders, { error: `one of ${modelProviders.join(", ")}` }).optional(),
  AI_MODEL: z.string().max(200, { error: "the name of a model" }).optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: "a web address such as http://127.0.0.1:11434/v1",
    })
    .optional(),
  /** For all calls of a letter together, and for reading a résumé. */
  AI_TIMEOUT_SECONDS: seconds(600).default(90),
  /** A stream without data for this time is aborted. */
  AI_STALL_SECONDS: seconds(120).default(20),
  /** Euros for a million tokens. */
  AI_INPUT_PRICE: euros.optional(),
  AI_OUTPUT_PRICE: euros.optional(),
  /** Euros a month for everybody together; past it, letters are composed without the model. */
  AI_MONTHLY_CEILING: euros.optional(),
  /** Euros for all calls of one letter. */
  AI_LETTER_CEILING: euros.optional(),
  /** Whether a start looks for a model on this machine, to propose it. */
  AI_DISCOVERY: z
    .enum(["on", "off"], { error: '"on" or "off"' })
    .transform((value) => value === "on")
    .default(true),
};

const aiEnvironment = z.object(aiSettings);
type AiSettings = z.infer<typeof aiEnvironment>;

const onlyWithProvider = [
  "AI_MODEL",
  "AI_API_KEY",
  "AI_BASE_URL",
  "AI_INPUT_PRICE",
  "AI_OUTPUT_PRICE",
  "AI_MONTHLY_CEILING",
  "AI_LETTER_CEILING",
] as const;

const ceilings = ["AI_MONTHLY_CEILING", "AI_LETTER_CEILING"] as const;

type Needed = { readonly name: keyof AiSettings; readonly because: string };

function neededBeside(settings: AiSettings, provider: string): Needed[] {
  const prices = ["AI_INPUT_PRICE", "AI_OUTPUT_PRICE"] as const;
  const limited = ceilings.filter((name) => settings[name] !== undefined);
  return [
    { name: "AI_MODEL", because: "AI_PROVIDER" },
    {
      name: provider === "openai-compatible" ? "AI_BASE_URL" : "AI_API_KEY",
      because: `AI_PROVIDER=${provider}`,
    },
    ...limited.flatMap((because) => prices.map((name) => ({ name, because }))),
  ];
}

/** What is missing beside what is set, in one sentence. */
export function aiConfigError(settings: AiSettings): string | undefined {
  const { AI_PROVIDER: provider } = settings;
  if (provider === undefined) {
    const idle = onlyWithProvider.find((name) => settings[name] !== undefined);
    return idle && `With ${idle}, the setting AI_PROVIDER must be set too.`;
  }
  const missing = neededBeside(settings, provider).find(({ name }) => settings[name] === undefined);
  return missing && `With ${missing.because}, the setting ${missing.name} must be set too.`;
}

/** A model that is set up. */
export type ModelSettings = {
  readonly provider: (typeof modelProviders)[number];
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
  readonly stallMs: number;
  /** Euros for a million tokens, which is millionths of a euro for one. */
  readonly price: { readonly input: number; readonly output: number };
  readonly ceilingMicroEuro: number | undefined;
  readonly letterCeilingMicroEuro: number | undefined;
};

const microEuro = (euro: number | undefined) =>
  euro === undefined ? undefined : Math.round(euro * 1_000_000);

/** Undefined: letters are composed without a model. */
export function modelSettingsOf(settings: AiSettings): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model } = settings;
  if (provider === undefined || model === undefined) return undefined;
  return {
    provider,
    model,
    apiKey: settings.AI_API_KEY,
    baseUrl: settings.AI_BASE_URL,
    timeoutMs: settings.AI_TIMEOUT_SECONDS * 1000,
    stallMs: settings.AI_STALL_SECONDS * 1000,
    price: { input: settings.AI_INPUT_PRICE ?? 0, output: settings.AI_OUTPUT_PRICE ?? 0 },
    ceilingMicroEuro: microEuro(settings.AI_MONTHLY_CEILING),
    letterCeilingMicroEuro: microEuro(settings.AI_LETTER_CEILING),
  };
}
