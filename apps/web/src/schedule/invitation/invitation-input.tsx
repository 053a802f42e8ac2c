import type { InvitationResult } from "@postulo/domain/calendar/invitation";
import { invitationLimits } from "@postulo/domain/calendar/invitation-limits";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { DropZone } from "../../ui/form/drop-zone.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { IconUpload } from "../../ui/icons.tsx";
import { scheduleMessages } from "../messages.ts";
import classes from "../schedule.module.css";
import { useFormFrame } from "../../ui/form/use-form-frame.ts";
import { invitationMessages } from "./messages.ts";
import { readCalendarFile } from "./read-file.ts";

interface InvitationInputProps {
  readonly result: Exclude<InvitationResult, { readonly kind: "read" }> | undefined;
  readonly onRead: (text: string) => void;
  readonly onCancel: () => void;
}

const isCalendar = (text: string) => text.includes("BEGIN:VCALENDAR");

/** A file, dropped or chosen, or pasted text. */
export function InvitationInput({ result, onRead, onCancel }: InvitationInputProps) {
  const t = useTranslate(invitationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const [text, setText] = useState("");
  const [isUnreadable, setIsUnreadable] = useState(false);
  const readFile = async (file: File) => {
    try {
      onRead(await readCalendarFile(file));
    } catch {
      setIsUnreadable(true);
    }
  };
  const frame = useFormFrame(() => undefined, onCancel);
  return (
    <form
      ref={frame}
      className={classes["invitation"]}
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      {isUnreadable ? <Notice tone="danger">{tSchedule("unreadableFile")}</Notice> : null}
      {result ? (
        <Notice tone="danger">
          {result.kind === "tooMany"
            ? t("tooMany", { count: result.count, most: invitationLimits.events })
            : t(result.kind)}
        </Notice>
      ) : null}
      <DropZone
        icon={<IconUpload size={20} aria-hidden />}
        title={<strong>{t("title")}</strong>}
        text={t("hint")}
        drop={t("drop")}
        choose={t("choose")}
        inputLabel={t("title")}
        accept=".ics,text/calendar"
        isBusy={false}
        onFile={(file) => void readFile(file)}
      />
      <Textarea
        rows={2}
        label={t("paste")}
        placeholder="BEGIN:VCALENDAR"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          if (isCalendar(value)) onRead(value);
        }}
      />
      <ButtonRow>
        <Button type="submit">{t("read")}</Button>
        <Button variant="default" onClick={onCancel}>
          {tSchedule("cancel")}
        </Button>
      </ButtonRow>
    </form>
  );
}
