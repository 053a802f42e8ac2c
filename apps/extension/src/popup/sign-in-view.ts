import type { Answer } from "@postulo/contract/extension-messages";
import { serverAddress } from "../server/server-address.ts";
import { sendRequest } from "./ask.ts";
import { requestHostAccess } from "./host-access.ts";
import { busyButton, element, notice } from "../dom/element.ts";
import { field, type Field } from "../dom/field.ts";
import type { Words } from "../dom/words.ts";

type Options = {
  readonly words: Words;
  readonly server: string;
  /** A message above the form, such as why the last session ended. */
  readonly reason: string | undefined;
  readonly onSignedIn: () => Promise<void>;
};

function passwordField({ t }: Words): Field {
  const toggle = element(
    "button",
    { type: "button", "aria-label": t("signIn.showPassword") },
    t("signIn.show"),
  );
  const password = field({
    id: "password",
    label: t("signIn.password"),
    type: "password",
    autocomplete: "current-password",
    isRequired: true,
    beside: toggle,
  });
  toggle.addEventListener("click", () => {
    const isShown = password.input.type === "text";
    password.input.type = isShown ? "password" : "text";
    toggle.setAttribute(
      "aria-label",
      isShown ? t("signIn.showPassword") : t("signIn.hidePassword"),
    );
    toggle.textContent = isShown ? t("signIn.show") : t("signIn.hide");
  });
  return password;
}

function failureText({ t }: Words, answer: Answer): string {
  if (answer.kind === "refused") return t(`refusals.${answer.refusal}`);
  return t(`failures.${answer.kind === "failed" ? answer.failure : "unexpected"}`);
}

/** Shows the first problem of the form and focuses its field. @returns false when there is none. */
function hasProblem(checks: readonly (readonly [Field, string | undefined])[]): boolean {
  for (const [one, problem] of checks) one.showProblem(problem ?? "");
  const first = checks.find(([, problem]) => problem !== undefined);
  first?.[0].input.focus();
  return first !== undefined;
}

function signInFields(words: Words, server: string) {
  const { t } = words;
  const address = field({
    id: "server",
    label: t("signIn.server"),
    value: server,
    type: "url",
    hint: t("signIn.serverHint"),
  });
  const email = field({
    id: "email",
    label: t("signIn.email"),
    type: "email",
    autocomplete: "username",
    isRequired: true,
  });
  const summary = element("summary", {}, t("signIn.serverAt", { host: new URL(server).host }));
  const serverBox = element("details", {}, summary, address.root);
  return { address, email, password: passwordField(words), serverBox };
}

type Fields = ReturnType<typeof signInFields>;

/** The validated credentials; undefined when a field has a problem, which is shown beside it. */
function credentials({ t }: Words, { address, email, password, serverBox }: Fields) {
  const server = serverAddress(address.input.value);
  if (!server) serverBox.open = true;
  const isWrong = hasProblem([
    [email, email.input.value.trim() === "" ? t("signIn.emailMissing") : undefined],
    [password, password.input.value === "" ? t("signIn.passwordMissing") : undefined],
    [address, server ? undefined : t("refusals.invalidAddress")],
  ]);
  if (isWrong || !server) return undefined;
  return { server, email: email.input.value, password: password.input.value };
}

/** The sign-in form of the extension. */
export function signInView({ words, server, reason, onSignedIn }: Options): HTMLElement {
  const { t } = words;
  const fields = signInFields(words, server);
  const messages = element("div", {}, reason ? notice("warning", reason) : undefined);
  const texts = { idle: t("signIn.submit"), busy: t("signIn.busy") };
  const { button, run } = busyButton(texts, { class: "primary", type: "submit" });

  const submit = async () => {
    const typed = credentials(words, fields);
    if (!typed) return;
    if (!(await requestHostAccess(typed.server))) {
      messages.replaceChildren(notice("danger", t("failures.permissionDenied")));
      return;
    }
    const answer = await sendRequest({ kind: "signIn", ...typed });
    if (answer.kind === "signedIn") return onSignedIn();
    messages.replaceChildren(notice("danger", failureText(words, answer)));
  };

  // `novalidate`: problems are shown beside the fields, in the popup's language.
  const form = element(
    "form",
    { novalidate: true },
    element("h1", { tabindex: "-1" }, t("signIn.title")),
    element("p", { class: "small secondary" }, t("signIn.lead")),
    messages,
    fields.email.root,
    fields.password.root,
    fields.serverBox,
    button,
    element(
      "a",
      { href: `${server}/auth/register`, target: "_blank", rel: "noreferrer" },
      t("signIn.register"),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(submit);
  });
  return form;
}
