import { RequestError } from "@postulo/contract/request-error";
import { isPhoneNumber, maxFactorNameLength } from "@postulo/domain/credentials";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { FactorKind } from "../../session/second-factor/factors.ts";
import { factorMessages } from "../../session/second-factor/messages.ts";
import { useConfirmBySecondFactor } from "../../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { secondFactorMessages, type messages } from "./messages.ts";
import { enrollApp, enrollPhone, type NewFactor } from "./queries.ts";
import classes from "./second-factor.module.css";

interface NameStepProps {
  readonly kind: FactorKind;
  /** Of the present factors. */
  readonly names: readonly string[];
  readonly isFirst: boolean;
  readonly onCancel: () => void;
  readonly onEnrolled: (factor: NewFactor, name: string) => void;
}

/** "App", and "App 2" when that name is taken. */
function unusedName(wanted: string, names: readonly string[]): string {
  const candidates = [wanted, ...names.map((_, at) => `${wanted} ${at + 2}`)];
  return candidates.find((name) => !names.includes(name)) ?? wanted;
}

/** With spaces that do not break. */
const exampleNumber = "+33\u00A06\u00A012\u00A034\u00A056\u00A078";

/** The server accepts no brackets and dashes. */
const digitsWithPlus = (typed: string) => `+${typed.replaceAll(/\D/g, "")}`;

interface Values extends Record<string, string> {
  readonly name: string;
  readonly phone: string;
}

function nameProblem(name: string, names: readonly string[]) {
  if (name === "") return "problems.nameRequired" as const;
  if (name.length > maxFactorNameLength) return "problems.nameTooLong" as const;
  return names.includes(name) ? ("problems.nameTaken" as const) : undefined;
}

const fieldProblems = {
  mfa_factor_name_conflict: { field: "name", problem: "problems.nameTaken" },
  mfa_verified_factor_exists: { field: "phone", problem: "problems.numberTaken" },
  validation_failed: { field: "phone", problem: "problems.numberInvalid" },
} as const;

type Known = keyof typeof messages.errors;
const isKnown = (code: string): code is Known =>
  Object.hasOwn(secondFactorMessages.english.errors, code);

/** The fields; an error of the server about one of them is shown at that field. */
function useNameFields({ kind, names, onEnrolled }: NameStepProps) {
  const t = useTranslate(secondFactorMessages);
  const tFactor = useTranslate(factorMessages);
  const { client } = useSignedIn();
  const confirm = useConfirmBySecondFactor();
  const defaultName = tFactor(kind === "totp" ? "appName" : "phoneName");
  const enroll = (friendlyName: string, phone: string) =>
    kind === "totp"
      ? enrollApp(client, friendlyName)
      : enrollPhone(client, { friendlyName, phone: digitsWithPlus(phone) });

  const fields = useFields({
    initialValues: { phone: "", name: unusedName(defaultName, names) },
    check: ({ name, phone }: Values) => ({
      phone:
        kind === "phone" && !isPhoneNumber(phone) ? ("problems.numberInvalid" as const) : undefined,
      name: nameProblem(name.trim(), names),
    }),
    messages: secondFactorMessages,
    parameters: { maximum: maxFactorNameLength },
    failureTitle: t("enroll.failed"),
    onSubmit: async ({ name, phone }) => {
      try {
        const enrolled = await confirm(() => enroll(name.trim(), phone));
        if (enrolled.kind === "done") onEnrolled(enrolled.value, name.trim());
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        showProblem(error);
      }
    },
  });

  function showProblem(error: RequestError) {
    const { status, code } = error;
    const known = Object.entries(fieldProblems).find(([name]) => name === code)?.[1];
    if (!known) {
      const message = isKnown(code) ? t(`errors.${code}`) : error.message;
      throw new RequestError(message, { status, code, cause: error });
    }
    fields.form.setFieldError(known.field, known.problem);
    fields.focusField(known.field);
  }

  return fields;
}

/** Name, and number of a phone, of a new factor. */
export function NameStep(props: NameStepProps) {
  const { kind, isFirst, onCancel } = props;
  const t = useTranslate(secondFactorMessages);
  const { field, submit, isPending } = useNameFields(props);
  return (
    <form className={classes["step"]} onSubmit={submit} noValidate>
      <p className={classes["text"]}>
        {t(kind === "totp" ? "enroll.appText" : "enroll.phoneText")}
      </p>
      {kind === "phone" ? (
        <TextInput
          label={t("enroll.number")}
          description={t("enroll.numberHint", { example: exampleNumber })}
          type="tel"
          autoComplete="tel"
          data-autofocus
          {...field("phone")}
        />
      ) : null}
      <TextInput
        label={t("enroll.name")}
        description={t("enroll.nameHint")}
        autoComplete="off"
        data-autofocus={kind === "totp" || undefined}
        {...field("name")}
      />
      {isFirst ? <p className={classes["text"]}>{t("enroll.signsOut")}</p> : null}
      <div className={classes["buttons"]}>
        <Button variant="default" onClick={onCancel}>
          {t("enroll.cancel")}
        </Button>
        <AsyncButton isPending={isPending}>{t("enroll.next")}</AsyncButton>
      </div>
    </form>
  );
}
