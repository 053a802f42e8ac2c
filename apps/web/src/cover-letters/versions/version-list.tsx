import { Suspense, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import type { OpenLetter } from "../letter-draft.ts";
import { letterMessages } from "../messages.ts";
import { siblingsOf, useStoredLetters, useVersions, type LetterVersion } from "./stored-letters.ts";
import { useVersionChanges } from "./use-save-version.ts";
import { Button } from "../../ui/form/button.tsx";
import classes from "./version-list.module.css";

// Loaded lazily, because it includes a diff library.
const CompareDialog = lazyComponent(() => import("./compare-dialog.tsx"));

interface VersionListProps {
  readonly letter: OpenLetter;
  readonly letterId: string;
}

/** All versions for this job: generated letters and saved changes. */
export function VersionList({ letter, letterId }: VersionListProps) {
  const t = useTranslate(letterMessages);
  const letters = useStoredLetters();
  const siblings = siblingsOf(letters.data ?? [], letterId).map(({ id }) => id);
  // The list of letters may not be loaded, and is limited.
  const versions = useVersions(siblings.length === 0 ? [letterId] : siblings);
  const changes = useVersionChanges();
  const [compared, setCompared] = useState<LetterVersion>();
  const all = versions.data ?? [];
  // The oldest is number 1, across letters.
  const numberOf = (version: LetterVersion) => all.length - all.indexOf(version);

  return (
    <section className={classes["frame"]} aria-labelledby="versions-title">
      <h3 id="versions-title">{t("versions.title")}</h3>
      {letters.isError || versions.isError ? (
        <LoadFailure
          title={t("versions.loadFailed")}
          onRetry={() => void Promise.all([letters.refetch(), versions.refetch()])}
        />
      ) : versions.data ? (
        <ul aria-labelledby="versions-title">
          {all.map((version) => (
            <VersionLine
              key={version.id}
              version={version}
              number={numberOf(version)}
              isShown={version.text === letter.text}
              onCompare={() => setCompared(version)}
              onRestore={() => changes.restore({ version, number: numberOf(version), all })}
            />
          ))}
        </ul>
      ) : versions.fetchStatus === "paused" ? (
        <p className={classes["quiet"]}>{t("versions.offline")}</p>
      ) : (
        <SkeletonRows rows={1} height={44} />
      )}
      {compared ? (
        <Suspense fallback={<CancelOnEscape onCancel={() => setCompared(undefined)} />}>
          <CompareDialog
            title={t("versions.compareTitle", { number: numberOf(compared) })}
            before={compared.text}
            after={letter.text}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

interface VersionLineProps {
  readonly version: LetterVersion;
  readonly number: number;
  /** Whether it equals the text in the editor. */
  readonly isShown: boolean;
  readonly onCompare: () => void;
  readonly onRestore: () => void;
}

function VersionLine({ version, number, isShown, onCompare, onRestore }: VersionLineProps) {
  const t = useTranslate(letterMessages);
  return (
    <li>
      <span>
        {t("versions.number", { number })}
        <span className={classes["quiet"]}>
          {` · ${t(`versions.by.${version.writer}`)} · `}
          <MomentText moment={version.created_at} />
        </span>
      </span>
      {isShown ? (
        <span className={classes["quiet"]}>{t("versions.shown")}</span>
      ) : (
        <span className={classes["actions"]}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t("versions.compareNamed", { number })}
            onClick={onCompare}
          >
            {t("versions.compare")}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t("versions.restoreNamed", { number })}
            onClick={onRestore}
          >
            {t("versions.restore")}
          </Button>
        </span>
      )}
    </li>
  );
}
