import { useWords } from "../../schedule/use-words.ts";
import { ActionSelect } from "./action-select.tsx";
import type { RowProps } from "./row-tools.ts";

/** The next action of an application without a predefined one: the words of its first task. */
export default function WordsSelect(props: RowProps) {
  return <ActionSelect {...props} words={useWords(props.row.id)} />;
}
