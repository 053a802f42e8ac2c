import { RequestError } from "@postulo/contract/request-error";
import { skillRow, type Skill, type skillColumns } from "@postulo/domain/profile/skill";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useTranslate } from "../i18n/use-translate.ts";
import { maxIdsPerRequest, inChunks } from "../data/in-chunks.ts";
import { readRows } from "../data/read-rows.ts";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";
import { showToast, showUndoToast } from "../ui/feedback/toast.tsx";
import { skillMessages } from "./messages.ts";

export const skillsKey = ["skills"] as const;
export const skillColumnNames = Object.keys(skillRow.shape).join(",");

/** The columns of a skill without id and version. */
export type NewSkill = ReturnType<typeof skillColumns>;

/** The skills of the profile in their order. */
export function useSkills() {
  const { client } = useSignedIn();
  const profile = useProfileId();
  const skills = useQuery({
    queryKey: skillsKey,
    enabled: profile.data !== undefined,
    queryFn: ({ signal }) =>
      readRows(
        skillRow,
        client
          .from("competencies")
          .select(skillColumnNames)
          .eq("profile_id", profile.data)
          .order("sort_order")
          .order("id")
          .abortSignal(signal),
      ),
  });
  const failed = [profile, skills].find(({ data, isError }) => isError && data === undefined);
  return { skills: skills.data, failed, profileId: profile.data };
}

const titleRow = z.object({ title: z.string() });

/** The titles of the jobs in the profile; empty when they cannot be read, undefined while loading. */
export function useJobTitles(profileId: string): readonly string[] | undefined {
  const { client } = useSignedIn();
  const titles = useQuery({
    queryKey: ["job-titles", profileId],
    queryFn: async ({ signal }) => {
      const query = client.from("experiences").select("title").eq("profile_id", profileId);
      const rows = await readRows(titleRow, query.abortSignal(signal));
      return rows.map(({ title }) => title);
    },
  });
  return titles.data ?? (titles.failureCount > 0 || titles.isPaused ? [] : undefined);
}

/** Updates the cached list; cancels running fetches, which would overwrite it with stale data. */
export async function replaceSkills(
  queries: QueryClient,
  change: (skills: readonly Skill[]) => readonly Skill[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: skillsKey });
  queries.setQueryData<readonly Skill[]>(skillsKey, (skills) => skills && change(skills));
}

/** Inserts and updates skills. Their forms report errors. */
export function useSaveSkill(profileId: string) {
  const t = useTranslate(skillMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();

  async function add(skills: readonly NewSkill[]): Promise<void> {
    const known = queries.getQueryData<readonly Skill[]>(skillsKey) ?? [];
    const last = Math.max(-1, ...known.map(({ sort_order: order }) => order));
    const rows = skills.map((skill, at) => ({
      ...skill,
      profile_id: profileId,
      sort_order: last + 1 + at,
    }));
    const inserted = client.from("competencies").insert(rows).select(skillColumnNames);
    const added = await readRows(skillRow, inserted);
    await replaceSkills(queries, (old) => [...old, ...added]);
    showToast({ title: t("added", { count: added.length }) });
    void queries.invalidateQueries({ queryKey: skillsKey });
  }

  /** @throws {RequestError} when the skill was changed elsewhere. */
  async function save(seen: Skill, skill: NewSkill): Promise<void> {
    const update = client.from("competencies").update(skill);
    const unchanged = update.eq("id", seen.id).eq("version", seen.version);
    const [saved] = await readRows(skillRow, unchanged.select(skillColumnNames));
    if (!saved) {
      void queries.invalidateQueries({ queryKey: skillsKey });
      throw new RequestError(t("errors.changedElsewhere"), { status: 409, code: "conflict" });
    }
    await replaceSkills(queries, (old) => old.map((one) => (one.id === saved.id ? saved : one)));
    showToast({ title: t("updated") });
  }

  return { add, save };
}

const removalKey = ["delete-skills"] as const;

/** Deletes skills; the undo of the toast inserts them again with the same ids. */
export function useDeleteSkills(profileId: string, onDeleted: () => void) {
  const t = useTranslate(skillMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();

  const restoration = useMutation({
    meta: { errorTitle: t("errors.restore") },
    mutationFn: (deleted: readonly Skill[]) => {
      const rows = deleted.map(({ version: _version, ...skill }) => ({
        ...skill,
        profile_id: profileId,
      }));
      return readRows(skillRow, client.from("competencies").insert(rows).select(skillColumnNames));
    },
    onSuccess: async (restored) => {
      await replaceSkills(queries, (old) =>
        [...old, ...restored].toSorted((one, other) => one.sort_order - other.sort_order),
      );
      showToast({ title: t("restored", { count: restored.length }) });
    },
  });
  const removal = useMutation({
    mutationKey: removalKey,
    meta: { errorTitle: t("errors.remove") },
    mutationFn: async (skills: readonly Skill[]) => {
      const deleted: Skill[] = [];
      for (const part of inChunks(skills, maxIdsPerRequest)) {
        const ids = part.map(({ id }) => id);
        const removed = client.from("competencies").delete().in("id", ids);
        deleted.push(...(await readRows(skillRow, removed.select(skillColumnNames))));
      }
      return deleted;
    },
    // Some may have been deleted.
    onError: () => queries.invalidateQueries({ queryKey: skillsKey }),
    onSuccess: async (deleted, requested) => {
      await replaceSkills(queries, (old) =>
        old.filter(({ id }) => requested.every((one) => one.id !== id)),
      );
      onDeleted();
      showUndoToast({
        title: t("deleted", { count: deleted.length }),
        onUndo: () => restoration.mutate(deleted),
      });
    },
  });
  return {
    isPending: removal.isPending,
    /** Ignores a second click that occurs before the next render. */
    remove: (skills: readonly Skill[]) => {
      if (queries.isMutating({ mutationKey: removalKey }) === 0) removal.mutate(skills);
    },
  };
}
