import { enhanceSignUp } from "../../ui/enhance-sign-up.ts";
import type { Enhancement } from "../../ui/enhancement.ts";

/** The clients of the server are loaded on submit. */
export const enhanceNewsletter: Enhancement<HTMLFormElement> = (form, signal) =>
  enhanceSignUp(
    form,
    async (signUp) => (await import("./subscribe-newsletter.ts")).subscribeToNewsletter(signUp),
    signal,
  );
