import type { Answered, LearnedAnswer, Visit } from "@postulo/contract/extension-visit";
import * as z from "zod/mini";
import { answeredInTab } from "../filling/page-access.ts";
import { asAnswer } from "../filling/stored-rows.ts";
import type { Session } from "../session/current-session.ts";
import { answerChanges, answerRows } from "./answer-changes.ts";
import { hasOtherForm } from "./visit-of-page.ts";
import { changeVisit, loadVisit } from "./visits.ts";

const idRows = z.array(z.object({ id: z.string() }));

const maxAnswers = 60;
const maxQuestionLength = 2000;
const maxAnswerLength = 5000;

/** Saves the current answers of a filled form in its visit, because the form disappears when it is sent. */
export async function noteAnswers(tabId: number): Promise<void> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return;
  if (await hasOtherForm(tabId, visit)) return;
  const answers = await answeredInTab(tabId);
  if (answers.length === 0) return;
  const isReplaced = ({ question }: Answered) => answers.some((one) => one.question === question);
  await changeVisit(tabId, (now) => {
    const answered = [...(now.answered ?? []).filter((one) => !isReplaced(one)), ...answers];
    return { ...now, answered: answered.slice(0, maxAnswers) };
  });
}

/**
 * Stores the answers of a sent application in the profile, for forms with the same questions. A stored answer is replaced only
 * where the user has changed what the form had after it was filled. @returns what was stored.
 */
export async function storeAnswers(
  { client, userId }: Session,
  { answered = [], drafts = [], draft }: Visit,
): Promise<LearnedAnswer[]> {
  const storable = answered.filter(
    ({ question, answer }) =>
      question !== "" && question.length <= maxQuestionLength && answer.length <= maxAnswerLength,
  );
  if (storable.length === 0) return [];
  const found = await client
    .from("profile")
    .select("id")
    .eq("user_id", userId)
    .retry(true)
    .throwOnError();
  const profileId = idRows.parse(found.data)[0]?.id;
  const stored = await client
    .from("other")
    .select("id, kind, label, question, content, scope_name, country")
    .eq("profile_id", profileId)
    .retry(true)
    .throwOnError();
  const rows = answerRows
    .parse(z.array(z.unknown()).parse(stored.data).map(asAnswer))
    .filter(({ kind }) => typeof kind === "string");
  const drafted = new Set(drafts.map(({ question }) => question));
  const { added, replaced } = answerChanges(storable, rows, {
    company: draft.company_name.trim(),
    drafted,
  });
  for (const { id, answer } of replaced)
    await client.from("other").update({ content: answer }).eq("id", id).throwOnError();
  if (added.length === 0) return replaced;
  const newRows = added.map((row) => ({ profile_id: profileId, ...row }));
  const inserted = await client.from("other").insert(newRows).select("id").throwOnError();
  const ids = idRows.parse(inserted.data);
  const learned = added.flatMap(({ question, content: answer }, at): LearnedAnswer[] => {
    const id = ids[at]?.id;
    return id === undefined ? [] : [{ id, question, answer }];
  });
  return [...replaced, ...learned];
}

/** Takes back what was stored of the answers, where it has not been changed since. */
export async function forgetAnswers(
  { client }: Session,
  learned: readonly LearnedAnswer[],
): Promise<void> {
  for (const { id, answer, before } of learned) {
    const table = client.from("other");
    const change = before === undefined ? table.delete() : table.update({ content: before });
    await change.eq("id", id).eq("content", answer).throwOnError();
  }
}
