import { loadConfig } from "../data/server-client.ts";

/** The captcha could not be loaded, or was not solved. */
export class CaptchaUnavailable extends Error {
  override readonly name = "CaptchaUnavailable";
}

/**
 * The option of an auth call with the token of the server's captcha; empty where it requires none. A token is used up by
 * one call.
 * @throws {CaptchaUnavailable}
 */
export async function captchaOption(): Promise<{ captchaToken?: string }> {
  const { captcha } = (await loadConfig()).signIn;
  if (!captcha) return {};
  const { solveCaptcha } = await import("./captcha-widget.ts");
  return { captchaToken: await solveCaptcha(captcha) };
}
