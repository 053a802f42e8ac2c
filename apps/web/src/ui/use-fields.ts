import { useForm } from "@mantine/form";
import type { ParameterValue } from "@postulo/i18n/messages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { Catalogue } from "../i18n/catalogue.ts";
import { useKeyReader } from "../i18n/use-translate.ts";
import { clearDraft, saveDraft, loadDraft } from "../session/drafts.ts";

/** What is wrong with a form, by field: the key of a message. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string | undefined };

interface FieldsOptions<Values> {
  readonly initialValues: Values;
  readonly check: (values: Values) => Problems<Values>;
  /** Where the texts of the problems stand. */
  readonly messages: Catalogue<unknown>;
  /** For the texts of problems that have parameters. */
  readonly parameters?: Readonly<Record<string, ParameterValue>>;
  /** Runs when everything is right, once at a time. When it throws, the failure is told by a toast. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** The title of that toast. */
  readonly failureTitle?: string;
  /** Keeps what was typed through a reload or the end of the session, until it was submitted. */
  readonly draft?: { readonly owner: string; readonly name: string };
}

type FormValues = Record<string, string | boolean>;

function isDraftOf<Values extends FormValues>(draft: unknown, like: Values): draft is Values {
  if (typeof draft !== "object" || draft === null) return false;
  const kept = new Map<string, unknown>(Object.entries(draft));
  return Object.entries(like).every(([field, value]) => typeof kept.get(field) === typeof value);
}

/**
 * A form: its values, the problem next to each field, and a submit that moves the focus to the first wrong field. What
 * was typed stays, whatever happens.
 */
export function useFields<Values extends FormValues>(options: FieldsOptions<Values>) {
  const { initialValues, check, messages, onSubmit, parameters, failureTitle, draft } = options;
  const readMessage = useKeyReader(messages);
  // A form may be named with letters, digits and dashes only.
  const id = useId().replace(/[^a-z\d]/gi, "");
  const queries = useQueryClient();
  const kept = draft ? loadDraft(draft.owner, draft.name) : undefined;

  const form = useForm<Values>({
    name: id,
    initialValues: isDraftOf(kept, initialValues) ? kept : initialValues,
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
      // What was typed while it was saved is the draft of the next.
      if (draft && !hasTyped) clearDraft(draft.owner, draft.name);
    },
  });

  /** For the `onSubmit` of the form element. A second submit while the first one runs is ignored. */
  const submit = form.onSubmit(
    (values) => {
      // Asked of the cache, since a second click may come before the first one is rendered.
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

  /** What an input needs: value, change and the text of its problem. */
  function field(name: keyof Values & string) {
    const problem: unknown = form.errors[name];
    return {
      ...form.getInputProps(name),
      error: typeof problem === "string" ? readMessage(problem, parameters) : undefined,
    };
  }

  return { form, field, submit, focusField, isPending: saving.isPending };
}
