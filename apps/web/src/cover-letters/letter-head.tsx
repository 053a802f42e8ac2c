import { useEffect, useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { IconPlus } from "../ui/icons.tsx";
import { SegmentedChoice } from "../ui/form/segmented-choice.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { lettersPath } from "./letter-address.ts";
import { letterMessages } from "./messages.ts";
import { jobOf } from "./new-job-note.tsx";
import type { useLetterView } from "./use-letter-view.ts";
import { NewerVersion } from "./versions/newer-version.tsx";
import { isUnsaved, useVersionChanges } from "./versions/use-save-version.ts";
import { newLetterState } from "../ui/new-letter-state.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import classes from "./letter-head.module.css";

export interface LetterHeadProps {
  readonly letter: OpenLetter;
  /** The letter was generated or picked in the list, and its title has not had the focus since. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  readonly shown: ReturnType<typeof useLetterView>;
}

/** Title, what is shown of the letter, and who wrote it. */
export function LetterHead({ letter, takesFocus, onFocused, shown }: LetterHeadProps) {
  const t = useTranslate(letterMessages);
  const { view, views, setView } = shown;
  const job = jobOf(letter);
  return (
    <div className={classes["head"]}>
      <div className={classes["line"]}>
        <LetterTitle takesFocus={takesFocus} onFocused={onFocused} />
        <NewLetter letter={letter} />
        <SegmentedChoice
          label={t("view.label")}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      </div>
      {job === "" ? null : <p className={classes["job"]}>{job}</p>}
      <Origin letter={letter} />
      {letter.fallback === undefined ? null : (
        <Notice tone="info">{t(`fallback.${letter.fallback}`)}</Notice>
      )}
      {letter.id === undefined ? null : <NewerVersion letter={letter} letterId={letter.id} />}
    </div>
  );
}

/** Focuses the title, and scrolls to it from the end of the form or from the list of letters. */
function showTitle(title: HTMLElement | null) {
  if (!title) return;
  title.focus({ preventScroll: true });
  const { top } = title.getBoundingClientRect();
  const headerHeight = Number.parseFloat(getComputedStyle(title).scrollMarginTop) || 0;
  if (top < headerHeight || top > window.innerHeight / 2) title.scrollIntoView({ block: "start" });
}

/** The heading of the letter, which gets the focus when the letter was generated or picked in the list. */
function LetterTitle({ takesFocus, onFocused }: Pick<LetterHeadProps, "takesFocus" | "onFocused">) {
  const t = useTranslate(letterMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    showTitle(title.current);
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <h2 ref={title} id="letter-title" tabIndex={-1}>
      {t("letter")}
    </h2>
  );
}

/** Begins a letter to another job; this one stays among the stored letters. */
function NewLetter({ letter }: Pick<LetterHeadProps, "letter">) {
  const t = useTranslate(letterMessages);
  if (letter.id === undefined) return null;
  return (
    <LinkButton
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      to={lettersPath}
      state={newLetterState}
    >
      {t("fresh.begin")}
    </LinkButton>
  );
}

/** Who wrote the letter, and a button that saves changes. It is always there, so that the text does not move while one writes. */
function Origin({ letter }: Pick<LetterHeadProps, "letter">) {
  const t = useTranslate(letterMessages);
  const versions = useVersionChanges();
  return (
    <div className={classes["origin"]}>
      <p className={classes["notice"]}>
        {t(letter.writer === "model" ? "writtenByModel" : "composed")}
        {". "}
        <TextLink to="/dashboard/profile#sent">
          {t(letter.writer === "model" ? "whatLeft" : "whetherLeft")}
        </TextLink>
      </p>
      {letter.id === undefined ? null : (
        <AsyncButton
          variant="default"
          size="compact-sm"
          isPending={versions.isSaving}
          disabled={!isUnsaved(letter)}
          onPress={versions.save}
        >
          {t("versions.save")}
        </AsyncButton>
      )}
    </div>
  );
}
