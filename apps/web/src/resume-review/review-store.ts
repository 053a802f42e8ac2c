import { clearLargeDraft, loadLargeDraft, saveLargeDraft } from "../data/large-drafts.ts";
import { reviewDraft, type ReviewDraft } from "./draft.ts";

const draftName = "resume-review";
const fileName = "resume-file";
const channelName = "postulo-resume-review";

interface Message {
  readonly owner: string;
  /** Null when the review has ended. */
  readonly draft: ReviewDraft | null;
}

function send(message: Message): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(message);
  channel.close();
}

/** The review that was begun on this machine; null without one, or when another version of the app stored it. */
export async function loadReview(owner: string): Promise<ReviewDraft | null> {
  return reviewDraft.safeParse(await loadLargeDraft(owner, draftName)).data ?? null;
}

/** The reviewed file; null when the browser could not store it. */
export async function loadReviewedFile(owner: string): Promise<File | null> {
  const file = await loadLargeDraft(owner, fileName);
  return file instanceof File ? file : null;
}

/** Begins a review, which replaces one that was not finished. Returns whether it is kept on this machine. */
export async function beginReview(owner: string, draft: ReviewDraft, file: File): Promise<boolean> {
  const hasFile = await saveLargeDraft(owner, fileName, file);
  const hasDraft = await saveLargeDraft(owner, draftName, draft);
  send({ owner, draft });
  return hasFile && hasDraft;
}

/** Stores the state of the review, also for other tabs. */
export async function saveReview(owner: string, draft: ReviewDraft): Promise<void> {
  send({ owner, draft });
  await saveLargeDraft(owner, draftName, draft);
}

export async function endReview(owner: string): Promise<void> {
  await clearLargeDraft(owner, draftName);
  await clearLargeDraft(owner, fileName);
  send({ owner, draft: null });
}

/** Calls `onDraft` when another tab changes or ends the review. */
export function listenForReview(
  owner: string,
  onDraft: (draft: ReviewDraft | null) => void,
  signal: AbortSignal,
): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.owner === owner) onDraft(data.draft);
  });
  signal.addEventListener("abort", () => channel.close());
}
