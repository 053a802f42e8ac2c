import { IconArrowRight } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { PageTitle } from "../ui/page-title.tsx";
import { Carousel } from "./carousel.tsx";
import { DemoVideo } from "./demo-video.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { landingMessages } from "./messages.ts";
import { PlanCards } from "./plan-cards.tsx";
import { Questions } from "./questions.tsx";
import { StructuredData } from "./structured-data.tsx";
import { Waitlist } from "./waitlist.tsx";
import { AnchorButton, LinkButton } from "../ui/form/button.tsx";
import classes from "./landing-page.module.css";

/** The front page. */
export function LandingPage() {
  const t = useTranslate(landingMessages);
  return (
    <div className={classes["page"]}>
      <section className={classes["hero"]}>
        <div>
          <PageTitle
            documentTitle={t("documentTitle")}
            description={t("description")}
            publicPage="/"
            className={classes["headline"]}
          >
            {t("headline")}
          </PageTitle>
          <p className={classes["lead"]}>{t("lead")}</p>
          <div className={classes["actions"]}>
            <LinkButton
              to="/auth/login"
              size="md"
              rightSection={<IconArrowRight size={18} />}
              data-for="visitors"
            >
              {t("start")}
            </LinkButton>
            <LinkButton
              to="/dashboard"
              size="md"
              rightSection={<IconArrowRight size={18} />}
              data-for="members"
            >
              {t("toDashboard")}
            </LinkButton>
            <AnchorButton href="#how-it-works" size="md" variant="subtle" color="neutral">
              {t("seeHow")}
            </AnchorButton>
          </div>
        </div>
        <HeroPicture />
      </section>
      <Carousel />
      <FeatureCards />
      <HowItWorks />
      <DemoVideo />
      <PlanCards />
      <Questions />
      <Waitlist />
      <StructuredData />
    </div>
  );
}
