import { useTranslate } from "../i18n/use-translate.ts";
import { usageMessages } from "./messages.ts";
import { TextLink } from "../ui/link/text-link.tsx";

interface PlansLinkProps {
  readonly label: "upgradePlan" | "viewPlans";
}

/** Links to the plans when a limit is reached. */
export function PlansLink({ label }: PlansLinkProps) {
  const t = useTranslate(usageMessages);
  return <TextLink to="/dashboard/pricing">{t(label)}</TextLink>;
}
