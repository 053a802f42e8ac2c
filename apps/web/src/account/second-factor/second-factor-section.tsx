import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { authSettingsQuery } from "../../session/auth-settings.ts";
import type { FactorKind, SecondFactor } from "../../session/second-factor/factors.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconDeviceMobile, IconPhone } from "../../ui/icons.tsx";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { FactorLine } from "./factor-line.tsx";
import { secondFactorMessages } from "./messages.ts";
import { useVerifiedFactors } from "./queries.ts";
import { RecoveryLine } from "./recovery-line.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import listClasses from "../entry-list.module.css";
import classes from "./second-factor.module.css";

/** Second factors of the account: its state, adding and removing them, and the recovery codes. */
export function SecondFactorSection() {
  const t = useTranslate(secondFactorMessages);
  const factors = useVerifiedFactors();
  const hasPhones = useHasPhones();
  const title = useRef<HTMLHeadingElement>(null);
  const isOn = factors.data && factors.data.length > 0;
  return (
    <SettingsSection
      name="second-factor"
      title={t("title")}
      titleRef={title}
      beside={
        factors.data ? (
          <span className={classes["state"]} data-on={isOn || undefined}>
            {t(isOn ? "on" : "off")}
          </span>
        ) : null
      }
      description={t(hasPhones ? "descriptionWithPhone" : "description")}
    >
      {factors.isError && factors.data === undefined ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void factors.refetch()} />
      ) : null}
      {factors.isPending ? <SkeletonRows rows={1} height={36} /> : null}
      {isOn ? (
        <ul className={listClasses["list"]} aria-label={t("factors")}>
          {factors.data.map((factor) => (
            <FactorLine
              key={factor.id}
              factor={factor}
              isLast={factors.data.length === 1}
              onRemoved={() => title.current?.focus()}
            />
          ))}
          <RecoveryLine />
        </ul>
      ) : null}
      {factors.data ? <AddFactor factors={factors.data} /> : null}
    </SettingsSection>
  );
}

/** Whether the server sends SMS. */
function useHasPhones(): boolean {
  const { client } = useSignedIn();
  return useQuery(authSettingsQuery(client)).data?.external.phone === true;
}

/** Buttons that open the set-up of a further factor. */
function AddFactor({ factors }: { readonly factors: readonly SecondFactor[] }) {
  const t = useTranslate(secondFactorMessages);
  const hasPhones = useHasPhones();
  const [open, setOpen] = useState<FactorKind>();
  // While the dialog closes, its content stays.
  const [kind, setKind] = useState<FactorKind>("totp");
  const {
    Component: EnrollDialog,
    isReady,
    prefetch,
    loadNow,
  } = useLazyComponent(() => import("./enroll-dialog.tsx"));
  const openDialog = (wanted: FactorKind) => {
    loadNow();
    setKind(wanted);
    setOpen(wanted);
  };
  const buttonProps = { onFocus: prefetch, onPointerEnter: prefetch };
  return (
    <div className={listClasses["actions"]}>
      <Button
        variant={factors.length === 0 ? "filled" : "default"}
        leftSection={<IconDeviceMobile size={16} />}
        onClick={() => openDialog("totp")}
        {...buttonProps}
      >
        {t("addApp")}
      </Button>
      {hasPhones ? (
        <Button
          variant="default"
          leftSection={<IconPhone size={16} />}
          onClick={() => openDialog("phone")}
          {...buttonProps}
        >
          {t("addPhone")}
        </Button>
      ) : null}
      {EnrollDialog ? (
        <EnrollDialog
          kind={kind}
          isOpen={open !== undefined && isReady}
          isFirst={factors.length === 0}
          names={factors.flatMap(({ friendly_name: name }) => name ?? [])}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
