import { minFirefoxVersion } from "@postulo/domain/limits";
import { downloadChromeExtension, downloadFirefoxExtension } from "@postulo/contract/downloads";
import type { Endpoint } from "@postulo/contract/endpoint";
import { IconDownload } from "../../ui/icons.tsx";
import { publicPath } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { enhancedBy } from "../../ui/enhancement.ts";
import { AnchorButton } from "../../ui/form/button.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { enhanceStoreOffer } from "./enhance-store-offer.ts";
import { extensionPageMessages } from "./messages.ts";
import { InThisBrowser } from "./in-this-browser.tsx";
import { chromePictures } from "./step-pictures.tsx";
import classes from "./extension-page.module.css";

const withStore = enhancedBy(enhanceStoreOffer);

const chromeSteps = ["unpack", "mode", "load", "pin"] as const;
const firefoxSteps = ["open", "load", "allow"] as const;

/** /extension: the download of the server's own build, its installation, and whether this browser has it. */
export function ExtensionPage() {
  const t = useTranslate(extensionPageMessages);
  const { language } = useLanguage();
  return (
    <article className={classes["page"]}>
      <PageTitle
        documentTitle={t("title")}
        description={t("description")}
        publicPage="/extension"
        className={classes["title"]}
      >
        {t("title")}
      </PageTitle>
      <p className={classes["lead"]}>{t("lead")}</p>
      <p ref={withStore} data-enhance="store-offer" hidden>
        <AnchorButton href={publicPath("/extension", language)} target="_blank" rel="noopener">
          {t("store")}
        </AnchorButton>
      </p>
      <InThisBrowser />
      <section className={classes["section"]} aria-labelledby="chrome-title">
        <h2 id="chrome-title">{t("chrome.title")}</h2>
        <p>{t("chrome.text")}</p>
        <Download endpoint={downloadChromeExtension}>{t("chrome.download")}</Download>
        <ol className={classes["steps"]}>
          {chromeSteps.map((step) => {
            const Picture = chromePictures[step];
            return (
              <li key={step} className={classes["step"]}>
                <div>
                  <h3>{t(`chrome.steps.${step}.title`)}</h3>
                  <p>{t(`chrome.steps.${step}.text`)}</p>
                </div>
                <Picture />
              </li>
            );
          })}
        </ol>
      </section>
      <section className={classes["section"]} aria-labelledby="firefox-title">
        <h2 id="firefox-title">{t("firefox.title")}</h2>
        <p>{t("firefox.text", { version: String(minFirefoxVersion) })}</p>
        <Download endpoint={downloadFirefoxExtension}>{t("firefox.download")}</Download>
        <ol className={classes["steps"]}>
          {firefoxSteps.map((step) => (
            <li key={step} className={classes["step"]}>
              <div>
                <h3>{t(`firefox.steps.${step}.title`)}</h3>
                <p>{t(`firefox.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

interface DownloadProps {
  readonly endpoint: Endpoint;
  readonly children: string;
}

function Download({ endpoint, children }: DownloadProps) {
  return (
    <div>
      <AnchorButton href={endpoint.path} download leftSection={<IconDownload size={16} />}>
        {children}
      </AnchorButton>
    </div>
  );
}
