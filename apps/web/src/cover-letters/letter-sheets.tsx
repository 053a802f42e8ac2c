import { useDebouncedValue } from "../ui/hooks/use-debounced-value.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { DrawnPagesView } from "../documents/drawn-pages-view.tsx";
import { readDrawnPages } from "../documents/drawn-pages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { drawLetter } from "./letter-document.ts";
import { letterMessages } from "./messages.ts";
import classes from "./letter-sheets.module.css";

/** Milliseconds without a keystroke before the page is drawn again. */
const debounceMs = 500;

/** The pages of the letter's current text as they will be printed; those before, while they are drawn. */
function useLetterSheets(letter: OpenLetter) {
  const { client } = useSignedIn();
  const text = useDebouncedValue(letter.text, debounceMs);
  const { language, title, company } = letter;
  return useQuery({
    queryKey: ["letter-sheets", { text, language, title, company }],
    enabled: text.trim() !== "",
    placeholderData: keepPreviousData,
    // The profile's country, which decides the paper, may have been changed on another page.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      readDrawnPages(await drawLetter(client, { ...letter, text }, signal)),
  });
}

/** The letter as paper. */
export function LetterSheets({ letter }: { readonly letter: OpenLetter }) {
  const t = useTranslate(letterMessages);
  const { data, isError, isPlaceholderData, refetch } = useLetterSheets(letter);
  const height: CSSProperties & Record<"--sheets", number> = {
    "--sheets": data ? data.count * data.ratio : 1,
  };
  return (
    <section
      className={classes["frame"]}
      style={height}
      aria-label={t("view.page")}
      aria-busy={isPlaceholderData || (!data && !isError)}
    >
      {isError ? (
        <LoadFailure title={t("sheets.failed")} onRetry={() => void refetch()} />
      ) : data ? (
        <DrawnPagesView pages={data} nameOf={(page) => t("sheets.page", page)} />
      ) : (
        <Skeleton className={classes["waiting"]} />
      )}
    </section>
  );
}
