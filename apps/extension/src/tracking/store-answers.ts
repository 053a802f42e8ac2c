import { countriesIn } from "@postulo/autofill/plan/find-answer";
import type { Answered, Visit } from "@postulo/contract/extension-messages";
import type { AnswerKey } from "@postulo/domain/answer-key";
import * as z from "zod/mini";
import { answeredInTab } from "../filling/page-access.ts";
import type { Session } from "../session/current-session.ts";
import { changeVisit, loadVisit } from "./visits.ts";

const profileRows = z.array(z.object({ id: z.string() }));
const questionRows = z.array(
  z.object({ question: z.nullable(z.string()), scope_name: z.nullish(z.string()) }),
);

const maxAnswers = 60;
const maxQuestionLength = 2000;
const maxAnswerLength = 5000;

/** Kinds with the scope of one employer; all others are global. */
const ofEmployer = new Set<AnswerKey>([
  "custom_question",
  "motivation",
  "referral_name",
  "previously_employed",
]);

/** A permit depends on the country: that of the job, where the question names none. */
const isOfCountry = ({ kind, question }: Pick<Answered, "kind" | "question">) =>
  (kind === "work_authorization" || kind === "visa_sponsorship") &&
  countriesIn(question).size !== 1;

/** Saves the current answers of a filled form in its visit, because the form disappears when it is sent. */
export async function noteAnswers(tabId: number): Promise<void> {
  const visit = await loadVisit(tabId);
  if (!visit?.receipt || visit.recording === "recorded") return;
  const answers = await answeredInTab(tabId);
  if (answers.length === 0) return;
  const isReplaced = ({ question }: Answered) => answers.some((one) => one.question === question);
  await changeVisit(tabId, (now) => {
    const answered = [...(now.answered ?? []).filter((one) => !isReplaced(one)), ...answers];
    return { ...now, answered: answered.slice(0, maxAnswers) };
  });
}

/**
 * Stores the answers of a sent application in the profile, for forms with the same questions. Existing answers to the
 * same questions are not changed.
 */
export async function storeAnswers(
  { client, userId }: Session,
  { answered = [], drafts = [], draft }: Visit,
): Promise<void> {
  const storable = answered.filter(
    ({ question, answer }) =>
      question !== "" && question.length <= maxQuestionLength && answer.length <= maxAnswerLength,
  );
  if (storable.length === 0) return;
  const found = await client.from("profile").select("id").eq("user_id", userId).throwOnError();
  const profileId = profileRows.parse(found.data)[0]?.id;
  const stored = await client
    .from("other")
    .select("question, scope_name")
    .eq("profile_id", profileId)
    .filter("kind", "not.is", null)
    .throwOnError();
  const company = draft.company_name.trim();
  const isOfAnother = (name: string | null | undefined) =>
    name !== null && name !== undefined && name !== company;
  const known = new Set(
    questionRows
      .parse(stored.data)
      .filter(({ scope_name: name }) => !isOfAnother(name))
      .map(({ question }) => question),
  );
  const drafted = new Set(drafts.map(({ question }) => question));
  const rows = storable
    .filter(({ question }) => !known.has(question))
    .filter((one) => company !== "" || !isOfCountry(one))
    .map(({ kind, question, answer }) => {
      const isOwn = ofEmployer.has(kind) || isOfCountry({ kind, question });
      const isScoped = company !== "" && (isOwn || drafted.has(question));
      return {
        profile_id: profileId,
        kind,
        question,
        content: answer,
        scope: isScoped ? "employer" : "global",
        scope_name: isScoped ? company : null,
      };
    });
  if (rows.length > 0) await client.from("other").insert(rows).throwOnError();
}
