import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/notice.tsx";
import { PlansLink } from "../usage/plans-link.tsx";
import { letterMessages } from "./messages.ts";
import type { LetterOutcome } from "./request-letter.ts";

type Failure = Exclude<LetterOutcome, { kind: "written" }>;

interface LetterFailureProps {
  readonly failure: Failure;
}

/** Why there is no letter, in the words of the specification's error catalogue, and that nothing was lost. */
export function LetterFailure({ failure }: LetterFailureProps) {
  const t = useTranslate(letterMessages);
  return (
    <Notice tone="danger" title={useTitle(failure)}>
      <div>
        {isLimit(failure) ? t("errors.noLettersLeft") : null} {t("errors.keep")}
      </div>
      <WayOn failure={failure} />
    </Notice>
  );
}

const isLimit = ({ kind }: Failure) => kind === "limitReached" || kind === "usedUp";

function useTitle(failure: Failure): string {
  const t = useTranslate(letterMessages);
  return failure.kind === "backend"
    ? t("errors.backend", { status: failure.status })
    : t(`errors.${failure.kind}`);
}

function WayOn({ failure }: LetterFailureProps) {
  const t = useTranslate(letterMessages);
  switch (failure.kind) {
    case "limitReached":
      return <PlansLink label="upgradePlan" />;
    case "usedUp":
      return <PlansLink label="viewPlans" />;
    case "nameMissing":
    case "profileEmpty":
      return (
        <Anchor component={Link} to="/dashboard/your-informations/profile">
          {t("toProfile")}
        </Anchor>
      );
    case "notAuthenticated":
    case "tooLong":
    case "unfounded":
    case "unreachable":
    case "invalid":
    case "backend":
      return null;
  }
}
