import type { FieldOption } from "../../field.ts";
import { chooseAnswer } from "./choose-answer.ts";
import {
  chooseByText,
  chooseCallingCode,
  chooseCountry,
  choosePlace,
  type Choice,
} from "./choose-option.ts";
import { chooseDegree } from "../schools/choose-degree.ts";
import { monthIn } from "../steps/month-names.ts";

/** The option to select, as data, because a list may show its options only when open. */
export type ChoiceTarget =
  | { readonly by: "text"; readonly texts: readonly string[] }
  | { readonly by: "country"; readonly text: string }
  | {
      readonly by: "place";
      readonly city: string;
      readonly country: string;
      readonly postalCode: string;
    }
  | {
      readonly by: "callingCode";
      readonly callingCode: string;
      readonly region: string | undefined;
    }
  | { readonly by: "month"; readonly month: number }
  | { readonly by: "degree"; readonly text: string }
  | { readonly by: "answer"; readonly text: string };

/** Finds the position of the only option that matches a target. */
export type ChooseOption = (options: readonly FieldOption[], target: ChoiceTarget) => Choice;

const onlyMonth = (options: readonly FieldOption[], month: number): Choice => {
  const found = options.flatMap((option, at) => (monthIn(option.text) === month ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
};

const firstFitting = (options: readonly FieldOption[], texts: readonly string[]): Choice => {
  for (const text of texts) {
    const choice = chooseByText(options, text);
    if (choice !== undefined) return choice;
  }
  return undefined;
};

/** The position of the only matching option; undefined when none or several match. */
export function resolveChoice(options: readonly FieldOption[], target: ChoiceTarget): Choice {
  switch (target.by) {
    case "text":
      return firstFitting(options, target.texts);
    case "country":
      return chooseCountry(options, target.text);
    case "place":
      return choosePlace(options, target);
    case "callingCode":
      return chooseCallingCode(options, target);
    case "month":
      return onlyMonth(options, target.month);
    case "degree":
      return chooseDegree(options, target.text);
    case "answer":
      return chooseAnswer(options, target.text);
  }
}
