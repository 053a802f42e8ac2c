import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { IconFileText } from "../ui/icons.tsx";
import { cvMessages } from "./messages.ts";
import type { CvGap } from "@postulo/contract/cv";

/** What the profile lacks for any CV, with where to add it. */
export function MissingFromProfile({ gap }: { readonly gap: CvGap }) {
  const t = useTranslate(cvMessages);
  const isNameMissing = gap === "name_missing";
  return (
    <EmptyState
      icon={<IconFileText size={22} aria-hidden />}
      action={
        <LinkButton to={`/dashboard/your-informations/${isNameMissing ? "profile" : "experience"}`}>
          {t(isNameMissing ? "addName" : "addExperience")}
        </LinkButton>
      }
    >
      {t(isNameMissing ? "nameMissing" : "profileEmpty")}
    </EmptyState>
  );
}
