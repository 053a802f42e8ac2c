import type { ReceivedMail } from "@postulo/domain/mail/received-mail";
import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import {
  inverseOf,
  useScheduleMutation,
  type ScheduleChange,
} from "../../schedule/use-schedule-change.ts";
import type { Schedule } from "../../schedule/use-schedule.ts";
import { localToday } from "../../schedule/when.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { hideToast, showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { applicationMessages } from "../messages.ts";
import { withAppliedDay } from "../row/applied-day.ts";
import { LocalVersions, valuesBefore, type RowChange } from "../row/row-change.ts";
import { positionOf } from "../row/row-tools.ts";
import { useRowChange } from "../row/use-row-change.ts";
import { hashMail, setApplied } from "./applied-mails.ts";
import { mailMessages } from "./messages.ts";

/** What is changed after the person accepted. */
export interface AcceptedMail {
  /** With the details that the edit changes. */
  readonly row: Application;
  /** Empty where only something is planned. */
  readonly edit: ApplicationEdit;
  readonly planned: readonly ScheduleChange[];
}

interface ApplyMailOptions {
  readonly schedule: Schedule | undefined;
  readonly mail: ReceivedMail;
}

type Part = RowChange | ScheduleChange;

/** An accepted mail. */
interface Applied {
  readonly position: string;
  /** By which copies are recognised; computed while the mail is applied. */
  readonly hash: Promise<string>;
  /** The changes that take back its parts, without those that were not stored. */
  readonly undo: Map<Part, () => void>;
  /** The parts that are not stored: they are under way, or failed. */
  readonly missing: Set<Part>;
  isTakenBack: boolean;
  toast: number;
}

/** Which accepted mail each part belongs to, and what becomes of it. */
function useAcceptedMails() {
  const t = useTranslate(mailMessages);
  const { user } = useSignedIn();
  // Changes that undo a mail are not in it: a failed one has its own toast.
  const mails = useRef(new WeakMap<Part, Applied>());
  const mark = ({ hash }: Applied, isNowApplied: boolean) => {
    hash.then(
      (known) => setApplied(user.id, known, isNowApplied),
      // Where the browser has no hashes, on a page without HTTPS, copies are not recognised.
      () => undefined,
    );
  };
  const confirm = (mail: Applied, title: string) => {
    mail.toast = showUndoToast({
      title,
      onUndo: () => {
        mail.isTakenBack = true;
        mark(mail, false);
        for (const undo of mail.undo.values()) undo();
      },
    });
  };
  return {
    add: (mail: Applied) => {
      for (const part of mail.missing) mails.current.set(part, mail);
      confirm(mail, t("applied", { position: mail.position }));
    },
    onStored: (part: Part) => {
      const mail = mails.current.get(part);
      mail?.missing.delete(part);
      if (mail?.missing.size === 0 && !mail.isTakenBack) mark(mail, true);
    },
    onFailed: (part: Part) => {
      const mail = mails.current.get(part);
      if (!mail || mail.isTakenBack) return;
      hideToast(mail.toast);
      mail.undo.delete(part);
      if (mail.undo.size > 0) confirm(mail, t("appliedPartly", { position: mail.position }));
    },
  };
}

/**
 * Applies a mail: columns and what is planned, with one undo for both. Without a connection, both wait for it. A mail is marked as
 * applied once all parts are stored; until then it can be applied again.
 */
export function useApplyMail({ schedule, mail }: ApplyMailOptions) {
  const t = useTranslate(mailMessages);
  const tApplications = useTranslate(applicationMessages);
  const [versions] = useState(() => new LocalVersions());
  const { add, onStored, onFailed } = useAcceptedMails();
  const plan = useScheduleMutation({ onStored, onFailed });
  const change = useRowChange({
    versions,
    errorTitle: t("failed"),
    deletedElsewhere: tApplications("errors.deletedElsewhere"),
    onDone: ({ kind }, part) => {
      if (kind === "done") return onStored(part);
      onFailed(part);
      showToast({ tone: "danger", title: t("conflict") });
    },
    onFailed,
  });
  return ({ row, edit: values, planned }: AcceptedMail): void => {
    const edit = withAppliedDay(row, values, localToday());
    const undo = new Map<Part, () => void>();
    const edited: RowChange | undefined =
      Object.keys(edit).length > 0 ? { kind: "edit", row, edit } : undefined;
    if (edited) {
      const before = valuesBefore(edited);
      undo.set(edited, () => change({ kind: "edit", row: { ...row, ...edit }, edit: before }));
    }
    for (const part of planned) {
      const inverse = inverseOf(schedule ?? { tasks: [], interviews: [] }, part);
      undo.set(part, () => (inverse ? plan(inverse) : undefined));
    }
    const missing = new Set(undo.keys());
    const hash = hashMail(mail);
    add({ position: positionOf(row), hash, undo, missing, isTakenBack: false, toast: 0 });
    if (edited) change(edited);
    for (const part of planned) plan(part);
  };
}
