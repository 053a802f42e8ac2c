import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useLocation, useNavigate } from "react-router";
import { readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { Command } from "./command.ts";
import { searchToKeep } from "./main-links.ts";

const foundRow = z.object({ id: z.string(), job_title: z.string(), company_name: z.string() });
const columns = Object.keys(foundRow.shape).join(",");

/** More results are hard to browse by arrow keys. */
const maxResults = 8;
const minLetters = 2;

/** A pattern for ILIKE with escaped wildcards. */
const likePattern = (search: string) => `%${search.replace(/[\\%_*]/g, String.raw`\$&`)}%`;

/** The applications whose title or company contains the typed text, newest first. */
export function useApplicationSearch(typed: string): readonly Command[] {
  const navigate = useNavigate();
  const search = searchToKeep(useLocation());
  const { client } = useSignedIn();
  const term = typed.trim();
  const isEnough = term.length >= minLetters;
  const { data = [] } = useQuery({
    queryKey: ["application-search", term],
    enabled: isEnough,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const find = (column: string) =>
        readRows(
          foundRow,
          client
            .from("job_applied")
            .select(columns)
            .ilike(column, likePattern(term))
            .order("applied_at", { ascending: false, nullsFirst: false })
            .order("created_at", { ascending: false })
            .limit(maxResults),
        );
      const [byTitle, byCompany] = await Promise.all([find("job_title"), find("company_name")]);
      const rows = new Map([...byTitle, ...byCompany].map((row) => [row.id, row]));
      return [...rows.values()].slice(0, maxResults);
    },
  });
  if (!isEnough) return [];
  return data.map(({ id, job_title: title, company_name: company }) => ({
    group: "applications",
    id,
    label: `${title}, ${company}`,
    isNavigation: true,
    run: () => void navigate({ pathname: `/dashboard/applications/${id}`, search }),
  }));
}
