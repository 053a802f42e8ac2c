import type { CvPreviewData } from "@postulo/contract/cv";
import { nameOfCharacter } from "@postulo/domain/printable-text";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { cvMessages } from "./messages.ts";
import type { useCvPreview } from "./queries.ts";
import classes from "./cv.module.css";

type Part = CvPreviewData["unprintable"][number];

/** The page of the profile that has the part. */
const addresses: Readonly<Record<Part["kind"], string>> = {
  head: "profile",
  summary: "profile",
  experience: "experience",
  education: "education",
  contributions: "contributions",
  skills: "skills",
  notes: "other",
};

/** Of each part. */
const maxCharacters = 20;

const namesOf = (characters: readonly string[]) => {
  const names = characters.slice(0, maxCharacters).map(nameOfCharacter).join(" ");
  return characters.length > maxCharacters ? `${names} …` : names;
};

/** Characters that the PDF cannot draw, by part of the CV: a warning before the download. */
export function UnprintableNotice({
  preview,
}: {
  readonly preview: Pick<ReturnType<typeof useCvPreview>, "data">;
}) {
  const t = useTranslate(cvMessages);
  const parts = preview.data?.kind === "pages" ? preview.data.unprintable : [];
  if (parts.length === 0) return null;
  return (
    <div className={classes["unprintable"]}>
      <Notice tone="info" title={t("unprintable.title")}>
        <ul>
          {parts.map(({ kind, name, characters }, at) => (
            <li key={at}>
              <TextLink to={`/dashboard/your-informations/${addresses[kind]}`}>
                {name === "" ? t(`unprintable.${kind}`) : name}
              </TextLink>
              {" – "}
              <bdi>{namesOf(characters)}</bdi>
            </li>
          ))}
        </ul>
        <p>{t("unprintable.help")}</p>
      </Notice>
    </div>
  );
}
