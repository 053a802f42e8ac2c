import { readInvitations, type InvitationResult } from "@postulo/domain/calendar/invitation";
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
  /** The text of a calendar file that was dropped on the page. */
  readonly dropped: string | undefined;
  readonly onClose: () => void;
}

/** The invitation of a result that has one only. */
const onlyOne = (result: InvitationResult | undefined) =>
  result?.kind === "read" && result.invitations.length === 1 ? result.invitations[0] : undefined;

/** An invitation, from a calendar file or its text, becomes an interview after it was confirmed. */
export default function InvitationForm(props: InvitationFormProps) {
  const { dropped, onClose } = props;
  const { user } = useSignedIn();
  const readText = (text: string) => {
    const ownAddresses = user.email === undefined ? [] : [user.email];
    return readInvitations(text, { ownZone: ownZone(), ownAddresses });
  };
  const [result, setResult] = useState<InvitationResult | undefined>(() =>
    dropped === undefined ? undefined : readText(dropped),
  );
  const [chosen, setChosen] = useState(() => onlyOne(result));
  const read = (text: string) => {
    const found = readText(text);
    setResult(found);
    setChosen(onlyOne(found));
  };
  if (chosen) return <ConfirmInvitation {...props} invitation={chosen} />;
  if (result?.kind === "read")
    return (
      <InvitationChoice invitations={result.invitations} onChoose={setChosen} onCancel={onClose} />
    );
  return <InvitationInput result={result} onRead={read} onCancel={onClose} />;
}
