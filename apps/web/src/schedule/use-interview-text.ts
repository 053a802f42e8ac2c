import type { Interview } from "@postulo/domain/interview";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { isWebLink } from "./call-link.ts";
import { scheduleMessages } from "./messages.ts";

/** What an interview is, with whom and where: "Video with Rose Delmas", "On site · 12 rue Garibaldi". Links are left out. */
export function useInterviewText() {
  const t = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  return ({ kind, people, place }: Pick<Interview, "kind" | "people" | "place">): string => {
    const what = kind === "test" ? tProduct("interviewKinds.test") : t(`kinds.${kind}`);
    const whom = people ? t("interview.with", { kind: what, people }) : what;
    return place && !isWebLink(place) ? `${whom} · ${place}` : whom;
  };
}
