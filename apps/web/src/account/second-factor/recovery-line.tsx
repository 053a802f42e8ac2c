import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { recoveryCountQuery } from "../../session/second-factor/recovery-codes.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconKey } from "../../ui/icons.tsx";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { secondFactorMessages } from "./messages.ts";
import listClasses from "../entry-list.module.css";
import classes from "./second-factor.module.css";

/** How many recovery codes are left, and the button that renews them. */
export function RecoveryLine() {
  const t = useTranslate(secondFactorMessages);
  const { client } = useSignedIn();
  const remaining = useQuery(recoveryCountQuery(client));
  const [isOpen, setOpen] = useState(false);
  const {
    Component: RecoveryDialog,
    isReady,
    prefetch,
    loadNow,
  } = useLazyComponent(() => import("./recovery-dialog.tsx"));
  const hasNone = remaining.data === 0;
  return (
    <li>
      <IconKey size={18} aria-hidden className={listClasses["icon"]} />
      <div className={listClasses["about"]}>
        <span className={listClasses["name"]}>{t("recovery.title")}</span>
        <span className={classes["quiet"]} data-warning={hasNone || undefined}>
          {hasNone ? t("recovery.none") : null}
          {remaining.data ? t("recovery.some", { count: remaining.data }) : null}
          {remaining.isError && remaining.data === undefined ? t("recovery.loadFailed") : null}
          {remaining.isPending ? "…" : null}
        </span>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t(hasNone ? "recovery.create" : "recovery.renewNamed")}
        onFocus={prefetch}
        onPointerEnter={prefetch}
        onClick={() => {
          loadNow();
          setOpen(true);
        }}
      >
        {t(hasNone ? "recovery.createShort" : "recovery.renew")}
      </Button>
      {RecoveryDialog ? (
        <RecoveryDialog isOpen={isOpen && isReady} onClose={() => setOpen(false)} />
      ) : null}
    </li>
  );
}
