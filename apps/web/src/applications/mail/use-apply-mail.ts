import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import {
  inverseOf,
  useScheduleMutation,
  type Schedule,
  type ScheduleChange,
} from "../../schedule/use-schedule.ts";
import { localToday } from "../../schedule/when.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { hideToast, showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { applicationMessages } from "../messages.ts";
import { withAppliedDay } from "../row/applied-day.ts";
import { LocalVersions, valuesBefore, type RowChange } from "../row/row-change.ts";
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
}

interface ApplyMailOptions {
  readonly schedule: Schedule | undefined;
  /** The hash of the mail; undefined before it is known. */
  readonly hash: string | undefined;
}

type Part = "edit" | "plan";

/** An accepted mail: the changes that take back its parts, without those that were not stored. */
interface Applied {
  readonly position: string;
  readonly undo: Map<Part, () => void>;
  toast: number;
}

/**
 * Applies a mail: columns and what is planned, with one undo for both. Without a connection, both wait for it. A mail of which
 * a part is not stored can be applied again.
 */
export function useApplyMail({ schedule, hash }: ApplyMailOptions) {
  const t = useTranslate(mailMessages);
  const tApplications = useTranslate(applicationMessages);
  const { user } = useSignedIn();
  const [versions] = useState(() => new LocalVersions());
  const applied = useRef<Applied>(undefined);
  const mark = (isNowApplied: boolean) => {
    if (hash !== undefined) setApplied(user.id, hash, isNowApplied);
  };
  const confirm = (mail: Applied, title: string) => {
    mail.toast = showUndoToast({
      title,
      onUndo: () => {
        applied.current = undefined;
        mark(false);
        for (const undo of mail.undo.values()) undo();
      },
    });
  };
  const onFailed = (part: Part) => {
    // A failed undo has its own toast.
    if (!applied.current) return;
    mark(false);
    hideToast(applied.current.toast);
    applied.current.undo.delete(part);
    if (applied.current.undo.size > 0)
      confirm(applied.current, t("appliedPartly", { position: applied.current.position }));
  };
  const plan = useScheduleMutation(() => onFailed("plan"));
  const change = useRowChange({
    versions,
    errorTitle: t("failed"),
    deletedElsewhere: tApplications("errors.deletedElsewhere"),
    onDone: ({ kind }) => {
      if (kind !== "conflict") return;
      onFailed("edit");
      showToast({ tone: "danger", title: t("conflict") });
    },
    onFailed: () => onFailed("edit"),
  });
  return ({ row, edit: values, planned }: AcceptedMail): void => {
    const edit = withAppliedDay(row, values, localToday());
    const undo = new Map<Part, () => void>();
    const edited: RowChange | undefined =
      Object.keys(edit).length > 0 ? { kind: "edit", row, edit } : undefined;
    if (edited) {
      const before = valuesBefore(edited);
      undo.set("edit", () => change({ kind: "edit", row: { ...row, ...edit }, edit: before }));
    }
    const inverse = planned && inverseOf(schedule ?? { tasks: [], interviews: [] }, planned);
    if (planned) undo.set("plan", () => (inverse ? plan(inverse) : undefined));
    applied.current = { position: positionOf(row), undo, toast: 0 };
    if (edited) change(edited);
    if (planned) plan(planned);
    mark(true);
    confirm(applied.current, t("applied", { position: positionOf(row) }));
  };
}
