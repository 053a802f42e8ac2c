import { useLocation, useNavigate } from "react-router";
import { matchesText } from "../../applications/list/list-filter.ts";
import { useApplications } from "../../applications/queries.ts";
import type { Command } from "./command.ts";
import { searchToKeep } from "./main-links.ts";

/** More results are hard to browse by arrow keys. */
const maxResults = 8;
const minLetters = 2;

/** The applications that the search of the list finds by the typed text, newest first. */
export function useApplicationSearch(typed: string): readonly Command[] {
  const navigate = useNavigate();
  const search = searchToKeep(useLocation());
  const isEnough = typed.trim().length >= minLetters;
  const { data: rows = [] } = useApplications(isEnough);
  if (!isEnough) return [];
  const found = rows.filter((row) => matchesText(row, typed)).slice(0, maxResults);
  return found.map(({ id, job_title: title, company_name: company }) => ({
    group: "applications",
    id,
    label: `${title}, ${company}`,
    isNavigation: true,
    run: () => void navigate({ pathname: `/dashboard/applications/${id}`, search }),
  }));
}
