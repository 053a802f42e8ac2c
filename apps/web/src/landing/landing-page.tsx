import { useLanguage } from "../i18n/language-context.tsx";
import { publicPath } from "../i18n/language-choice.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { PageTitle } from "../ui/page-title.tsx";
import { AnchorButton, LinkButton } from "../ui/form/button.tsx";
import { Carousel } from "./carousel.tsx";
import { DemoVideo } from "./demo-video.tsx";
import { Figures } from "./figures.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LastCall } from "./last-call.tsx";
import { landingMessages } from "./messages.ts";
import { PlanCards } from "./plan-cards.tsx";
import { Questions } from "./questions.tsx";
import { StartButton } from "./start-button.tsx";
import { StructuredData } from "./structured-data.tsx";
import classes from "./landing-page.module.css";

/** The front page. */
export function LandingPage() {
  return (
    <>
      <div className={classes["page"]}>
        <Hero />
        <HowItWorks />
        <DemoVideo />
        <Figures />
        <PlanCards />
        <Questions />
        <StructuredData />
      </div>
      <LastCall />
    </>
  );
}

function Hero() {
  const t = useTranslate(landingMessages);
  const { language } = useLanguage();
  return (
    <>
      <div className={classes["hero"]}>
        <PageTitle
          documentTitle={t("documentTitle")}
          description={t("description")}
          publicPage="/"
          className={classes["headline"]}
        >
          {t("headline")}
        </PageTitle>
        <div>
          <p className={classes["lead"]}>{t("lead")}</p>
          <div className={classes["actions"]}>
            <StartButton size="md" />
            <LinkButton to="/dashboard" size="md" data-for="members">
              {t("toDashboard")}
            </LinkButton>
            <AnchorButton
              href={publicPath("/demo", language)}
              size="md"
              variant="default"
              data-for="visitors"
            >
              {t("demo.try")}
            </AnchorButton>
          </div>
        </div>
      </div>
      <Carousel />
    </>
  );
}
