import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { feedKey, createFeed, deleteFeed, useFeed, type Feed } from "./calendar-feed.ts";
import { notificationMessages } from "./messages.ts";
import { AnchorButton, Button } from "../../ui/form/button.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import settingsClasses from "../../ui/settings-section.module.css";
import classes from "./notifications.module.css";

/** Creates and deletes the URL by which calendar apps subscribe to dated next actions. */
export function CalendarSection() {
  const t = useTranslate(notificationMessages);
  const feed = useFeed();
  const { creating, deleting } = useFeedChanges();
  const [question, setQuestion] = useState<"renew" | "revoke">();
  const close = () => setQuestion(undefined);
  const confirm = () => {
    if (creating.isPending || deleting.isPending) return;
    if (question === "renew") creating.mutate(undefined, { onSettled: close });
    else deleting.mutate(undefined, { onSettled: close });
  };
  return (
    <SettingsSection
      name="calendar"
      title={t("calendar.title")}
      description={t("calendar.description")}
    >
      {feed.isError ? (
        <LoadFailure title={t("calendar.loadFailed")} onRetry={() => void feed.refetch()} />
      ) : null}
      {feed.isPending ? <SkeletonRows rows={1} height={36} /> : null}
      {feed.data && creating.data ? <NewAddress url={creating.data} /> : null}
      {feed.data ? (
        <Existing feed={feed.data} onAsk={setQuestion} />
      ) : feed.data === null ? (
        <div>
          <AsyncButton
            variant="default"
            isPending={creating.isPending}
            onPress={() => {
              creating.mutate();
            }}
          >
            {t("calendar.create")}
          </AsyncButton>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={question !== undefined}
        title={t(question === "renew" ? "calendar.renewQuestion" : "calendar.revokeQuestion")}
        confirmLabel={t(question === "renew" ? "calendar.renew" : "calendar.revoke")}
        cancelLabel={t("calendar.keep")}
        isPending={creating.isPending || deleting.isPending}
        onConfirm={confirm}
        onClose={close}
      >
        <p>{t("calendar.consequence")}</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}

/** The new URL exists only in the mutation's data: the server stores a hash of it. */
function useFeedChanges() {
  const t = useTranslate(notificationMessages);
  const { client } = useSignedIn();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const meta = { errorTitle: t("calendar.failed") };
  const onSuccess = () => queries.invalidateQueries({ queryKey: feedKey });
  const creating = useMutation({ meta, onSuccess, mutationFn: () => createFeed(client, language) });
  const deleting = useMutation({
    meta,
    mutationFn: () => deleteFeed(client),
    onSuccess: async () => {
      creating.reset();
      await onSuccess();
      showToast({ title: t("calendar.revoked") });
    },
  });
  return { creating, deleting };
}

function NewAddress({ url }: { readonly url: string }) {
  const t = useTranslate(notificationMessages);
  const copying = useMutation({
    meta: { errorTitle: t("calendar.copyFailed") },
    mutationFn: () => navigator.clipboard.writeText(url),
    onSuccess: () => showToast({ title: t("calendar.copied") }),
  });
  return (
    <>
      <TextInput
        label={t("calendar.address")}
        description={t("calendar.once")}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes["actions"]}>
        <AsyncButton
          isPending={copying.isPending}
          onPress={() => {
            copying.mutate();
          }}
        >
          {t("calendar.copy")}
        </AsyncButton>
        <AnchorButton variant="default" href={url.replace(/^https?:/, "webcal:")}>
          {t("calendar.subscribe")}
        </AnchorButton>
      </div>
    </>
  );
}

interface ExistingProps {
  readonly feed: Feed;
  readonly onAsk: (question: "renew" | "revoke") => void;
}

function Existing({ feed, onAsk }: ExistingProps) {
  const t = useTranslate(notificationMessages);
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: "medium" });
  const day = (time: string) => format.format(new Date(time));
  return (
    <>
      <p className={settingsClasses["description"]}>
        {t("calendar.since", { day: day(feed.created_at) })}{" "}
        {feed.read_at === null
          ? t("calendar.unread")
          : t("calendar.read", { day: day(feed.read_at) })}
      </p>
      <div className={classes["actions"]}>
        <Button variant="default" onClick={() => onAsk("renew")}>
          {t("calendar.renew")}
        </Button>
        <Button variant="default" onClick={() => onAsk("revoke")}>
          {t("calendar.revoke")}
        </Button>
      </div>
    </>
  );
}
