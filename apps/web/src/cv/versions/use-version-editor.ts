import type { OpenCv } from "@postulo/contract/cv-version";
import type { CvDocument } from "@postulo/cv/cv-document";
import type { CvOperation } from "@postulo/cv/cv-operation";
import { rebaseOperations, referencedLines } from "@postulo/cv/rebase-operations";
import { defaultCvTemplate } from "@postulo/domain/cv-look";
import { useMemo, useState } from "react";
import { useSignedIn } from "../../session/session-context.tsx";
import type { CvLook } from "../use-cv-look.ts";
import { masterOf, versionOf } from "./shown-cv.ts";
import { toVersionRow, type VersionRow } from "./stored-cvs.ts";
import { clearVersionDraft, loadVersionDraft, saveVersionDraft } from "./version-draft.ts";

type Operations = readonly CvOperation[];
type Dropped = OpenCv["dropped"];

interface EditorState {
  readonly operations: Operations;
  readonly look: CvLook;
  readonly past: readonly Operations[];
  readonly future: readonly Operations[];
  /** The version that is stored, and its number. */
  readonly saved: string;
  readonly number: number;
  /** Changes that no longer apply. */
  readonly dropped: Dropped;
}

const maxPast = 100;

const completeLook = (look: OpenCv["version"]["look"]): CvLook => ({
  template: look?.template ?? defaultCvTemplate,
  paper: look?.paper,
  accent: look?.accent,
  language: look?.language,
});

/** The same text for the same changes, in whatever order they were made. */
const fingerprint = (operations: Operations, look: CvLook) =>
  JSON.stringify([
    operations.toSorted((a, b) => a.id.localeCompare(b.id)),
    look.template,
    look.paper,
    look.accent,
    look.language,
  ]);

/** What is stored, or the unsaved changes of this tab on today's profile. */
function initialState(cv: OpenCv, master: CvDocument, owner: string): EditorState {
  const { number, operations } = cv.version;
  const look = completeLook(cv.version.look);
  const fresh = { look, number, past: [], future: [], saved: fingerprint(operations, look) };
  const draft = loadVersionDraft(owner, cv.cvId);
  if (!draft) return { ...fresh, operations, dropped: cv.dropped };
  const rebased = rebaseOperations(master, draft.operations, draft.lines);
  return {
    ...fresh,
    operations: rebased.operations,
    look: completeLook(draft.look),
    number: draft.number,
    dropped: rebased.dropped,
  };
}

const rowOf = (operations: Operations, look: CvLook, master: CvDocument) =>
  toVersionRow(operations, referencedLines(master, operations), look);

/** The version in the page: its changes, undo and redo, and what is not saved. Unsaved changes survive a reload. */
export function useVersionEditor(cv: OpenCv) {
  const { user } = useSignedIn();
  const master = useMemo(() => masterOf(cv), [cv]);
  const [state, setState] = useState(() => initialState(cv, master, user.id));
  const { operations, look, past, future } = state;
  const version = useMemo(() => versionOf(cv, master, operations), [cv, master, operations]);
  const row = useMemo(() => rowOf(operations, look, master), [operations, look, master]);

  function show(next: EditorState) {
    setState(next);
    if (fingerprint(next.operations, next.look) === next.saved) clearVersionDraft(user.id, cv.cvId);
    else {
      const kept = rowOf(next.operations, next.look, master);
      saveVersionDraft(user.id, cv.cvId, { number: next.number, ...kept });
    }
  }

  const change = (next: Operations) =>
    show({
      ...state,
      operations: next,
      past: [...past, operations].slice(-maxPast),
      future: [],
    });
  const step = (from: readonly Operations[], isUndo: boolean) => {
    const next = from.at(-1);
    if (!next) return;
    const rest = from.slice(0, -1);
    const moved = isUndo
      ? { past: rest, future: [...future, operations] }
      : { past: [...past, operations], future: rest };
    show({ ...state, ...moved, operations: next });
  };

  return {
    master,
    version,
    row,
    operations,
    look,
    number: state.number,
    dropped: state.dropped,
    isDirty: fingerprint(operations, look) !== state.saved,
    change,
    changeLook: (part: Partial<CvLook>) => show({ ...state, look: { ...look, ...part } }),
    undo: past.length > 0 ? () => step(past, true) : undefined,
    redo: future.length > 0 ? () => step(future, false) : undefined,
    /** To be called with what was stored: changes since then are unsaved. */
    markSaved: (stored: VersionRow, number: number) => {
      const saved = fingerprint(stored.operations, completeLook(stored.look));
      setState((current) => ({ ...current, saved, number, dropped: [] }));
      clearVersionDraft(user.id, cv.cvId);
    },
    /** Replaces the unsaved changes by the stored version. */
    discard: () => {
      clearVersionDraft(user.id, cv.cvId);
      setState(initialState(cv, master, user.id));
    },
    dismissDropped: () => setState({ ...state, dropped: [] }),
  };
}
export type VersionEditor = ReturnType<typeof useVersionEditor>;
