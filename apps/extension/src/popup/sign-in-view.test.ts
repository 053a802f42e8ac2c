import type { Answer } from "@postulo/contract/extension-messages";
import { afterEach, expect, test, vi } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { signInView } from "./sign-in-view.ts";

const server = "https://postulo.example";
const signedIn: Answer = { kind: "signedIn", server, email: "ann@example.org" };

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function show({ answer = signedIn, isAllowed = true } = {}) {
  const sent: unknown[] = [];
  const hosts: unknown[] = [];
  vi.stubGlobal("chrome", {
    permissions: {
      request: async ({ origins }: { origins: unknown }) => {
        hosts.push(origins);
        return isAllowed;
      },
    },
    runtime: {
      sendMessage: async (request: unknown) => {
        sent.push(request);
        return answer;
      },
    },
  });
  const onSignedIn = vi.fn<() => Promise<void>>(async () => {});
  const words = wordsIn("en");
  document.body.replaceChildren(signInView({ words, server, reason: undefined, onSignedIn }));
  return { sent, hosts, onSignedIn };
}

const input = (id: string) => {
  const found = document.querySelector<HTMLInputElement>(`#${id}`);
  if (!found) throw new Error(`There is no #${id}`);
  return found;
};
const type = (values: Readonly<Record<string, string>>) => {
  for (const [id, value] of Object.entries(values)) input(id).value = value;
};
const submit = () => document.querySelector("form")?.requestSubmit();
const problems = () =>
  ["email", "password", "server"].map(
    (id) => document.querySelector(`#${id}-problem`)?.textContent,
  );
const alertText = () => document.querySelector("[role=alert]")?.textContent;

test("signs in at the server of the form after its host permission was granted", async () => {
  const { sent, hosts, onSignedIn } = show();
  type({ email: "ann@example.org", password: "secret" });
  submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ kind: "signIn", server, email: "ann@example.org", password: "secret" }]);
  expect(hosts).toEqual([["https://postulo.example/*"]]);
});

test("reports each missing or wrong value beside its field, and sends nothing", async () => {
  const { sent, hosts } = show();
  const serverBox = document.querySelector("details");
  type({ email: " " });
  submit();
  expect(problems()).toEqual(["Enter your email.", "Enter your password.", ""]);
  expect(serverBox?.open).toBe(false);
  const button = document.querySelector("button[type=submit]");
  await vi.waitFor(() => expect(button?.ariaDisabled).toBeNull());
  type({ server: "no address" });
  submit();
  expect(problems()).toEqual([
    "Enter your email.",
    "Enter your password.",
    "This is not a web address.",
  ]);
  expect(document.activeElement).toBe(input("email"));
  expect(serverBox?.open).toBe(true);
  await vi.waitFor(() => expect(button?.ariaDisabled).toBeNull());
  type({ email: "ann@example.org", password: "secret" });
  submit();
  expect(problems().slice(0, 2)).toEqual(["", ""]);
  expect(document.activeElement).toBe(input("server"));
  expect([sent, hosts]).toEqual([[], []]);
});

test("shows why the server rejected the sign-in, or why no request was sent", async () => {
  const { onSignedIn } = show({ answer: { kind: "refused", refusal: "invalidCredentials" } });
  type({ email: "ann@example.org", password: "wrong" });
  submit();
  const { t } = wordsIn("en");
  await vi.waitFor(() => expect(alertText()).toBe(t("refusals.invalidCredentials")));
  const { sent } = show({ isAllowed: false });
  type({ email: "ann@example.org", password: "secret" });
  submit();
  await vi.waitFor(() => expect(alertText()).toBe(t("failures.permissionDenied")));
  expect(sent).toEqual([]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("shows and hides the password", () => {
  show();
  const toggle = document.querySelector<HTMLElement>("button[aria-label='Show password']");
  toggle?.click();
  expect([input("password").type, toggle?.ariaLabel]).toEqual(["text", "Hide password"]);
  toggle?.click();
  expect([input("password").type, toggle?.ariaLabel]).toEqual(["password", "Show password"]);
});
