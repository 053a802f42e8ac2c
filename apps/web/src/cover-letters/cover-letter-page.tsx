import { Textarea } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { keepDraft, readDraft } from "../session/drafts.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/async-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { LetterFailure } from "./letter-failure.tsx";
import { LetterResult } from "./letter-result.tsx";
import { letterMessages } from "./messages.ts";
import { requestLetter } from "./request-letter.ts";
import classes from "./cover-letters.module.css";

const draftName = "cover-letter";

function keptPosting(owner: string): string {
  const draft = readDraft(owner, draftName);
  return typeof draft === "object" &&
    draft &&
    "posting" in draft &&
    typeof draft.posting === "string"
    ? draft.posting
    : "";
}

/** A posting goes in, a letter comes out. */
export function CoverLetterPage() {
  const t = useTranslate(letterMessages);
  const { language } = useLanguage();
  const { client, user } = useSignedIn();
  const [posting, setPosting] = useState(() => keptPosting(user.id));
  const writing = useMutation({
    mutationFn: (jobDescription: string) => requestLetter(client, { jobDescription, language }),
    meta: { errorTitle: t("errors.failed") },
  });
  const isBlank = posting.trim() === "";

  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <div className={classes["columns"]}>
        <form
          className={classes["posting"]}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBlank && !writing.isPending) writing.mutate(posting);
          }}
        >
          <Textarea
            label={t("jobDescription")}
            description={t("jobDescriptionHint")}
            autosize
            minRows={12}
            maxRows={24}
            value={posting}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setPosting(value);
              keepDraft(user.id, draftName, { posting: value });
            }}
          />
          <AsyncButton isPending={writing.isPending} disabled={isBlank}>
            {writing.isPending ? t("generating") : t("generate")}
          </AsyncButton>
          {writing.data && writing.data.kind !== "written" ? (
            <LetterFailure outcome={writing.data} />
          ) : null}
        </form>
        {writing.data?.kind === "written" ? (
          <LetterResult key={writing.submittedAt} letter={writing.data.letter} />
        ) : (
          <EmptyState icon={<IconMail size={22} aria-hidden />}>{t("empty")}</EmptyState>
        )}
      </div>
    </>
  );
}
