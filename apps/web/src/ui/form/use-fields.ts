import { useForm } from "@mantine/form";
import type { MessageKey, ParameterValue } from "@postulo/i18n/messages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { Catalogue } from "../../i18n/catalogue.ts";
import { useKeyReader } from "../../i18n/use-translate.ts";
import { clearDraft, saveDraft, loadDraft } from "../../data/drafts.ts";

/** Validation errors by field, as keys of the messages `M`. */
export type Problems<Values, M> = { readonly [Field in keyof Values]?: MessageKey<M> | undefined };

interface FieldsOptions<Values, M> {
  readonly initialValues: Values;
  readonly check: (values: Values) => Problems<Values, NoInfer<M>>;
  /** The catalogue of the errors' messages. */
  readonly messages: Catalogue<M>;
  /** Parameters of the errors' messages. */
  readonly parameters?: Readonly<Record<string, ParameterValue>>;
  /** Called with valid values, never concurrently. An error it throws is shown as a toast. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** The title of that toast. */
  readonly failureTitle?: string;
  /** Saves the values as a draft until they are submitted; it survives a reload and the end of the session. */
  readonly draft?: { readonly owner: string; readonly name: string };
}

type FormValues = Record<string, string | boolean>;

function isDraftOf<Values extends FormValues>(draft: unknown, like: Values): draft is Values {
  if (typeof draft !== "object" || draft === null) return false;
  const draftValues = new Map<string, unknown>(Object.entries(draft));
  return Object.entries(like).every(
    ([field, value]) => typeof draftValues.get(field) === typeof value,
  );
}

/**
 * The state of a form: values, errors by field, and a submit that focuses the first invalid field. Values are never
 * reset on failure.
 */
export function useFields<Values extends FormValues, M>(options: FieldsOptions<Values, M>) {
  const { initialValues, check, messages, onSubmit, parameters, failureTitle, draft } = options;
  const readMessage = useKeyReader(messages);
  // Mantine allows only letters, digits and dashes in a form's name.
  const id = useId().replace(/[^a-z\d]/gi, "");
  const queries = useQueryClient();
  const draftValues = draft ? loadDraft(draft.owner, draft.name) : undefined;

  const form = useForm<Values>({
    name: id,
    initialValues: isDraftOf(draftValues, initialValues) ? draftValues : initialValues,
    validate: (values) =>
      Object.fromEntries(Object.entries(check(values)).filter(([, problem]) => problem)),
    onValuesChange: (values) => {
      if (draft) saveDraft(draft.owner, draft.name, values);
    },
  });

  const saving = useMutation({
    mutationKey: [id],
    mutationFn: onSubmit,
    ...(failureTitle === undefined ? {} : { meta: { errorTitle: failureTitle } }),
    onSuccess: (_, submitted) => {
      const hasTyped = Object.entries(form.getValues()).some(
        ([name, value]) => value !== submitted[name] && value !== initialValues[name],
      );
      // Values typed while saving remain as the draft of the next form.
      if (draft && !hasTyped) clearDraft(draft.owner, draft.name);
    },
  });

  /** For the `onSubmit` of the form element. Ignored while a submit is pending. */
  const submit = form.onSubmit(
    (values) => {
      // Reads the mutation cache, since a second submit may occur before the next render.
      if (queries.isMutating({ mutationKey: [id] }) === 0) saving.mutate(values);
    },
    (problems) => {
      const first = Object.keys(initialValues).find((name) => Object.hasOwn(problems, name));
      if (first) focusField(first);
    },
  );

  function focusField(name: keyof Values & string) {
    form.getInputNode(name)?.focus();
  }

  /** The props of an input: value, change handler and error. */
  function field(name: keyof Values & string) {
    const problem: unknown = form.errors[name];
    return {
      ...form.getInputProps(name),
      error: typeof problem === "string" ? readMessage(problem, parameters) : undefined,
    };
  }

  return { form, field, submit, focusField, isPending: saving.isPending };
}
