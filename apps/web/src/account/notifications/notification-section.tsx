import { languages, parseLanguage } from "@postulo/i18n/language";
import { languageNames } from "@postulo/i18n/language-names";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useClientConfig } from "../../session/session-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { notificationMessages } from "./messages.ts";
import { useChangePreference, usePreference, type Preference } from "./preference.ts";
import { SettingsSection } from "../../ui/settings-section.tsx";
import classes from "./notifications.module.css";

/** Settings of the digest mail; each change is saved immediately. */
export function NotificationSection() {
  const t = useTranslate(notificationMessages);
  const { language } = useLanguage();
  const preference = usePreference();
  const inbox = useClientConfig().data?.links?.inbox;
  const changing = useChangePreference(t("saveFailed"));
  const change = (next: Partial<Preference>) => {
    changing.mutate(next);
  };
  return (
    <SettingsSection name="notifications" title={t("title")} description={t("description")}>
      {preference.isError ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void preference.refetch()} />
      ) : null}
      {preference.isPending ? <SkeletonRows rows={1} height={24} /> : null}
      {preference.data ? (
        <Checkbox
          label={t("digest")}
          checked={preference.data.digest}
          onChange={({ currentTarget: { checked } }) =>
            change(
              checked
                ? { digest: true, time_zone: browserTimeZone(), language }
                : { digest: false },
            )
          }
        />
      ) : null}
      {inbox === undefined ? null : <Notice tone="info">{t("notSent")}</Notice>}
      {preference.data?.digest ? <DigestFields shown={preference.data} onChange={change} /> : null}
    </SettingsSection>
  );
}

const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Includes the stored zone if this browser does not list it, such as an older name. */
function timeZones(chosen: string): { value: string; label: string }[] {
  const known = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen]);
  return [...known].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }));

interface DigestFieldsProps {
  readonly shown: Preference;
  readonly onChange: (change: Partial<Preference>) => void;
}

function DigestFields({ shown, onChange }: DigestFieldsProps) {
  const t = useTranslate(notificationMessages);
  return (
    <div className={classes["fields"]}>
      <NativeSelect
        label={t("hour")}
        data={hours}
        value={String(shown.digest_hour)}
        onChange={({ currentTarget: { value } }) => onChange({ digest_hour: Number(value) })}
      />
      <NativeSelect
        label={t("timeZone")}
        data={timeZones(shown.time_zone)}
        value={shown.time_zone}
        onChange={({ currentTarget: { value } }) => onChange({ time_zone: value })}
      />
      <NativeSelect
        label={t("language")}
        data={languageChoices}
        value={shown.language}
        onChange={({ currentTarget: { value } }) => onChange({ language: parseLanguage(value) })}
      />
    </div>
  );
}
