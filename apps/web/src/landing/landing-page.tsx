import type { ReactNode } from "react";
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
import { AnchorButton, LinkButton } from "../ui/button.tsx";
import classes from "./landing-page.module.css";

interface LandingPageProps {
  readonly isSignedIn: boolean;
  /** What stands above everything, for someone who comes from one of our mails. */
  readonly notice: ReactNode;
}

/** The front page. */
export function LandingPage({ isSignedIn, notice }: LandingPageProps) {
  const t = useTranslate(landingMessages);
  return (
    <div className={classes["page"]}>
      {notice}
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
              to={isSignedIn ? "/dashboard" : "/auth/login"}
              size="md"
              rightSection={<IconArrowRight size={18} />}
            >
              {isSignedIn ? t("toDashboard") : t("start")}
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
      <PlanCards isSignedIn={isSignedIn} />
      <Questions />
      <Waitlist />
      <StructuredData />
    </div>
  );
}
