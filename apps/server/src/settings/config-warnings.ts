import { isLoopback } from "./loopback.ts";
import { parseSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { ignoredSettings } from "./supabase-settings.ts";

/** What an operator will wonder about later, when people cannot come in: settings that are right by themselves, and not together. */
export function configWarnings(settings: Settings): string[] {
  const { PUBLIC_URL, SMTP_URL, TRUST_PROXY } = settings;
  const warnings = supabaseWarnings(settings);
  if (
    SMTP_URL === undefined &&
    PUBLIC_URL !== undefined &&
    !isLoopback(new URL(PUBLIC_URL).hostname)
  ) {
    warnings.push(
      settings.SUPABASE_URL === undefined
        ? "No mail is sent, and people who register cannot confirm their address unless you open the inbox for them: set SMTP_URL."
        : "Reminders and mails of the mailing list are not sent: set SMTP_URL.",
    );
  }
  if (PUBLIC_URL?.startsWith("https:") && !TRUST_PROXY) {
    warnings.push(
      "A proxy serves PUBLIC_URL, since Postulo itself speaks no TLS, and limits count all people behind it as one: set TRUST_PROXY=on if it sets X-Forwarded-For.",
    );
  }
  warnings.push(...publicationWarnings(settings));
  return warnings;
}

function supabaseWarnings(settings: Settings): string[] {
  const ignored = ignoredSettings(settings, parseSettings({}));
  if (ignored.length === 0) return [];
  return [
    `The Supabase at SUPABASE_URL has its own settings of this, so these have no effect: ${ignored.join(", ")}.`,
  ];
}

const requiredOfPublisher = [
  "LEGAL_PUBLISHER_NAME",
  "LEGAL_PUBLISHER_ADDRESS",
  "LEGAL_PUBLICATION_DIRECTOR",
  "LEGAL_HOST_NAME",
  "LEGAL_HOST_ADDRESS",
] as const;

/** What the public pages state to be missing, where others than this machine are served. */
function publicationWarnings(settings: Settings): string[] {
  const { PUBLIC_URL } = settings;
  if (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)) return [];
  const missing = requiredOfPublisher.filter((name) => settings[name] === undefined);
  return [
    ...(settings.CONTACT_EMAIL === undefined
      ? [
          "The privacy policy, the terms and the refund text say that no contact address was given: set CONTACT_EMAIL.",
        ]
      : []),
    ...(missing.length > 0
      ? [`The legal notice at /legal says that parts of it are missing: set ${missing.join(", ")}.`]
      : []),
  ];
}
