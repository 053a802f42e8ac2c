// Generated from patterns/posting-form.txt by `npm run lexicon`.

/** Names of fields by which an employer describes a job, by their plain words. */
export const postedTitle =
  /^(stellenbezeichnung|(job|stellen)titel|job name|(job|position|vacancy) title|title of the (job|position)|(intitule|titre) (du poste|de l (annonce|emploi|offre)))$/;

export const postedPay =
  /^(gehaltsrahmen|gehaltsspanne|gehalt (bis|von)|(salary|pay|wage) range|(min|max)(imum)? salary|salary (from|to|(min|max)(imum)?)|fourchette (de remuneration|de salaire|salariale)|salaire (min|max)(imum)?)$/;

export const postedDescription =
  /^(anforderungen|aufgaben|(job|stellen)?beschreibung|benefits|description of the job|(full |job )?description|(job |key )?(requirements|responsibilities)|avantages|missions|profil recherche|competences requises|descriptif du poste|description( du poste| de l offre| de la mission)?)$/;

export const postedContract =
  /^((anstellungs|beschaftigungs|vertrags)art|job category|(contract|employment|job) type|type of (contract|employment)|(nature|type) (de|du) contrat)$/;

export const postedEmployer =
  /^(arbeitgeber|firm(a|enlogo|enname)|unternehmen(sname)?|about the company|name of the company|(company|employer)( description| logo| name)?|employeur|societe|(nom de l |description de l )?entreprise|logo( de l entreprise)?)$/;

export const postedPlace =
  /^(standort|(arbeits|einsatz)?ort|city|(job )?location|localisation|ville|lieu( de travail| du poste)?)$/;

export const postedTerm =
  /^(ablaufdatum|bewerbungsfrist|bewerbungsschluss|closing date|(application )?deadline|expir(ation|y) date|number of (openings|positions|vacancies)|date (de cloture|d expiration|limite( de candidature)?)|nombre de postes)$/;

/** Headings and buttons of a form for publishing a job, by their plain words. */
export const postingFormName =
  /\b((job|stelle|stellenanzeige) (aufgeben|ausschreiben|erstellen|inserieren|schalten|veroffentlichen)|(add|create|post|publish|submit) (a |the |your )?(new )?(job|vacancy)|(ajouter|creer|deposer|poster|publier) (l|mon|une) (annonce|offre))\b/;
