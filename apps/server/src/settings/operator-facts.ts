import type { OperatorFacts } from "@postulo/domain/operator-fact";
import type { Settings } from "./settings.ts";

/** What the operator publishes on the public pages, from the settings. */
export function operatorFactsOf(settings: Settings): OperatorFacts {
  const founders = (["CEO", "COO"] as const).flatMap((post) => {
    const name = settings[`FOUNDER_${post}_NAME`];
    return name ? [`${name} (${post})`] : [];
  });
  const facts = {
    contactEmail: settings.CONTACT_EMAIL,
    founders: founders.length > 0 ? founders.join(", ") : undefined,
    publisherName: settings.LEGAL_PUBLISHER_NAME,
    publisherAddress: settings.LEGAL_PUBLISHER_ADDRESS,
    publisherPhone: settings.LEGAL_PUBLISHER_PHONE,
    registrationNumber: settings.LEGAL_REGISTRATION_NUMBER,
    vatNumber: settings.LEGAL_VAT_NUMBER,
    publicationDirector: settings.LEGAL_PUBLICATION_DIRECTOR,
    hostName: settings.LEGAL_HOST_NAME,
    hostAddress: settings.LEGAL_HOST_ADDRESS,
    hostPhone: settings.LEGAL_HOST_PHONE,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
