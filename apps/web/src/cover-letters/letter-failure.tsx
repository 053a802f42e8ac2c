import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { PlansLink } from "../credits/plans-link.tsx";
import { letterMessages } from "./messages.ts";
import type { LetterOutcome } from "./request-letter.ts";
import { TextLink } from "../ui/link/text-link.tsx";

type Failure = Exclude<LetterOutcome, { kind: "written" }>;
type Kind = Failure["kind"];

interface LetterFailureProps {
  readonly failure: Failure;
}

/** Why there is no letter, in the texts of the specification's error catalogue, and that nothing was lost. */
export function LetterFailure({ failure }: LetterFailureProps) {
  const t = useTranslate(letterMessages);
  if (failure.kind === "cancelled") return <Notice tone="info">{t("cancelled")}</Notice>;
  const title =
    failure.kind === "backend"
      ? t("errors.backend", { status: failure.status })
      : t(`errors.${failure.kind}`);
  const isLimit = failure.kind === "limitReached" || failure.kind === "usedUp";
  const isFree = failure.kind === "providerUnavailable";
  return (
    <Notice tone="danger" title={title}>
      <div>
        {isLimit ? `${t("errors.noLettersLeft")} ` : null}
        {failure.kind === "notIncluded" ? `${t("plansWithLetters")} ` : null}
        {isFree ? `${t("errors.notCharged")} ` : null}
        {failure.kind === "brokenOff" ? `${t("errors.mayBeStored")} ` : null}
        {t("errors.keep")}
      </div>
      {links[failure.kind]}
    </Notice>
  );
}

function ProfileLink() {
  const t = useTranslate(letterMessages);
  return <TextLink to="/dashboard/your-informations/profile">{t("toProfile")}</TextLink>;
}

const links: { readonly [kind in Kind]?: ReactNode } = {
  limitReached: <PlansLink label="upgradePlan" />,
  usedUp: <PlansLink label="viewPlans" />,
  notIncluded: <PlansLink label="viewPlans" />,
  nameMissing: <ProfileLink />,
  profileEmpty: <ProfileLink />,
};
