import { draftSaver, type DraftSaver } from "../data/draft-saver.ts";
import {
  clearLargeDraft,
  clearUrgentDraft,
  loadLargeDraft,
  loadUrgentDraft,
  saveLargeDraft,
} from "../data/large-drafts.ts";
import { reviewDraft, type ReviewDraft } from "./draft.ts";

const draftName = "resume-review";
const fileName = "resume-file";
const channelName = "postulo-resume-review";

interface Message {
  readonly owner: string;
  /** Null when the review has ended. */
  readonly draft: ReviewDraft | null;
  /** The draft before it was changed; absent when the review begins or ends. */
  readonly before?: ReviewDraft;
}

/** What another tab did. */
export type SentReview = Omit<Message, "owner">;

/** The channel that this tab listens on. It sends too, since a channel does not receive its own messages. */
let listening: BroadcastChannel | undefined;

function send(message: Message): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = listening ?? new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(message);
  if (channel !== listening) channel.close();
}

/** Stores the review on this machine. */
export const reviewSaver = (owner: string): DraftSaver => draftSaver(owner, draftName);

const revisionOf = ({ revision = 0 }: ReviewDraft) => revision;

/** The review that was begun on this machine; null without one, or when another version of the app stored it. */
export async function loadReview(owner: string): Promise<ReviewDraft | null> {
  const stored = reviewDraft.safeParse(await loadLargeDraft(owner, draftName)).data;
  // Stored when a page was closed that had not finished writing.
  const urgent = reviewDraft.safeParse(loadUrgentDraft(owner, draftName)).data;
  if (!stored || !urgent) return stored ?? urgent ?? null;
  const isNewer = urgent.id === stored.id && revisionOf(urgent) > revisionOf(stored);
  return isNewer ? urgent : stored;
}

/** The reviewed file; null when the browser could not store it. */
export async function loadReviewedFile(owner: string): Promise<File | null> {
  const file = await loadLargeDraft(owner, fileName);
  return file instanceof File ? file : null;
}

/** Begins a review, which replaces one that was not finished. Returns whether it is kept on this machine. */
export async function beginReview(owner: string, draft: ReviewDraft, file: File): Promise<boolean> {
  clearUrgentDraft(owner, draftName);
  const saver = reviewSaver(owner);
  const hasFile = await saveLargeDraft(owner, fileName, file);
  saver.save(draft);
  const hasDraft = await saver.finish();
  send({ owner, draft });
  return hasFile && hasDraft;
}

/** Stores the changed review, and sends the change to other tabs. */
export function saveReview(
  owner: string,
  { before, after }: { readonly before: ReviewDraft; readonly after: ReviewDraft },
): void {
  reviewSaver(owner).save(after);
  send({ owner, before, draft: after });
}

export async function endReview(owner: string): Promise<void> {
  await reviewSaver(owner).stop();
  clearUrgentDraft(owner, draftName);
  await clearLargeDraft(owner, draftName);
  await clearLargeDraft(owner, fileName);
  send({ owner, draft: null });
}

/** Calls `onReview` when another tab begins, changes or ends a review. */
export function listenForReview(
  owner: string,
  onReview: (sent: SentReview) => void,
  signal: AbortSignal,
): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  listening = channel;
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.owner === owner) onReview(data);
  });
  signal.addEventListener("abort", () => {
    channel.close();
    if (listening === channel) listening = undefined;
  });
}
