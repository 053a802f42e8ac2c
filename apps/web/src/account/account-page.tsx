import type { ReactNode } from "react";
import { IconLogout } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { AccountIndex } from "./account-index.tsx";
import type { AccountSection } from "./account-sections.ts";
import type { CaptchaOption } from "./deletion-proof.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { EmailForm } from "./email-form.tsx";
import { ExportSection } from "./export-section.tsx";
import { ExtensionSection } from "../extension/extension-section.tsx";
import { IdentitySection } from "./identities/identity-section.tsx";
import { ImportSection } from "./import/import-section.tsx";
import { accountMessages } from "./messages.ts";
import { CalendarSection } from "./notifications/calendar-section.tsx";
import { NotificationSection } from "./notifications/notification-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { useProfileCounts } from "./queries.ts";
import { SecondFactorProvider } from "../session/second-factor/second-factor-context.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.tsx";
import { SentSection } from "./sent/sent-section.tsx";
import { SessionList } from "./sessions/session-list.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { SettingsSection } from "../ui/settings-section.tsx";
import classes from "./account-page.module.css";

interface AccountPageProps {
  /** Signs out and navigates to the front page. */
  readonly onLogout: () => Promise<void>;
  readonly isLoggingOut: boolean;
  readonly captchaOption: CaptchaOption;
  /** The subscription section. */
  readonly plan: ReactNode;
}

/** The account in sections, with an index, and signing out. */
export function AccountPage({ captchaOption, onLogout, isLoggingOut, plan }: AccountPageProps) {
  const t = useTranslate(accountMessages);
  return (
    <SecondFactorProvider>
      <PageHeader
        title={t("title")}
        description={t("description")}
        action={
          <AsyncButton
            variant="default"
            leftSection={<IconLogout size={16} />}
            isPending={isLoggingOut}
            onPress={() => void onLogout()}
          >
            {t("logout")}
          </AsyncButton>
        }
      />
      <div className={classes["columns"]}>
        <AccountIndex />
        <div>
          <Group id="overview">
            <Overview />
          </Group>
          <Group id="plan">{plan}</Group>
          <Group id="extension">
            <ExtensionSection />
          </Group>
          <Group id="notifications">
            <NotificationSection />
            <CalendarSection />
          </Group>
          <Group id="login">
            <EmailForm />
            <PasswordForm />
            <SecondFactorSection />
            <IdentitySection />
          </Group>
          <Group id="sessions">
            <SessionList />
          </Group>
          <Group id="sent">
            <SentSection />
          </Group>
          <Group id="data">
            <ExportSection />
            <ImportSection />
          </Group>
          <Group id="delete">
            <DeleteSection captchaOption={captchaOption} onDeleted={onLogout} />
          </Group>
        </div>
      </div>
    </SecondFactorProvider>
  );
}

interface GroupProps {
  readonly id: AccountSection;
  readonly children: ReactNode;
}

const Group = ({ id, children }: GroupProps) => (
  <div id={id} className={classes["group"]}>
    {children}
  </div>
);

/** The e-mail address, and the size of the profile. */
function Overview() {
  const t = useTranslate(accountMessages);
  const { user } = useSignedIn();
  const { language } = useLanguage();
  const counts = useProfileCounts();
  const number = (count: number | undefined) =>
    count === undefined ? "–" : count.toLocaleString(language);
  return (
    <SettingsSection name="overview" title={t("sections.overview")}>
      {counts.isError && counts.data === undefined ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void counts.refetch()} />
      ) : null}
      <dl className={classes["facts"]}>
        <Fact name={t("email")}>{user.email}</Fact>
        <Fact name={t("education")}>{number(counts.data?.education)}</Fact>
        <Fact name={t("experiences")}>{number(counts.data?.experiences)}</Fact>
        <Fact name={t("skills")}>{number(counts.data?.skills)}</Fact>
      </dl>
    </SettingsSection>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className={classes["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
