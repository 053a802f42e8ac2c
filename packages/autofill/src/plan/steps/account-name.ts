import { linkWord, userName } from "@postulo/lexicon/form-texts";
import { plainWords } from "../../classify/phrase.ts";
import type { Field } from "../../field.ts";
import type { Value } from "./step.ts";

/** The name of an account, the last part of its address, where the label asks for that alone: "GitHub username". */
export function asAccountName({ labels }: Field, value: Value): Value {
  const words = plainWords(labels[0]?.text ?? "");
  if (!userName.test(words) || linkWord.test(words)) return value;
  const names = value.texts.flatMap((text) => {
    const name = URL.canParse(text)
      ? new URL(text).pathname.split("/").findLast((part) => part !== "")
      : undefined;
    return name === undefined ? [] : [decodeURIComponent(name)];
  });
  return names.length === 0 ? value : { ...value, texts: names };
}
