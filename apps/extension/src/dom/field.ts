import { element } from "./element.ts";

/** An input with its label and error message. */
export type Field = {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows an error; an empty text removes it. */
  readonly showProblem: (problem: string) => void;
};

type Options = {
  readonly id: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: string;
  readonly autocomplete?: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** Placed beside the input. */
  readonly beside?: HTMLElement;
};

export function field(options: Options): Field {
  const {
    id,
    label,
    value = "",
    type = "text",
    autocomplete = "off",
    hint,
    isRequired = false,
    beside,
  } = options;
  const problemId = `${id}-problem`;
  const hintId = `${id}-hint`;
  const input = element("input", {
    id,
    name: id,
    type,
    autocomplete,
    "aria-required": isRequired ? "true" : undefined,
    "aria-describedby": hint ? `${hintId} ${problemId}` : problemId,
  });
  input.value = value;
  const problem = element("p", { id: problemId, class: "problem", hidden: true });
  const showProblem = (text: string) => {
    problem.textContent = text;
    problem.hidden = text === "";
    if (text === "") input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
  };
  input.addEventListener("input", () => showProblem(""));
  const root = element(
    "div",
    { class: "field" },
    element("label", { for: id }, label),
    beside ? element("div", { class: "with-button" }, input, beside) : input,
    hint ? element("p", { id: hintId, class: "small secondary" }, hint) : undefined,
    problem,
  );
  return { root, input, showProblem };
}
