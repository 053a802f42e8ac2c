import type { ChoiceTarget } from "../plan/answers/choice-target.ts";

/** The search text for a searchable list. */
export function searchText(wanted: ChoiceTarget): string {
  switch (wanted.by) {
    case "text":
      return wanted.texts[0] ?? "";
    case "place":
      return wanted.city;
    case "callingCode":
      return `+${wanted.callingCode}`;
    case "month":
      return "";
    case "country":
    case "degree":
    case "answer":
      return wanted.text;
  }
}
