import { useCallback } from "react";
import { useNavigate } from "react-router";

/** The page of letters, where a new one begins. */
export const lettersPath = "/dashboard/cover-letter";

const searchOf = (id: string | null) => (id === null ? "" : `?letter=${id}`);

/** The address of a letter. */
export const letterAddress = (id: string): string => lettersPath + searchOf(id);

/** A function that navigates to a letter; null: to the page without one. */
export function useGoToLetter() {
  const navigate = useNavigate();
  return useCallback(
    (id: string | null, { replace = false } = {}) =>
      // The title of the letter is scrolled to once it is shown.
      void navigate(
        { pathname: lettersPath, search: searchOf(id) },
        { replace, preventScrollReset: true },
      ),
    [navigate],
  );
}
