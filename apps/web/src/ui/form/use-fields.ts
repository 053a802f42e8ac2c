import type { MessageKey, ParameterValue } from "@postulo/i18n/messages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { Catalogue } from "../../i18n/catalogue.ts";
import { useKeyReader } from "../../i18n/use-translate.ts";
import { clearDraft, saveDraft, loadDraft } from "../../data/drafts.ts";
import { useForm, type Errors, type FormValues } from "./use-form.ts";

/** Validation errors by field, as keys of the messages `M`. */
export type Problems<Values, M> = Errors<Values, MessageKey<M>>;

interface FieldsOptions<Values, M> {
  readonly initialValues: Values;
  readonly check: (values: Values) => Problems<Values, NoInfer<M>>;
  /** The catalogue of the errors' messages. */
  readonly messages: Catalogue<M>;
  /** Parameters of the errors' messages. */
  readonly parameters?: Readonly<Record<string, ParameterValue>>;
  /** Called with valid values, never concurrently. An error it throws is shown as a toast. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Whether `onSubmit` only queues a change, and therefore needs no connection. */
  readonly isQueued?: boolean;
  /** The title of that toast. */
  readonly failureTitle?: string;
  /** Saves the values as a draft until they are submitted; it survives a reload and the end of the session. */
  readonly draft?: { readonly owner: string; readonly name: string };
}

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
  const id = useId();
  const queries = useQueryClient();
  const draftValues = draft ? loadDraft(draft.owner, draft.name) : undefined;

  const form = useForm<Values, MessageKey<M>>({
    id,
    initialValues: isDraftOf(draftValues, initialValues) ? draftValues : initialValues,
    validate: check,
    onChange: (values) => {
      if (draft) saveDraft(draft.owner, draft.name, values);
    },
  });

  const saving = useMutation({
    mutationKey: [id],
    mutationFn: onSubmit,
    networkMode: options.isQueued ? "always" : "online",
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
  const submit = form.submit((values) => {
    // Reads the mutation cache, since a second submit may occur before the next render.
    if (queries.isMutating({ mutationKey: [id] }) === 0) saving.mutate(values);
  });

  /** The props of a text field or select. */
  function field(name: keyof Values & string) {
    const problem = form.errors[name];
    const error = problem === undefined ? undefined : readMessage(problem, parameters);
    return { ...form.fieldProps(name), error };
  }

  return { form, field, submit, focusField: form.focusField, isPending: saving.isPending };
}
