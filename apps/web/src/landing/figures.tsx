import { layoutMessages } from "../documents/messages.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { landingMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import { cvReaders, peopleRead, platformFigures, readabilityFigures } from "./published-figures.ts";
import classes from "./figures.module.css";

/** The published figures: forms by platform, CVs by template. */
export function Figures() {
  const t = useTranslate(landingMessages);
  return (
    <Part id="figures" title={t("figures.title")} text={t("figures.lead")}>
      <div className={classes["figures"]}>
        <div>
          <p className={classes["zero"]}>0</p>
          <h3>{t("figures.sent")}</h3>
          <p className={classes["note"]}>{t("figures.sentText")}</p>
        </div>
        <PlatformTable />
        <ReadabilityTable />
      </div>
    </Part>
  );
}

/** In the order of the published figures. */
const platformColumns = ["pages", "right", "wrong", "missed"] as const;

function PlatformTable() {
  const t = useTranslate(landingMessages);
  const { pages, applicants, fewestApplicants, all, rows } = platformFigures;
  const shown = [...rows, [t("figures.allPages"), ...all] as const];
  return (
    <table>
      <caption>
        <h3>{t("figures.forms")}</h3>
        <span className={classes["note"]}>
          {t("figures.formsNote", { pages, people: applicants, fewest: fewestApplicants })}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("figures.platform")}</th>
          {platformColumns.map((name) => (
            <th key={name} scope="col">
              {t(`figures.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(([platform, ...counts]) => (
          <tr key={platform}>
            <th scope="row">{platform}</th>
            {platformColumns.map((name, position) => (
              <td key={name}>{counts[position]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReadabilityTable() {
  const t = useTranslate(landingMessages);
  const tLayout = useTranslate(layoutMessages);
  const { language } = useLanguage();
  const share = new Intl.NumberFormat(language, { minimumFractionDigits: 3 });
  return (
    <table>
      <caption>
        <h3>{t("figures.cvs")}</h3>
        <span className={classes["note"]}>{t("figures.cvsNote", { people: peopleRead })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("figures.template")}</th>
          {cvReaders.map((reader) => (
            <th key={reader} scope="col">
              {reader === "own parser" ? t("figures.ownParser") : reader}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {readabilityFigures.map(([template, figures]) => (
          <tr key={template}>
            <th scope="row">{tLayout(`template.${template}`)}</th>
            {figures.map((figure, position) => (
              <td key={cvReaders[position]}>{share.format(figure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
