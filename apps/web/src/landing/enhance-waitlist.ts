import { enhanceSignUp } from "../ui/enhance-sign-up.ts";
import type { Enhancement } from "../ui/enhancement.ts";

/** The clients of the server are loaded on submit. */
export const enhanceWaitlist: Enhancement<HTMLFormElement> = (form, signal) =>
  enhanceSignUp(
    form,
    async (signUp) => (await import("./join-waitlist.ts")).joinWaitlist(signUp),
    signal,
  );
