// Generated from patterns/fact-gate.txt by `npm run lexicon`.

export const sentenceStart =
  /^(?:at|as|in|of|the|my|from|with|for|since|until|before|after|then|outside|your|what|how|when|where|while|both|if|through|during|and|working|speaking|using|having|joining|holding|to|on|dear|chez|au|aux|à|de|du|depuis|en|dans|pour|avec|la|le|les|mon|ma|mes|par|votre|vos|parmi|cela|c|l|d|j)$/i;

export const attributes =
  /\b(?:you (?:are |also )?(?:ask|need|look|list|name|mention|want|describe|require|seek|expect)\w*|your (?:posting|advert\w*|announcement|position|role|job)|(?:is|are) looking for|vous (?:demandez|cherchez|recherchez|citez|mentionnez|souhaitez|attendez)|votre (?:annonce|offre|poste)|recherche(?:nt)?)\b/g;

export const claimedRole =
  /(?:\bas (?:an? |the )?|\bi (?:am|was) (?:currently )?(?:an? )|\bi have been (?:an? )|\ben tant que |\bcomme |\bje suis |^(?=[^,;]{4,50} (?:at|chez|au|a la|a l') [^,;]{2,60}, (?:i |je |j')))([^,.;:(]{2,60})/g;

export const placeholder =
  /\[[^\]]{0,200}\]|\{[^}]{0,200}\}|<[a-z/][^>]{0,200}>|_{3,}|\bx{3,}\b|\b(?:your name|company name|hiring manager's name|insert|nom de l'entreprise|votre nom|prenom nom|todo|tbd|lorem ipsum)\b/;

export const refusal =
  /\b(?:as an ai|language model|i(?:'m| am) (?:unable|not able) to (?:help|assist|write|generate)|i can(?:not|'t) (?:help|assist|write|fulfil|generate|comply)|en tant qu'(?:ia|intelligence artificielle|assistant (?:virtuel|ia|d'ecriture)|modele)|modele de langage|je ne peux pas (?:vous aider|rediger|generer))\b/;

export const leakage =
  /\b(?:system prompt|previous instructions?|as instructed|per your instructions|ignore (?:all|any|previous|the)|here is (?:your|the|a) (?:cover )?letter|the candidate's profile|word count|job posting text|voici (?:votre|la|une) lettre|instructions precedentes)\b/;

export const heldTitle =
  /\b(?:as (?:an? |the )?|my (?:role|job|position) (?:of|as) ?|en tant que? ?(?:qu')?|comme |(?:mon|ma) (?:role|job|position|poste|fonction) (?:de|d') ?)([^,.;:()]{3,60}?) (?:at|for|with|chez|au|aux|a la|a l'|dans|pour) ([^,.;:()]{3,60})/g;

export const multipliers =
  /\b(?:doubl(?:ed|ing)|tripl(?:ed|ing)|quadrupl(?:ed|ing)|halv(?:ed|ing)|decades?|dozens?|hundreds|thousands|billions?|divise par|decennies?|dizaines?|centaines?|milliers?|milliards?|double|triple|millions?)\b|\b(?:(?:j'ai|ai) (?:double|triple|quadruple))\b/g;

export const praise =
  /\b(?:awards?|awarded|award-winning|prizes?|prize-winning|medals?|trophy|promoted|promotion|patents?|patented|published|publications?|accredited|certified|ranked|top[- ](?:performer|performing|seller|ranked|rated)|best[- ]?(?:performer|selling|seller|in class)|employee of the|number one|cum laude|first[- ]class(?= (?:honou?rs|degree))|with (?:distinction|honours|honors)|valedictorian|scholarship|fellowship|nominated|shortlisted|knighted|clearance|prix|medaille|trophee|promue?|brevets?|publiee?s?|certifiee?|agreee?|recompensee?|major de (?:promotion|promo)|meilleure? (?:vendeur|vendeuse|employe|employee|commercial|commerciale)|mention (?:bien|tres bien|assez bien)|bourse d|habilitation secret|felicitations|laureate?|laureat)\b/g;

export const held =
  /\b(?:i(?: have|'ve)? (?:held|hold|am|was|been|worked as|work as)|je suis|j'ai (?:ete|occupe)|j'occupe|en tant que)\b[^.;,]{0,30}$/;

export const mastery =
  /\b(?:native|bilingual|mother tongue|perfectly|fluent(?:ly)?|courant|couramment|bilingue|langue maternelle|parfaitement|expert|c1|c2|excellent)\b/;

export const pastWork =
  /\b(?:worked|interned|served|employed|was hired|spent|volunteered|started my career|trained|temped|have been working|travaille|effectue|exerce|fait un stage|ete employee?|debute|passe|alternance|apprentissage|stage)\b[^.;]{0,60}?\b(?:at|for|with|in|chez|pour|au sein d[eu]|a la|a l'|au)\s+/g;

export const mastered =
  /\b(?:i (?:have )?(?:used?|mastered|ran|run|handled?|managed?|built|work(?:ed)? with)|i am (?:proficient|fluent|trained) (?:in|with)|my (?:experience|knowledge|command) (?:of|with|in)|je (?:maitrise|pratique|utilise)|j'ai (?:utilise|pratique|gere|deploye|travaille (?:avec|sur))|ma (?:maitrise|pratique) d[eu'])\b([^.;]{0,60})$/;

/** "Your ward, where I trained": a past in the reader's house. */
export const pastWithReader =
  /\b(?:your|votre|vos)(?:\s[\p{L}\p{N}'-]+){1,5},?\s(?:where i (?:have )?(?:worked|interned|trained|served|volunteered|spent)|ou j'ai (?:deja )?(?:travaille|effectue|exerce|fait|passe|accompli))\b|\b(?:i (?:worked|interned|trained|volunteered)|j'ai (?:travaille|effectue|exerce|fait))\b[^.,;]{0,40}\b(?:in your|at your|with you|dans votre|chez vous|au sein de votre)\b/u;

/** What one wishes or feels claims nothing: "which appeals to me", "correspond à ce que je recherche". */
export const wishes =
  /\b(?:ce que |qui )?(?:(?:appeals?|speaks?|matters?) to me|(?:interests?|draws?|attracts?) me|i(?:'d| would) (?:like|love|be (?:glad|happy|pleased))|i (?:hope|wish|want|look forward)|i am looking for|je (?:recherche|cherche|souhaite|voudrais|serais)|j'aimerais|me (?:parl\w+|plai\w+|convien\w+|touch\w+)|m'(?:attire|interesse|inspire|a plu|a retenu|motive))(?!\p{L})/gu;

export const denial =
  /\b(?:have not|haven't|has not|not yet|have yet to|have never|had no|have no|no experience|do not (?:know|have)|don't (?:know|have)|new to me|n'ai (?:pas|jamais|encore jamais|aucune)|ne (?:connais|maitrise|pratique) pas|pas encore|pas d'experience|aucune experience|reste a (?:apprendre|decouvrir))\b/;

export const beginning =
  /\b(?:as of|starting(?: in)?|beginning(?: in)?|available (?:from|in)|des|a partir d[eu']|a compter d[eu']|disponible (?:en|des))\s*(?:[a-z]+\s+)?$/;

/** What one wishes, offers and thanks for rests on nothing. */
export const courtesy =
  /\b(?:apply(?:ing)?|application|join|would|welcome|look(?:ing)? forward|thank|glad|pleased|happy|delighted|interview|discuss|appeals?|interests?|interested|attracts?|drawn|candidature|postule|rejoindre|souhaite(?:rais)?|aimerais|serai[st]?|remercie|entretien|rencontrer|plaisir|ravie?|interesse|disposition|heureu\w+|plait|attire)\b/;

/** Words of titles that a claimed title must not add. */
export const ranks =
  "senior|lead|chief|head|deputy|principal|vice|executive|general|global|regional|national|adjoint|adjointe|principale|chef|cheffe|directeur|directrice|generale".split(
    "|",
  );
