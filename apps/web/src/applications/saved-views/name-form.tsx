import { savedViewLimits } from "@postulo/domain/saved-view";
import { useState, type ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { savedViewMessages } from "./messages.ts";
import classes from "./saved-views.module.css";

interface NameFormProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly initial: string;
  /** The text of its button. */
  readonly submit: string;
  /** @returns why the name was not stored; undefined when it was */
  readonly onSubmit: (name: string) => Promise<string | undefined>;
  /** Without it nothing is cancelled; the field has the focus at first only with it. */
  readonly onCancel?: () => void;
}

const focusOnMount = (input: HTMLInputElement | null) => input?.select();

/** A name and its button. What was typed stays when it is not stored. */
export function NameForm(props: NameFormProps) {
  const { label, description, initial, submit, onSubmit, onCancel } = props;
  const t = useTranslate(savedViewMessages);
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function send() {
    const trimmed = name.trim();
    if (trimmed === "") return setProblem(t("required"));
    if (isPending) return;
    setIsPending(true);
    try {
      setProblem(await onSubmit(trimmed));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form
      noValidate
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        // Failures are reported as a toast.
        void send().catch(() => undefined);
      }}
    >
      <TextInput
        ref={onCancel ? focusOnMount : undefined}
        label={label}
        description={description}
        autoComplete="off"
        maxLength={savedViewLimits.name}
        value={name}
        error={problem}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !onCancel) return;
          // The menu stays open.
          event.stopPropagation();
          onCancel();
        }}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className={classes["buttons"]}>
        {onCancel ? (
          <Button variant="subtle" color="neutral" onClick={onCancel}>
            {t("cancel")}
          </Button>
        ) : null}
        <AsyncButton variant="default" isPending={isPending}>
          {submit}
        </AsyncButton>
      </div>
    </form>
  );
}
