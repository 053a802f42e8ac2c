// Generated from patterns/form-consent.txt by `npm run lexicon`.

/** Consents, by the plain words of their labels. */
export const futureConsent =
  /(?<!\b(in the|now or|or) )(future|other|upcoming|similar) (\w+ ){0,3}(jobs?|positions?|openings?|roles?|consideration|opportunit\w+|vacanc\w+)|talent (pool|community|network|bank)|keep (me|my|your) (\w+ ){0,4}(on file|for)|future consideration|vacanc\w+ in the future|(informed|notified?|contact me) .*(vacanc\w+|openings|opportunities)|\bvivier\b|(opportunites|offres|postes) (\w+ )?(futur|a venir|correspondant|similaires)|(futur\w*|prochaine?s?|autres) (opportunites|offres|postes)|conserv\w+ (ma|mon|mes|votre|vos|le|la) (candidature|cv|profil|dossier)|(candidature|cv|donnees)\b.*\bconserv|conservation de (mon|mes|ma) (cv|donnees|candidature|profil)/;

export const marketingConsent =
  /newsletter|(receive|agree|consent|opt in)\b.*\bmarketing|^marketing\b|marketing (email|comm|update|material|purpose|message|info)|promotion(s|al)|special offers|(receive|get|send me) (\w+ ){0,4}(updates|emails?|news|bulletin|offers|alerts|communications)|job alerts?|stay (informed|in touch)|keep me (posted|updated|informed|up to date|in the loop)|offres (commerciales|promotionnelles)|recevoir (\w+ ){0,4}(actualites|offres|alertes|informations|emails?)|tenez moi/;

export const termsConsent =
  /privacy|terms (and|of|&)|\bconsent\b|\bi (hereby )?(agree|accept|certify|acknowledge|understand|confirm|declare|authori[sz]e)\b|\backnowledge\b|\bgdpr\b|data (protection|processing)|(have|ve) read|personal (data|information) .*process|code of conduct|\b(j|je|en) (ai (lu|pris connaissance)|accepte|consens|certifie|atteste|reconnais|autorise|declare|confirme)|\brgpd\b|confidentialite|conditions (generales|d utilisation)|donnees (a caractere )?personnel|mentions legales/;
