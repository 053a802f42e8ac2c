import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { usageMessages } from "./messages.ts";

interface PlansLinkProps {
  readonly label: "upgradePlan" | "viewPlans";
}

/** Links to the plans when a limit is reached. */
export function PlansLink({ label }: PlansLinkProps) {
  const t = useTranslate(usageMessages);
  return (
    <Anchor component={Link} to="/dashboard/pricing">
      {t(label)}
    </Anchor>
  );
}
