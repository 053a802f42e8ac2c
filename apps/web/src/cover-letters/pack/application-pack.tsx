import { packFormats, type PackFormat } from "@postulo/contract/application-pack";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { LinkButton } from "../../ui/form/button.tsx";
import { IconFileText, IconFileZip } from "../../ui/icons.tsx";
import type { OpenLetter } from "../letter-draft.ts";
import { letterMessages } from "../messages.ts";
import { useCvOfLetter } from "../letter-links.ts";
import { usePackDownload } from "./use-pack-download.ts";
import classes from "./application-pack.module.css";

interface ApplicationPackProps {
  readonly letter: OpenLetter;
  readonly applicationId: string | null;
}

const icons: Readonly<Record<PackFormat, typeof IconFileZip>> = {
  pdf: IconFileText,
  zip: IconFileZip,
};

/** Downloads the letter together with the CV of its application. */
export function ApplicationPack({ letter, applicationId }: ApplicationPackProps) {
  const t = useTranslate(letterMessages);
  const download = usePackDownload(letter, applicationId);
  const { data: cvId } = useCvOfLetter(letter.id);
  // Unknown while it is loading, and offline.
  const state = cvId === undefined ? "unknown" : cvId === null ? "whole" : "adapted";
  return (
    <section className={classes["frame"]} aria-labelledby="pack-title">
      <h3 id="pack-title">{t("pack.title")}</h3>
      <p className={classes["note"]}>{t(`pack.with.${state}`)}</p>
      <div className={classes["buttons"]}>
        {packFormats.toReversed().map((format) => {
          const Icon = icons[format];
          return (
            <AsyncButton
              key={format}
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
              isPending={download.format === format}
              onPress={() => download.save(format)}
            >
              {t(`pack.${format}`)}
            </AsyncButton>
          );
        })}
        {letter.id === undefined ? null : (
          <LinkButton variant="subtle" to={`/dashboard/cv?letter=${letter.id}`}>
            {t(`pack.cv.${state}`)}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
