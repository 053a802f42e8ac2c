import { mailLimits } from "@postulo/domain/mail/received-mail";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { MailRequest } from "../../schedule/mail-request.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { DropZone } from "../../ui/form/drop-zone.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { IconUpload } from "../../ui/icons.tsx";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";
import type { OpenedMail } from "./open-mail.ts";

interface MailInputProps {
  /** Why what was given before is not read. */
  readonly problem: Exclude<OpenedMail["kind"], "mail" | "calendar"> | undefined;
  /** The text that was pasted before. */
  readonly initialText: string;
  readonly onRead: (input: Omit<MailRequest, "id">) => void;
  readonly onCancel: () => void;
}

/** A mail as a file, dropped or chosen, or as pasted text. */
export function MailInput({ problem, initialText, onRead, onCancel }: MailInputProps) {
  const t = useTranslate(mailMessages);
  const [text, setText] = useState(initialText);
  return (
    <form
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        onRead({ text });
      }}
    >
      {problem ? (
        <Notice tone="danger">
          {t(`problems.${problem}`, { megabytes: mailLimits.bytes / 1_000_000 })}
        </Notice>
      ) : null}
      <DropZone
        icon={<IconUpload size={20} aria-hidden />}
        title={<strong>.eml, .ics</strong>}
        text={t("hint")}
        drop={t("drop")}
        choose={t("choose")}
        inputLabel={t("title")}
        accept=".eml,.ics,.txt,message/rfc822,text/calendar,text/plain"
        isBusy={false}
        onFile={(file) => onRead({ file })}
      />
      <Textarea
        data-autofocus
        rows={5}
        maxRows={12}
        label={t("paste")}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <ButtonRow isFooter>
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit">{t("read")}</Button>
      </ButtonRow>
    </form>
  );
}
