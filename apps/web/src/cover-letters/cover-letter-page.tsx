import { Skeleton, Textarea } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/async-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { leftOf, type Usage } from "../usage/usage.ts";
import { LetterFailure } from "./letter-failure.tsx";
import { LetterResult } from "./letter-result.tsx";
import { letterMessages } from "./messages.ts";
import { useLetterWork } from "./use-letter-work.ts";
import "@mantine/core/styles/Skeleton.layer.css";
import classes from "./cover-letters.module.css";

/** A posting goes in, a letter comes out. */
export function CoverLetterPage() {
  const t = useTranslate(letterMessages);
  const state = useLetterWork();
  const { posting, fileName, letter } = state.work;

  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <div className={classes["columns"]}>
        <form
          className={classes["posting"]}
          onSubmit={(event) => {
            event.preventDefault();
            state.write();
          }}
        >
          <Textarea
            label={t("jobDescription")}
            description={t("jobDescriptionHint")}
            autosize
            minRows={12}
            maxRows={24}
            value={posting}
            onChange={(event) => state.change({ posting: event.currentTarget.value })}
          />
          <div className={classes["generate"]}>
            <AsyncButton isPending={state.isWriting} disabled={posting.trim() === ""}>
              {t("generate")}
            </AsyncButton>
            {state.usage ? <LettersLeft usage={state.usage} /> : null}
          </div>
          {state.failure && !state.isWriting ? <LetterFailure failure={state.failure} /> : null}
        </form>
        {letter ? (
          <LetterResult
            letter={letter}
            letterId={state.letterId}
            isReplaced={state.isWriting}
            fileName={fileName}
            onRename={(name) => state.change({ fileName: name })}
          />
        ) : (
          <LetterPlace isWriting={state.isWriting} />
        )}
      </div>
    </>
  );
}

/** Nothing where there is no limit. */
function LettersLeft({ usage }: { readonly usage: Usage }) {
  const t = useTranslate(letterMessages);
  const left = leftOf(usage);
  return left === undefined ? null : <span>{t("left", { count: left })}</span>;
}

/** In percent; 0 is an empty line. */
const lineWidths = [34, 22, 0, 48, 0, 96, 92, 88, 40, 0, 94, 70];

/** Where the letter will stand. */
function LetterPlace({ isWriting }: { readonly isWriting: boolean }) {
  const t = useTranslate(letterMessages);
  if (!isWriting)
    return <EmptyState icon={<IconMail size={22} aria-hidden />}>{t("empty")}</EmptyState>;
  return (
    <div className={classes["place"]}>
      <output>{t("generating")}</output>
      {lineWidths.map((width, line) => (
        <Skeleton key={line} height={12} width={`${width}%`} />
      ))}
    </div>
  );
}
