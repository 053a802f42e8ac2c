import { parseLanguage } from "@postulo/i18n/language";
import type { Translate } from "@postulo/i18n/translate";
import type { AuthMail } from "@postulo/supabase-server/auth/messages/auth-mail";
import type { Sms } from "@postulo/supabase-server/auth/messages/sms";
import { layOutMail } from "./lay-out-mail.ts";
import { translateMail, type messages } from "./mail-messages.ts";
import type { Mail } from "./mail.ts";

const maxNameLength = 80;

/** Writes the auth server's mails in the language of the sign-up. */
export function writeAuthMail(mail: AuthMail): Mail {
  const language = parseLanguage(mail.metadata["language"]);
  const t = translateMail(language);
  const name = nameOf(mail.metadata["name"]);
  const { subject, body, button, afterwards } = wordsOf(t, mail);
  const introduction = mail.kind === "reauthentication" ? "codeOnly" : "codeIntroduction";
  const code = mail.code === "" ? [] : [t(introduction, { code: mail.code })];
  return layOutMail(mail.to, subject, {
    language,
    before: [name === "" ? t("greetingWithoutName") : t("greeting", { name }), body],
    button,
    link: mail.link,
    after: [...code, afterwards, t("signature")],
    linkFallback: t("linkFallback"),
  });
}

/** The text of an SMS, short enough for one in either language. */
export function writeSms({ code, metadata }: Pick<Sms, "code" | "metadata">): string {
  return translateMail(parseLanguage(metadata["language"]))("sms", { code });
}

function wordsOf(t: Translate<typeof messages>, { kind, newEmail = "" }: AuthMail) {
  const isChange = kind === "emailChangeCurrent" || kind === "emailChangeNew";
  return {
    subject: t(`${kind}.subject`),
    body: isChange ? t(`${kind}.body`, { newEmail }) : t(`${kind}.body`),
    button: t(`${kind}.button`),
    afterwards: t(`${kind}.afterwards`),
  };
}

/** The name typed at registration is shown to the owner of the email: line breaks and URLs are removed. */
function nameOf(written: unknown): string {
  if (typeof written !== "string") return "";
  const name = written.replaceAll(/\s+/g, " ").trim();
  return name.length > maxNameLength || /[/@<>]|www\.|\.\w/.test(name) ? "" : name;
}
