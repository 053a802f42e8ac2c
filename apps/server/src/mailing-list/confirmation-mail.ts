import { unconfirmedSignUpDays } from "@postulo/domain/limits";
import { layOutMail } from "../mail/lay-out-mail.ts";
import type { Mail } from "../mail/mail.ts";
import type { ListEntry } from "./list-entry.ts";
import { linkTo } from "./list-link.ts";
import { translateList } from "./list-messages.ts";

interface Addressee extends ListEntry {
  to: string;
  token: string;
  publicUrl: string;
}

/** The double opt-in mail. */
export function writeConfirmationMail({ to, token, publicUrl, list, language }: Addressee): Mail {
  const t = translateList(language);
  const leave = `${t("mail.leave")} ${linkTo("unsubscribe", token, publicUrl)}`;
  return layOutMail(to, t(`mail.${list}.subject`), {
    language,
    before: [t("mail.greeting"), t(`mail.${list}.body`)],
    button: t(`mail.${list}.button`),
    link: linkTo("confirm", token, publicUrl),
    after: [t("mail.ignore", { days: unconfirmedSignUpDays }), leave, t("mail.signature")],
    linkFallback: t("mail.linkFallback"),
  });
}
