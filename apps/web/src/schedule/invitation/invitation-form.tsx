import {
  readInvitations,
  type Invitation,
  type InvitationResult,
} from "@postulo/domain/calendar/invitation";
import { useState } from "react";
import { useSignedIn } from "../../session/session-context.tsx";
import type { PlannedInterview } from "../use-schedule.ts";
import { ownZone } from "../when.ts";
import { ConfirmInvitation } from "./confirm-invitation.tsx";
import { InvitationChoice } from "./invitation-choice.tsx";
import { InvitationInput } from "./invitation-input.tsx";

interface InvitationFormProps {
  readonly applicationId: string;
  /** All interviews: an invitation may change one of them, and overlaps are shown. */
  readonly all: readonly PlannedInterview[];
  readonly onClose: () => void;
}

/** An invitation, from a calendar file or its text, becomes an interview after it was confirmed. */
export default function InvitationForm(props: InvitationFormProps) {
  const { onClose } = props;
  const { user } = useSignedIn();
  const [result, setResult] = useState<InvitationResult>();
  const [chosen, setChosen] = useState<Invitation>();
  const read = (text: string) => {
    const ownAddresses = user.email === undefined ? [] : [user.email];
    const found = readInvitations(text, { ownZone: ownZone(), ownAddresses });
    setResult(found);
    const isOnly = found.kind === "read" && found.invitations.length === 1;
    setChosen(isOnly ? found.invitations[0] : undefined);
  };
  if (chosen) return <ConfirmInvitation {...props} invitation={chosen} />;
  if (result?.kind === "read")
    return (
      <InvitationChoice invitations={result.invitations} onChoose={setChosen} onCancel={onClose} />
    );
  return (
    <InvitationInput
      result={result}
      onRead={read}
      onTooLarge={() => setResult({ kind: "tooLarge" })}
      onCancel={onClose}
    />
  );
}
