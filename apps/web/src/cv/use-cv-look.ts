import {
  accentPattern,
  cvTemplateNames,
  defaultCvTemplate,
  type CvTemplateName,
} from "@postulo/domain/cv-look";
import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { papers, type Paper } from "@postulo/domain/paper";
import { useMemo } from "react";
import { useSearchParams } from "react-router";

export interface CvLook {
  readonly template: CvTemplateName;
  /** Without one, that of the country. */
  readonly paper: Paper | undefined;
  /** `#rrggbb`; without one, the template's. */
  readonly accent: string | undefined;
  /** Without one, that of the profile's texts. */
  readonly language: LetterLanguage | undefined;
}

function lookOf(parameters: URLSearchParams): CvLook {
  const named = (name: string) => parameters.get(name) ?? "";
  const accent = `#${named("accent")}`;
  return {
    template: cvTemplateNames.find((name) => name === named("template")) ?? defaultCvTemplate,
    paper: papers.find((paper) => paper === named("paper")),
    accent: accentPattern.test(accent) ? accent : undefined,
    language: findLetterLanguage(named("language")),
  };
}

/** How the CV looks, from the URL, and its change. */
export function useCvLook() {
  const [parameters, setParameters] = useSearchParams();
  const look = useMemo(() => lookOf(parameters), [parameters]);
  const change = (part: Partial<CvLook>) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value.replace(/^#/, ""));
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { look, change };
}
