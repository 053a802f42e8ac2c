import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useNavigate } from "react-router";
import { readRows } from "../../session/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { Command } from "./command.ts";

const foundRow = z.object({ id: z.string(), job_title: z.string(), company_name: z.string() });
const columns = Object.keys(foundRow.shape).join(",");

/** More are not read in a list that one goes through by arrows. */
const mostFound = 8;
const leastLetters = 2;

/** What is searched, as LIKE reads it: its own signs stand for themselves. */
const patternOf = (search: string) => `%${search.replace(/[\\%_*]/g, String.raw`\$&`)}%`;

/** The applications whose title or company holds what is searched, newest first. */
export function useFoundApplications(search: string): readonly Command[] {
  const navigate = useNavigate();
  const { client } = useSignedIn();
  const wanted = search.trim();
  const isEnough = wanted.length >= leastLetters;
  const { data = [] } = useQuery({
    queryKey: ["found-applications", wanted],
    enabled: isEnough,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const find = (column: string) =>
        readRows(
          foundRow,
          client
            .from("job_applied")
            .select(columns)
            .ilike(column, patternOf(wanted))
            .order("applied_at", { ascending: false, nullsFirst: false })
            .limit(mostFound),
        );
      const [byTitle, byCompany] = await Promise.all([find("job_title"), find("company_name")]);
      const rows = new Map([...byTitle, ...byCompany].map((row) => [row.id, row]));
      return [...rows.values()].slice(0, mostFound);
    },
  });
  if (!isEnough) return [];
  return data.map(({ id, job_title: title, company_name: company }) => ({
    group: "applications",
    id,
    label: `${title}, ${company}`,
    leaves: true,
    run: () => void navigate(`/dashboard/applications?application=${id}`),
  }));
}
