import type { SupabaseClient } from "../data/supabase-client.ts";
import { enhancePasswordField, showFieldError } from "../ui/form/enhance-field.ts";
import { whilePending, type Outcome } from "./while-pending.ts";

export interface SignInHost {
  /** Opens the client that stores the session. */
  readonly openClient: () => Promise<SupabaseClient>;
  /** Called when the session is stored. */
  readonly onSignedIn: () => void;
}

/** Texts, rules and requests, loaded when the form is used. */
const loadSignIn = () => import("./sign-in.ts");

/** The elements of the form in `sign-in-form.tsx`. */
function elementsOf(form: HTMLFormElement) {
  const find = <E extends HTMLElement>(selector: string, type: abstract new () => E): E => {
    const element = form.querySelector(selector);
    if (!(element instanceof type)) throw new Error(`the sign-in form has no ${selector}`);
    return element;
  };
  const part = (name: string) => find(`[data-part="${name}"]`, HTMLElement);
  return {
    email: find("[name=email]", HTMLInputElement),
    password: find("[name=password]", HTMLInputElement),
    button: find("[type=submit]", HTMLButtonElement),
    failure: part("failure"),
    failureText: part("failure-text"),
    resend: part("resend"),
    sent: part("sent"),
    notSent: part("not-sent"),
    notSentText: part("not-sent-text"),
  };
}
type Elements = ReturnType<typeof elementsOf>;

function hideResults({ failure, sent, notSent }: Elements): void {
  for (const element of [failure, sent, notSent]) element.hidden = true;
}

function showFailure({ failure, failureText, resend }: Elements, text: string, mayResend: boolean) {
  failureText.textContent = text;
  resend.hidden = !mayResend;
  failure.hidden = false;
}

/** Checks the fields, and focuses the first invalid one. Signs in when they are valid. */
async function attempt(elements: Elements, host: SignInHost): Promise<Outcome> {
  const { email, password } = elements;
  const { checkSignIn, signIn } = await loadSignIn();
  const values = { email: email.value, password: password.value };
  const problems = await checkSignIn(values);
  showFieldError(email, problems.email);
  showFieldError(password, problems.password);
  const [invalid] = [problems.email && email, problems.password && password].filter(Boolean);
  if (invalid) {
    invalid.focus();
    return "done";
  }
  const failure = await signIn(host.openClient, values);
  if (failure) {
    showFailure(elements, failure.text, failure.isUnconfirmed);
    return "done";
  }
  host.onSignedIn();
  return "leaving";
}

async function sendAgain(elements: Elements, { openClient }: SignInHost): Promise<Outcome> {
  const { email, sent, notSent, notSentText } = elements;
  const { emailMissing, resendConfirmation } = await loadSignIn();
  const address = email.value.trim();
  if (address === "") {
    showFieldError(email, await emailMissing());
    email.focus();
    return "done";
  }
  for (const element of [sent, notSent]) element.hidden = true;
  const problem = await resendConfirmation(openClient, address);
  notSentText.textContent = problem ?? "";
  (problem === undefined ? sent : notSent).hidden = false;
  return "done";
}

/** Signs in, offers another confirmation mail, shows and hides the password. The input stays after an error. */
export function enhanceSignInForm(
  form: HTMLFormElement,
  signal: AbortSignal,
  host: SignInHost,
): void {
  const elements = elementsOf(form);
  const { email, password, button, resend } = elements;
  /** The code could not be loaded: the only text that does not come with it is in the page. */
  const onUnreachable = (): Outcome => {
    showFailure(elements, form.dataset["unreachable"] ?? "", false);
    return "done";
  };
  const submit = () => {
    void whilePending(button, () => {
      hideResults(elements);
      return attempt(elements, host).catch(onUnreachable);
    });
  };
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      submit();
    },
    { signal },
  );
  resend.addEventListener(
    "click",
    () => void whilePending(resend, () => sendAgain(elements, host).catch(onUnreachable)),
    { signal },
  );
  for (const input of [email, password])
    input.addEventListener("input", () => showFieldError(input, undefined), { signal });
  enhancePasswordField(password, signal);
  form.addEventListener("focusin", () => void loadSignIn().catch(() => undefined), {
    once: true,
    signal,
  });
}
