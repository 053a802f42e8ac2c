import { cvTemplateNames, cvTemplates, type CvTemplateName } from "@postulo/domain/cv-look";
import { letterLanguages } from "@postulo/domain/letter-language";
import { paperOf, papers, type Paper } from "@postulo/domain/paper";
import type { CSSProperties } from "react";
import { layoutMessages } from "../documents/messages.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { cvMessages } from "./messages.ts";
import { useCvPerson } from "./queries.ts";
import { templatePicture } from "./template-pictures.ts";
import type { CvLook } from "./use-cv-look.ts";
import classes from "./cv.module.css";

/** Names of formats, the same in all languages. */
const paperNames: Readonly<Record<Paper, string>> = { a4: "A4", "us-letter": "US Letter" };

interface CvLookFormProps {
  readonly look: CvLook;
  readonly onChange: (part: Partial<CvLook>) => void;
}

/** Template, colour, paper and language. */
export function CvLookForm({ look, onChange }: CvLookFormProps) {
  const t = useTranslate(cvMessages);
  const country = useCvPerson().data?.country ?? "";
  return (
    <form className={classes["look"]} aria-label={t("look")}>
      <Templates look={look} onChange={onChange} />
      <Accents look={look} onChange={onChange} />
      <div className={classes["choices"]}>
        <NativeSelect
          label={t("paper")}
          value={look.paper ?? paperOf(country)}
          data={papers.map((value) => ({ value, label: paperNames[value] }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({ paper: papers.find((paper) => paper === value) });
          }}
        />
        <NativeSelect
          label={t("language.label")}
          value={look.language ?? ""}
          data={[
            { value: "", label: t("language.profile") },
            ...letterLanguages.map((value) => ({ value, label: t(`language.${value}`) })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({ language: letterLanguages.find((language) => language === value) });
          }}
        />
      </div>
      <p className={classes["note"]}>{t("languageNote")}</p>
    </form>
  );
}

function Templates({ look, onChange }: CvLookFormProps) {
  const t = useTranslate(cvMessages);
  return (
    <fieldset className={classes["group"]}>
      <legend>{t("template")}</legend>
      <div className={classes["templates"]}>
        {cvTemplateNames.map((template) => (
          <Template
            key={template}
            template={template}
            isChosen={look.template === template}
            onChoose={() => onChange({ template })}
          />
        ))}
      </div>
      {cvTemplates[look.template].columns === 2 ? (
        <Notice tone="info">{t("twoColumnsNote")}</Notice>
      ) : null}
    </fieldset>
  );
}

interface TemplateProps {
  readonly template: CvTemplateName;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Template({ template, isChosen, onChoose }: TemplateProps) {
  const t = useTranslate(cvMessages);
  const tLayout = useTranslate(layoutMessages);
  const { language } = useLanguage();
  return (
    <label className={classes["template"]}>
      <input type="radio" name="template" value={template} checked={isChosen} onChange={onChoose} />
      <img
        src={templatePicture(language, template)}
        alt=""
        width={320}
        height={453}
        decoding="async"
      />
      <span className={classes["templateName"]}>{tLayout(`template.${template}`)}</span>{" "}
      {cvTemplates[template].columns === 2 ? (
        <span className={classes["columnNote"]}>{t("twoColumns")}</span>
      ) : null}
    </label>
  );
}

/** Colours that are readable on white. */
const accents = {
  black: "#16161a",
  blue: "#1f4e79",
  teal: "#1d4d4f",
  green: "#2f5d3a",
  red: "#7a2e2a",
  purple: "#34308c",
} as const;
const accentNames = ["black", "blue", "teal", "green", "red", "purple"] as const;

function Accents({ look, onChange }: CvLookFormProps) {
  const t = useTranslate(cvMessages);
  const own = cvTemplates[look.template].accent;
  const choices = [
    { name: "template", colour: undefined, shown: own },
    ...accentNames.map((name) => ({ name, colour: accents[name], shown: accents[name] })),
  ] as const;
  return (
    <fieldset className={classes["group"]}>
      <legend>{t("accent.label")}</legend>
      <div className={classes["accents"]}>
        {choices.map(({ name, colour, shown }) => {
          const style: CSSProperties & Record<"--accent", string> = { "--accent": shown };
          return (
            <label key={name} className={classes["accent"]} style={style}>
              <input
                type="radio"
                name="accent"
                value={name}
                checked={look.accent === colour}
                onChange={() => onChange({ accent: colour })}
              />
              <span>{t(`accent.${name}`)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
