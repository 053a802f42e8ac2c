// Generated from patterns/posting-company.txt by `npm run lexicon`.

export const companyHeading =
  /^(?:company|employer|entreprise|soci[ée]t[ée]|employeur)\s+(?!(?:description|profile|overview|size|benefits|info\w*|de|du|et)\b)(\p{Lu}.{1,50})$/gimu;

export const companyLabel =
  /^(?:company|employer|organi[sz]ation|hiring company|entreprise|soci[ée]t[ée]|employeur|[ée]tablissement|organisme|enseigne|raison sociale|recruteur|nom de l['’]entreprise|structure|marque)(?: name)?\s*:\s*(.{2,60})$/gim;

export const kindBeforeName =
  /^(?:[Ll]['’]\s?|[Ll]a |[Ll]e )?(?:entreprise|société|agence|enseigne|établissement|organisme|coopérative|association)\s+(?=\p{Lu})/u;

export const notCompany =
  /^(?:Casual|Seasonal|Bank|Zero|Permanent|Full|Part|Remote|Hybrid|Saisonnier|Alternance|Intérim|Apprenti|OFFRE|URGENT|RECRUTEMENT|Offre d|CDI|CDD|Temps|Télétravail|Stage)\b|\(\d{2,3}\)|[€$£]/u;

/** Buttons, dates and counts that job boards put between the lines. */
export const boardNoise =
  /[★☆]|\b(?:reviews?|posted|published|reposted|ago|applicants?|apply|save|share|jobs?|sign in|full[- ]time|part[- ]time|easy apply|promoted|avis|publi[ée]e?s?|il y a|candidatures?|postuler|partager|enregistrer|sauvegarder|offres?|accueil|se connecter|cdi|cdd|menu)\b|\d{4,}|[€$£@]|http/i;

export const forClient =
  /\bour client(?:,| is\b| are\b| has\b| based\b| needs?\b| seeks?\b|\s[–-]\s)|\bon behalf of (?:our|a|their) client|acting as an employment (?:agency|business)|\bnotre client(?:e)?(?:,| est\b| recherche\b| recrute\b| spécialisée?\b| situé| basé|\s[–-]\s)|\bpour (?:l['’]un de (?:ses|nos) clients|(?:notre|son) client)(?!\p{L})|\bpour le compte d(?:e (?:son|notre|l['’]un)|['’]un)/iu;
