import type { OwnAnswer } from "@postulo/letter/draft-answer";
import { fold } from "@postulo/lexicon/fold";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import type { SignedInUser } from "../http/signed-in-user.ts";

const letterRows = z.array(
  z.object({ id: z.string(), company: z.string(), why: z.string(), know: z.string() }),
);
const formRows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(["motivation", "additional_info", "custom_question"]),
    question: z.string(),
    content: z.string(),
    scope: z.string(),
    scope_name: z.string(),
  }),
);

const readLetterAnswers =
  "select id, company, why, know from public.letter_answers where user_id = $1 and company <> '' order by updated_at desc limit 1000";
const readFormAnswers = `
  select o.id, o.kind, coalesce(o.question, '') as question, o.content, o.scope, coalesce(o.scope_name, '') as scope_name
  from public.other o join public.profile p on p.id = o.profile_id
  where p.user_id = $1 and o.kind in ('motivation', 'additional_info', 'custom_question')
  order by o.created_at desc limit 1000`;

const aimOf = { motivation: "why", additional_info: "more", custom_question: "other" } as const;

const plain = (name: string) => fold(name).replace(/\s+/g, " ").trim();

/** What the person answered about a letter or in a form, for this employer or for all; what is about another one is left out. */
export async function readOwnAnswers(
  pool: Pool,
  { caller, userId }: SignedInUser,
  company: string,
): Promise<readonly OwnAnswer[]> {
  const [letters, forms] = await asCaller(pool, caller, async (client) => [
    letterRows.parse((await client.query(readLetterAnswers, [userId])).rows),
    formRows.parse((await client.query(readFormAnswers, [userId])).rows),
  ]);
  const isSame = (name: string) => name !== "" && plain(name) === plain(company);
  const ofLetters = letters
    .filter((row) => isSame(row.company))
    .flatMap(({ id, why, know }): OwnAnswer[] => [
      { id: `${id}.why`, aim: "why", question: "", text: why },
      { id: `${id}.know`, aim: "more", question: "", text: know },
    ]);
  const near = forms.filter((row) => row.scope === "global" || isSame(row.scope_name));
  const ofForms = near
    .toSorted((one, other) => Number(isSame(other.scope_name)) - Number(isSame(one.scope_name)))
    .map(({ id, kind, question, content }): OwnAnswer => ({
      id,
      aim: aimOf[kind],
      question,
      text: content,
    }));
  return [...ofLetters, ...ofForms].filter(({ text }) => text.trim() !== "");
}
