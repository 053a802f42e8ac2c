import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { listPath, openedFromList } from "./row/application-link.tsx";

/** Focuses the link that opens an application: the one in the list, if there are several. */
function focusLink(id: string): void {
  const link = `[data-application="${CSS.escape(id)}"]`;
  const found =
    document.querySelector<HTMLElement>(`[data-row] ${link}`) ??
    document.querySelector<HTMLElement>(link);
  found?.focus({ preventScroll: true });
}

const isFromList = (state: unknown) =>
  typeof state === "object" && state !== null && "openedFromList" in state;

/**
 * The application in the URL, and navigation to others. When it is closed, the focus returns to the link that opened
 * it.
 */
export function useOpenedApplication() {
  const { id } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const lastId = useRef<string>(undefined);

  useEffect(() => {
    const closed = lastId.current;
    lastId.current = id;
    if (id === undefined && closed !== undefined) focusLink(closed);
  }, [id]);

  // The address that an application had before.
  const formerId = new URLSearchParams(search).get("application");
  useEffect(() => {
    if (formerId !== null) void navigate(`${listPath}/${formerId}`, { replace: true });
  }, [formerId, navigate]);

  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const open = useCallback(
    (to: string) =>
      void navigate(
        { pathname: `${listPath}/${to}`, search: latestSearch.current },
        { preventScrollReset: true, state: openedFromList },
      ),
    [navigate],
  );

  return {
    id,
    open,
    /** Replaces the history entry, so that going back leads to the list. */
    move: (to: string) =>
      void navigate(
        { pathname: `${listPath}/${to}`, search },
        { replace: true, preventScrollReset: true, state },
      ),
    close: () => void navigate({ pathname: listPath, search }, { preventScrollReset: true }),
    /** Goes back to the list as it was, with its scroll position. */
    back: () => {
      if (isFromList(state)) void navigate(-1);
      else void navigate({ pathname: listPath, search });
    },
  };
}

export type OpenedApplication = ReturnType<typeof useOpenedApplication>;
