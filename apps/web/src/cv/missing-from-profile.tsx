import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { IconFileText } from "../ui/icons.tsx";
import { cvMessages } from "./messages.ts";
import type { CvGap } from "@postulo/contract/cv";
import classes from "./cv.module.css";

/** What the profile lacks for any CV, with where to add it. */
export function MissingFromProfile({ gap }: { readonly gap: CvGap }) {
  const t = useTranslate(cvMessages);
  const isNameMissing = gap === "name_missing";
  return (
    <EmptyState
      icon={<IconFileText size={22} aria-hidden />}
      action={
        <div className={classes["ways"]}>
          <LinkButton to="/dashboard/your-informations/profile">
            {t(isNameMissing ? "addName" : "uploadResume")}
          </LinkButton>
          {isNameMissing ? null : (
            <LinkButton variant="default" to="/dashboard/your-informations/experience">
              {t("addExperience")}
            </LinkButton>
          )}
        </div>
      }
    >
      {t(isNameMissing ? "nameMissing" : "profileEmpty")}
    </EmptyState>
  );
}
