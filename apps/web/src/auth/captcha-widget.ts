import type { PublicConfig } from "@postulo/contract/config";
import { documentLanguage } from "../i18n/catalogue.ts";
import { CaptchaUnavailable } from "./captcha-token.ts";
import classes from "./captcha-widget.module.css";

type Captcha = NonNullable<PublicConfig["signIn"]["captcha"]>;

/** The part of the widgets' API that Turnstile and hCaptcha share. */
interface WidgetApi {
  render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => string;
  execute: (widget: string) => unknown;
  remove: (widget: string) => void;
}

declare global {
  interface Window {
    turnstile?: WidgetApi;
    hcaptcha?: WidgetApi;
    postuloCaptchaReady?: () => void;
  }
}

const scripts = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js",
  hcaptcha: "https://js.hcaptcha.com/1/api.js",
} as const;

/** Invisible until a person has to do something. */
const appearance = {
  turnstile: { execution: "execute", appearance: "interaction-only" },
  hcaptcha: { size: "invisible" },
} as const;

let loading: Promise<WidgetApi> | undefined;

function loadScript(provider: Captcha["provider"]): Promise<WidgetApi> {
  const script = document.createElement("script");
  const loaded = new Promise<WidgetApi>((resolve, reject) => {
    const unavailable = () => reject(new CaptchaUnavailable("the captcha cannot be loaded"));
    window.postuloCaptchaReady = () => {
      const api = window[provider];
      if (api) resolve(api);
      else unavailable();
    };
    script.addEventListener("error", unavailable);
  });
  const query = { render: "explicit", onload: "postuloCaptchaReady", hl: documentLanguage() };
  script.src = `${scripts[provider]}?${new URLSearchParams(query)}`;
  document.head.append(script);
  return loaded.catch((error: unknown) => {
    script.remove();
    throw error;
  });
}

/** Loads the provider's script once; a failed load is not cached. */
function loadWidget(provider: Captcha["provider"]): Promise<WidgetApi> {
  loading ??= loadScript(provider).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function solve(api: WidgetApi, container: HTMLElement, captcha: Captcha): Promise<string> {
  let widget = "";
  const solved = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new CaptchaUnavailable("the captcha was not solved"));
    const theme = document.documentElement.dataset["colorScheme"] ?? "auto";
    widget = api.render(container, {
      ...appearance[captcha.provider],
      sitekey: captcha.siteKey,
      language: documentLanguage(),
      ...(theme === "auto" && captcha.provider === "hcaptcha" ? {} : { theme }),
      callback: resolve,
      "error-callback": fail,
      "expired-callback": fail,
      "timeout-callback": fail,
      "close-callback": fail,
    });
    api.execute(widget);
  });
  return solved.finally(() => api.remove(widget));
}

/**
 * Solves the captcha, mostly without the person, else in a layer at the bottom of the page.
 * @throws {CaptchaUnavailable}
 */
export async function solveCaptcha(captcha: Captcha): Promise<string> {
  const api = await loadWidget(captcha.provider);
  const container = document.createElement("div");
  container.className = classes["layer"] ?? "";
  document.body.append(container);
  try {
    return await solve(api, container, captcha);
  } finally {
    container.remove();
  }
}
