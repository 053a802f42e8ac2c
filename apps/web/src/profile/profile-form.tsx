import { genders, maxAge, profileTextLengths } from "@postulo/domain/profile/profile";
import { workModes } from "@postulo/domain/work-mode";
import type { ReactNode } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { CountryField } from "../ui/form/country-field.tsx";
import { profileMessages } from "./messages.ts";
import type { TextField } from "./profile-fields.ts";
import type { useProfileForm } from "./use-profile-form.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import classes from "./profile.module.css";

type ProfileFormState = ReturnType<typeof useProfileForm>;

interface PartProps {
  readonly state: ProfileFormState;
}

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <fieldset className={classes["section"]}>
      <legend>{title}</legend>
      {text ? <p>{text}</p> : null}
      <div className={classes["fields"]}>{children}</div>
    </fieldset>
  );
}

interface TextProps extends PartProps {
  readonly name: Exclude<TextField, "country" | "summary">;
  readonly autoComplete: string;
  readonly inputType?: "email" | "tel";
  readonly isRequired?: boolean;
}

function Text({ state, name, autoComplete, inputType, isRequired = false }: TextProps) {
  const t = useTranslate(profileMessages);
  return (
    <TextInput
      label={t(`fields.${name}`)}
      autoComplete={autoComplete}
      maxLength={profileTextLengths[name]}
      {...(inputType ? { type: inputType } : {})}
      {...(isRequired ? { withAsterisk: true, required: true } : {})}
      {...state.field(name)}
    />
  );
}

function Personal({ state }: PartProps) {
  const t = useTranslate(profileMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <Section title={t("personal")}>
      <Text state={state} name="first_name" autoComplete="given-name" isRequired />
      <Text state={state} name="last_name" autoComplete="family-name" isRequired />
      <NativeSelect
        label={t("fields.gender")}
        data={[
          { value: "", label: t("noGender") },
          ...genders.map((gender) => ({ value: gender, label: tProduct(`genders.${gender}`) })),
        ]}
        {...state.field("gender")}
      />
      <TextInput
        label={t("fields.age")}
        inputMode="numeric"
        maxLength={String(maxAge).length}
        {...state.field("age")}
      />
    </Section>
  );
}

function Contact({ state }: PartProps) {
  const t = useTranslate(profileMessages);
  return (
    <Section title={t("contact")}>
      <Text
        state={state}
        name="email"
        autoComplete="email"
        inputType="email"
        isRequired={state.isEmailRequired}
      />
      <Text state={state} name="phone_number" autoComplete="tel" inputType="tel" />
      <Country state={state} />
      <Text state={state} name="city" autoComplete="address-level2" />
      <Text state={state} name="postal_code" autoComplete="postal-code" />
      <Text state={state} name="address" autoComplete="street-address" />
    </Section>
  );
}

/** An unset country is an empty string in the form and null in the field. */
function Country({ state }: PartProps) {
  const t = useTranslate(profileMessages);
  const { value, error } = state.field("country");
  return (
    <CountryField
      label={t("fields.country")}
      error={error}
      value={value || null}
      onChange={(code) => state.form.setFieldValue("country", code ?? "")}
    />
  );
}

function Preferences({ state }: PartProps) {
  const t = useTranslate(profileMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <Section title={t("preferences")} text={t("preferencesText")}>
      <div className={classes["choices"]}>
        {workModes.map((mode) => (
          <Checkbox
            key={mode}
            label={tProduct(`workModes.${mode}`)}
            {...state.form.checkboxProps(mode)}
          />
        ))}
      </div>
    </Section>
  );
}

/** Personal, contact, summary and preferences, with a save button. */
export function ProfileForm({ state }: PartProps) {
  const t = useTranslate(profileMessages);
  return (
    <form className={classes["form"]} onSubmit={state.submit} noValidate>
      <Personal state={state} />
      <Contact state={state} />
      <Section title={t("about")}>
        <Textarea
          className={classes["wide"] ?? ""}
          label={t("fields.summary")}
          description={t("summaryHint")}
          rows={4}
          maxRows={14}
          maxLength={profileTextLengths.summary}
          {...state.field("summary")}
        />
      </Section>
      <Preferences state={state} />
      <div className={classes["foot"]} data-action-bar>
        <span>{state.hasUnsaved ? t("unsaved") : null}</span>
        <AsyncButton isPending={state.isPending}>{t("save")}</AsyncButton>
      </div>
    </form>
  );
}
