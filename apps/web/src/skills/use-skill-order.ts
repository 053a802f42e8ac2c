import { skillRow, type Skill } from "@postulo/domain/profile/skill";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { inOrder, moved, changedPositions } from "../ui/sorting/list-order.ts";
import { skillMessages } from "./messages.ts";
import { replaceSkills, skillColumnNames, skillsKey } from "./queries.ts";

interface NewOrder {
  readonly skills: readonly Skill[];
  /** The positions that change. */
  readonly positions: ReturnType<typeof changedPositions>;
}

/** All skills, with those of one category permuted among their own positions. */
function reordered(all: readonly Skill[], ids: readonly string[]): NewOrder {
  const own = inOrder(
    all.filter(({ id }) => ids.includes(id)),
    ids,
  );
  let next = 0;
  const skills = all.flatMap((skill) => (ids.includes(skill.id) ? (own[next++] ?? []) : skill));
  const positions = changedPositions(
    skills.map(({ id, sort_order: sortOrder }) => ({ id, sortOrder })),
  );
  return { skills, positions };
}

/** Stores a new order with an optimistic update; changes are serialised. */
function useSaveOrder() {
  const t = useTranslate(skillMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const place = ({ id, sortOrder }: NewOrder["positions"][number]) => {
    const update = client.from("competencies").update({ sort_order: sortOrder }).eq("id", id);
    return readRows(skillRow, update.select(skillColumnNames));
  };
  return useMutation({
    scope: { id: "skill-order" },
    meta: { errorTitle: t("errors.move") },
    onMutate: ({ skills, positions }: NewOrder) => {
      const numbers = new Map(positions.map(({ id, sortOrder }) => [id, sortOrder]));
      return replaceSkills(queries, () =>
        skills.map((skill) => ({
          ...skill,
          sort_order: numbers.get(skill.id) ?? skill.sort_order,
        })),
      );
    },
    mutationFn: async ({ positions }: NewOrder) => (await Promise.all(positions.map(place))).flat(),
    onSuccess: (placed) =>
      replaceSkills(queries, (old) =>
        old.map((skill) => placed.find(({ id }) => id === skill.id) ?? skill),
      ),
    onError: () => queries.invalidateQueries({ queryKey: skillsKey }),
  }).mutate;
}

/** Moves skills within one category: `own` are its skills in order. */
export function useMoveSkill(own: readonly Skill[]) {
  const t = useTranslate(skillMessages);
  const announce = useAnnounce();
  const queries = useQueryClient();
  const saveOrder = useSaveOrder();
  const ids = own.map(({ id }) => id);

  function to(id: string, place: number): void {
    const all = queries.getQueryData<readonly Skill[]>(skillsKey) ?? [];
    const order = moved(ids, id, place);
    const skill = own.find((one) => one.id === id);
    if (!order || !skill) return;
    saveOrder(reordered(all, order));
    announce(t("moved", { name: skill.name, position: place + 1, total: ids.length }));
  }

  return { to, by: (id: string, by: -1 | 1) => to(id, ids.indexOf(id) + by) };
}
