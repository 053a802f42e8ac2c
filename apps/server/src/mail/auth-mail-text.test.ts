import { compareMessages, frenchTypographyProblems } from "@postulo/i18n/compare-messages";
import { expect, test } from "vitest";
import { writeAuthMail } from "./auth-mail-text.ts";
import { messages as english } from "./mail-messages.ts";
import { messages as french } from "./mail-messages.fr.ts";

const confirmation = {
  kind: "confirmation" as const,
  to: "jane@example.org",
  link: "https://jobs.example.org/auth/v1/verify?token=a&type=signup",
  code: "12345678",
  metadata: { name: "Jane Doe", language: "fr" },
};

test("the mail is in the language of the registration, else in English", () => {
  expect(writeAuthMail(confirmation).subject).toBe("Confirmez votre adresse e-mail");
  expect(writeAuthMail({ ...confirmation, metadata: { language: "de" } }).subject).toBe(
    "Confirm your e-mail address",
  );
});

test("the text and HTML parts contain the link and the code", () => {
  const { text, html } = writeAuthMail(confirmation);
  expect(text).toContain(confirmation.link);
  expect(text).toContain("12345678");
  expect(text).toContain("Bonjour Jane Doe,");
  expect(text).toContain("Confirmer mon adresse\u00A0:\n");
  expect(html).toContain('href="https://jobs.example.org/auth/v1/verify?token=a&amp;type=signup"');
  expect(html).toContain('<html lang="fr">');
});

test("a name cannot inject markup or a clickable URL", () => {
  const hostile = [
    '<img src=x onerror="alert(1)">',
    "Visit https://evil.example now",
    "www.evil.example",
    "you won evil.example",
  ];
  for (const name of hostile) {
    const { text, html } = writeAuthMail({ ...confirmation, metadata: { name } });
    expect(text).toContain("Hello,");
    expect(text + html).not.toMatch(/evil|onerror/);
  }
  const { html } = writeAuthMail({ ...confirmation, metadata: { name: `O'Neil & "Sons"` } });
  expect(html).toContain("O&#39;Neil &amp; &quot;Sons&quot;");
});

test("the mail about a change of address contains the new address", () => {
  const { text } = writeAuthMail({
    ...confirmation,
    kind: "emailChangeCurrent",
    newEmail: "new@example.org",
    metadata: {},
  });
  expect(text).toContain("to new@example.org");
});

test("both languages have the same texts", () => {
  expect(compareMessages(english, french)).toEqual([]);
  expect(frenchTypographyProblems(french)).toEqual([]);
});
