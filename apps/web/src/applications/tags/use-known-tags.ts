import type { Application } from "@postulo/domain/application";
import { distinctTags } from "@postulo/domain/tags";
import { useQueryClient } from "@tanstack/react-query";
import { applicationsKey } from "../first-rows.ts";

/** @returns reads the tags of all applications that are loaded, in alphabetical order. */
export function useKnownTags(): () => readonly string[] {
  const queries = useQueryClient();
  return () =>
    distinctTags(
      (queries.getQueryData<Application[]>(applicationsKey) ?? []).map(({ tags }) => tags),
    );
}
