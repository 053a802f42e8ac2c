import { useRef } from "react";
import type { Invitation } from "@postulo/domain/calendar/invitation";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { scheduleMessages } from "../messages.ts";
import classes from "../schedule.module.css";
import { useFormFrame } from "../../ui/form/use-form-frame.ts";
import { interviewOf } from "./invited-interview.ts";
import { invitationMessages } from "./messages.ts";
import { useWhen } from "./use-when.ts";

interface InvitationChoiceProps {
  readonly invitations: readonly Invitation[];
  readonly onChoose: (invitation: Invitation) => void;
  readonly onCancel: () => void;
}

/** The choice between several events of a file. */
export function InvitationChoice({ invitations, onChoose, onCancel }: InvitationChoiceProps) {
  const t = useTranslate(invitationMessages);
  const tSchedule = useTranslate(scheduleMessages);
  const whenOf = useWhen();
  const first = useRef<HTMLButtonElement>(null);
  const frame = useFormFrame(() => first.current?.focus(), onCancel);
  return (
    <form ref={frame} className={classes["invitation"]} aria-label={t("title")}>
      <p>{t("which")}</p>
      <ul className={classes["list"]}>
        {invitations.map((invitation, at) => (
          <li key={`${invitation.uid} ${at}`}>
            <Button
              ref={at === 0 ? first : undefined}
              variant="default"
              onClick={() => onChoose(invitation)}
            >
              {[whenOf(interviewOf("", invitation)), invitation.title].filter(Boolean).join(" · ")}
            </Button>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="default" onClick={onCancel}>
          {tSchedule("cancel")}
        </Button>
      </ButtonRow>
    </form>
  );
}
