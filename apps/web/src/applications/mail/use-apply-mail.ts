import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import {
  inverseOf,
  useScheduleMutation,
  type Schedule,
  type ScheduleChange,
} from "../../schedule/use-schedule.ts";
import { localToday } from "../../schedule/when.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { applicationMessages } from "../messages.ts";
import { withAppliedDay } from "../row/applied-day.ts";
import { LocalVersions, valuesBefore } from "../row/row-change.ts";
import { positionOf } from "../row/row-tools.ts";
import { useRowChange } from "../row/use-row-change.ts";
import { setApplied } from "./applied-mails.ts";
import { mailMessages } from "./messages.ts";

/** What is changed after the person accepted. */
export interface AcceptedMail {
  /** With the details that the edit changes. */
  readonly row: Application;
  /** Empty where only something is planned. */
  readonly edit: ApplicationEdit;
  readonly planned: ScheduleChange | undefined;
  /** The hash of the mail; undefined before it is known. */
  readonly hash: string | undefined;
}

const isEmpty = (edit: ApplicationEdit) => Object.keys(edit).length === 0;

/** Applies a mail: columns and what is planned, with one undo for both. Without a connection, both wait for it. */
export function useApplyMail(schedule: Schedule | undefined): (accepted: AcceptedMail) => void {
  const t = useTranslate(mailMessages);
  const tApplications = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const [versions] = useState(() => new LocalVersions());
  const plan = useScheduleMutation();
  const change = useRowChange({
    versions,
    errorTitle: t("failed"),
    deletedElsewhere: tApplications("errors.deletedElsewhere"),
    onDone: ({ kind }) => {
      if (kind === "conflict") showToast({ tone: "danger", title: t("conflict") });
    },
  });
  return ({ row, edit: values, planned, hash }) => {
    const edit = withAppliedDay(row, values, localToday());
    const seen = schedule ?? { tasks: [], interviews: [] };
    const inverse = planned && inverseOf(seen, planned);
    const before = valuesBefore({ kind: "edit", row, edit });
    if (!isEmpty(edit)) change({ kind: "edit", row, edit });
    if (planned) plan(planned);
    if (hash !== undefined) setApplied(user.id, hash, true);
    showUndoToast({
      title: t("applied", { position: positionOf(row) }),
      onUndo: () => {
        if (!isEmpty(edit)) change({ kind: "edit", row: { ...row, ...edit }, edit: before });
        if (inverse) plan(inverse);
        if (hash !== undefined) setApplied(user.id, hash, false);
      },
    });
  };
}
