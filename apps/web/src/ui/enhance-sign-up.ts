import type { Language } from "@postulo/i18n/language";
import { documentLanguage } from "../i18n/catalogue.ts";
import { advanceFocus } from "./focus-if-unclaimed.ts";

interface SignUp {
  readonly email: string;
  /** Language of the confirmation mail. */
  readonly language: Language;
}

/** Sends the address, and returns the result; the form's output has its text in `data-<result>`. */
type SendSignUp = (signUp: SignUp) => Promise<string>;

/** Results that do not make the address invalid. */
const validResults = new Set(["success", "failed"]);

/** The form of a mailing list: one request at a time; the address stays until it was accepted. */
export function enhanceSignUp(form: HTMLFormElement, send: SendSignUp, signal: AbortSignal): void {
  const input = form.querySelector("input");
  const button = form.querySelector("button");
  const output = form.querySelector("output");
  if (!input || !button || !output) return;

  const show = (result: string | undefined) => {
    output.textContent = result ? output.getAttribute(`data-${result}`) : "";
    if (result) output.dataset["result"] = result;
    else delete output.dataset["result"];
    input.setAttribute("aria-invalid", String(result !== undefined && !validResults.has(result)));
  };
  const setPending = (isPending: boolean) => {
    input.readOnly = isPending;
    for (const name of ["aria-busy", "aria-disabled"]) button.setAttribute(name, String(isPending));
  };
  const submit = async () => {
    const focused = document.activeElement;
    show(undefined);
    setPending(true);
    const result = await send({ email: input.value, language: documentLanguage() });
    if (signal.aborted) return;
    setPending(false);
    show(result);
    if (result === "success") input.value = "";
    else advanceFocus(focused, input);
  };
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      if (!input.readOnly) void submit();
    },
    { signal },
  );
}
