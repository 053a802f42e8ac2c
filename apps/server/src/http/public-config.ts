import type { PublicConfig } from "@postulo/contract/config";
import { modelPlace } from "../language-model/model-place.ts";
import { modelSettingsOf } from "../settings/ai-settings.ts";
import type { Payment } from "../settings/payment.ts";
import { providersOf } from "../settings/provider-settings.ts";
import { walletsOf } from "../settings/sign-in-settings.ts";
import type { Settings } from "../settings/settings.ts";

interface ConfigSource {
  /** Where browsers reach auth, tables and storage. */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly hasInbox: boolean;
  readonly payment: Payment;
}

/** `/config.json`: the configuration that web app and extension need before any other request. */
export function createPublicConfig(settings: Settings, at: ConfigSource): PublicConfig {
  return {
    supabaseUrl: at.supabaseUrl,
    publishableKey: at.publishableKey,
    registration: settings.REGISTRATION,
    signIn: signInMethodsOf(settings),
    // By which name each plan is paid; absent where nothing is sold.
    prices: at.payment.kind === "none" ? undefined : at.payment.prices,
    planLimits: settings.PLAN_LIMITS,
    languageModel: placeOf(settings),
    links: {
      // The local inbox, when no mail server is set.
      inbox: at.hasInbox ? "/inbox" : undefined,
      store: settings.EXTENSION_STORE_URL,
      contactEmail: settings.CONTACT_EMAIL,
      feedback: { en: settings.FEEDBACK_URL_EN, fr: settings.FEEDBACK_URL_FR },
      community: settings.COMMUNITY_URL,
      network: settings.NETWORK_URL,
      source: settings.SOURCE_URL,
    },
    founders: { ceo: founder(settings, "CEO"), coo: founder(settings, "COO") },
  };
}

/** Undefined: letters and résumés use no model. */
function placeOf(settings: Settings) {
  const model = modelSettingsOf(settings);
  return model && modelPlace(model);
}

function captchaOf({ CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey }: Settings) {
  return provider === undefined || siteKey === undefined ? undefined : { provider, siteKey };
}

/** What the sign-in page offers. */
export const signInMethodsOf = (settings: Settings): PublicConfig["signIn"] => ({
  providers: providersOf(settings).map(({ name, label }) => ({ name, label })),
  wallets: walletsOf(settings),
  manualLinking: settings.MANUAL_LINKING,
  sso: settings.SAML_SIGN_IN,
  captcha: captchaOf(settings),
});

/** As the page about us introduces them; undefined until the operator gives a name. */
function founder(settings: Settings, role: "CEO" | "COO") {
  const name = settings[`FOUNDER_${role}_NAME`];
  if (name === undefined) return undefined;
  return {
    name,
    photo: settings[`FOUNDER_${role}_PHOTO`],
    bio: { en: settings[`FOUNDER_${role}_BIO_EN`], fr: settings[`FOUNDER_${role}_BIO_FR`] },
  };
}
