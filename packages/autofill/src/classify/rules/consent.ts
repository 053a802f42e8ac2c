import { asks, ticked, type Rule } from "../rule.ts";

/** Consents, in English and French: shown to the user, never ticked. */
export const consentRules: readonly Rule[] = [
  asks("consent_sms", /\bsms\b|text messag|\btextos?\b/, ticked, 0.96),
  asks(
    "consent_future",
    /(?<!\b(in the|now or|or) )(future|other|upcoming|similar) (\w+ ){0,3}(jobs?|opportunit\w+|positions?|openings?|roles?|vacanc\w+|consideration)|talent (pool|community|network|bank)|\bvivier\b|(opportunites|offres|postes) (\w+ )?(futur|a venir|correspondant|similaires)|keep (me|my|your) (\w+ ){0,4}(on file|for)|(futur\w*|prochaine?s?|autres) (opportunites|offres|postes)|conserv\w+ (ma|mon|mes|votre|vos|le|la) (candidature|cv|profil|dossier)|future consideration|vacanc\w+ in the future|(informed|notified?|contact me) .*(vacanc\w+|openings|opportunities)|(candidature|cv|donnees)\b.*\bconserv|conservation de (mon|mes|ma) (cv|donnees|candidature|profil)/,
    ticked,
    0.94,
  ),
  asks(
    "consent_marketing",
    /newsletter|(receive|agree|consent|opt in)\b.*\bmarketing|^marketing\b|marketing (email|comm|update|material|purpose|message|info)|promotion(s|al)|special offers|(receive|get|send me) (\w+ ){0,4}(updates|emails?|news|bulletin|offers|alerts|communications)|offres (commerciales|promotionnelles)|recevoir (\w+ ){0,4}(actualites|offres|alertes|informations|emails?)|job alerts?|stay (informed|in touch)|tenez moi|keep me (posted|updated|informed|up to date|in the loop)/,
    ticked,
    0.92,
  ),
  asks(
    "consent_terms",
    /privacy|terms (and|of|&)|\bconsent\b|\bi (hereby )?(agree|accept|certify|acknowledge|understand|confirm|declare|authori[sz]e)\b|\backnowledge\b|\bgdpr\b|data (protection|processing)|(have|ve) read|personal (data|information) .*process|\b(j|je|en) (ai (lu|pris connaissance)|accepte|consens|certifie|atteste|reconnais|autorise|declare|confirme)|\brgpd\b|confidentialite|conditions (generales|d utilisation)|donnees (a caractere )?personnel|mentions legales|code of conduct/,
    ticked,
    0.9,
  ),
];
