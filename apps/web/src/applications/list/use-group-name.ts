import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import { ownLocale } from "../../i18n/own-locale.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import { dueGroups, type RowGroup } from "./row-groups.ts";

/** The name of a group of the list, as its head shows it. */
export function useGroupName(): (group: RowGroup) => string {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();

  function monthName(month: string): string {
    if (month === "") return t("notSent");
    const format = { month: "long", year: "numeric", timeZone: "UTC" } as const;
    const name = new Intl.DateTimeFormat(ownLocale(language), format).format(
      new Date(`${month}-01`),
    );
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  return ({ grouping, value }) => {
    switch (grouping) {
      case "stage":
        return tProduct(`stages.${stages.find((stage) => stage === value) ?? "applied"}`);
      case "priority":
        return tProduct(`priorities.${priorities.find((known) => known === value) ?? "medium"}`);
      case "next":
        return t(`dueGroups.${dueGroups.find((known) => known === value) ?? "none"}`);
      case "month":
        return monthName(value);
      case "company":
        return value;
    }
  };
}
