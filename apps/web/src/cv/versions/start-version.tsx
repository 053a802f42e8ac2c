import { PlansLink } from "../../credits/plans-link.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { CvApplication } from "./cv-application.tsx";
import { versionMessages } from "./messages.ts";
import { PastVersions } from "./past-versions.tsx";
import { type AdaptFailure, useAdaptCv } from "./use-adapt-cv.ts";
import { usePostingDraft } from "./use-posting-draft.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { Help } from "../../ui/two-columns.tsx";
import classes from "./start-version.module.css";

const promises = ["order", "facts", "undo"] as const;

interface StartVersionProps {
  /** `replace`: the address led to the CV, and Back must not lead to it again. */
  readonly onOpen: (cvId: string, step: { readonly replace: boolean }) => void;
}

/** Chooses the posting: pasted, or that of an application; below, the CVs there are already. */
export function StartVersion({ onOpen }: StartVersionProps) {
  const t = useTranslate(versionMessages);
  const announce = useAnnounce();
  const { draft, change, pick, note } = usePostingDraft((cvId) => onOpen(cvId, { replace: true }));
  const adapting = useAdaptCv(({ cvId, isNew }) => {
    change({ posting: "", applicationId: undefined });
    if (isNew) announce(t("start.adapted"));
    else showToast({ title: t("start.existing") });
    onOpen(cvId, { replace: false });
  });
  const { left } = adapting;
  return (
    <div className={classes["columns"]}>
      <form
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.posting.trim() !== "") adapting.adapt(draft);
        }}
      >
        <CvApplication value={draft.applicationId} onPick={pick} />
        {note ? <Notice tone="info">{t(`start.${note}`)}</Notice> : null}
        <Textarea
          label={t("start.posting")}
          description={t("start.hint")}
          rows={10}
          inputClassName={classes["posting"]}
          value={draft.posting}
          onChange={(event) => change({ posting: event.currentTarget.value })}
        />
        <div className={classes["submit"]}>
          <AsyncButton isPending={adapting.isPending} disabled={draft.posting.trim() === ""}>
            {t("start.submit")}
          </AsyncButton>
          {left === undefined ? null : (
            <span>
              {t("start.left", { count: left })} · {t("start.free")}
            </span>
          )}
        </div>
        {adapting.failure ? <Failure failure={adapting.failure} /> : null}
      </form>
      <div className={classes["aside"]}>
        <Help
          id="cv-promises"
          title={t("start.promises.title")}
          items={promises.map((promise) => t(`start.promises.${promise}`))}
        />
        <PastVersions />
      </div>
    </div>
  );
}

function Failure({ failure }: { readonly failure: AdaptFailure }) {
  const t = useTranslate(versionMessages);
  const isLimit = failure === "limitReached";
  const isProfile = failure === "nameMissing" || failure === "profileEmpty";
  return (
    <Notice tone="danger" title={t(`errors.${failure}`)}>
      <div>
        {isLimit ? `${t("errors.limitText")} ` : null}
        {t("errors.nothingLost")}
      </div>
      {isLimit ? <PlansLink label="upgradePlan" /> : null}
      {isProfile ? (
        <TextLink to="/dashboard/your-informations/profile">{t("errors.toProfile")}</TextLink>
      ) : null}
    </Notice>
  );
}
