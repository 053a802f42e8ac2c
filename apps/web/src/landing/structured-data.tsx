import { paidPlans, priceEuros } from "@postulo/domain/plan";
import { publicPath } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { siteOrigin } from "../ui/site-origin.ts";
import { landingMessages } from "./messages.ts";
import { questions } from "./questions.tsx";

const offer = (name: string, price: number) => ({
  "@type": "Offer",
  name,
  price,
  priceCurrency: "EUR",
});

/**
 * The front page in schema.org's vocabulary. Scripts of this type are not executed, so that the CSP does not block
 * them.
 */
export function StructuredData() {
  const t = useTranslate(landingMessages);
  const { language } = useLanguage();
  const origin = siteOrigin();
  const url = `${origin}${publicPath("/", language)}`;
  const graph = [
    { "@type": "WebSite", name: "Postulo", url, inLanguage: language },
    {
      "@type": "SoftwareApplication",
      name: "Postulo",
      url,
      description: t("description"),
      image: `${origin}/share/front.${language}.jpg`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      offers: [offer("Free", 0), ...paidPlans.map((plan) => offer(plan, priceEuros[plan].month))],
    },
    {
      "@type": "FAQPage",
      mainEntity: questions.map((name) => ({
        "@type": "Question",
        name: t(`questions.${name}.question`),
        acceptedAnswer: { "@type": "Answer", text: t(`questions.${name}.answer`) },
      })),
    },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
