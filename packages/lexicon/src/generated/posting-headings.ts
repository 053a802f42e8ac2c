// Generated from patterns/posting-headings.txt by `npm run lexicon`.

export const niceHeading =
  /nice[ -]to[ -]have|\bbonus\b|\bpreferred\b|\bdesirable\b|\bdesired\b|would be (?:a plus|nice|great|good)|good[ -]to[ -]have|great (?:to have|if)|love it if|we'd (?:also )?love|(?:extra|brownie|additional) (?:credit|points)|even better|not required|\boptional\b|icing on|not essential|\badvantage(?:s|ous)?$|\bassets?\b|\bpluses\b|^(?:le|les|un|ton|ton petit|le petit|petits?) ?(?:plus|\+)\b|serai(?:en)?t (?:un|apprecie|bien)|est un plus|sont un plus|\batouts?$|souhaite(?:e|s|es)?$|apprecie(?:e|s|es)?$|^idealement|cerise sur le gateau|nous plairait|qui ferai(?:en)?t la difference|en plus$/;

export const offerHeading =
  /we(?:'ll)? (?:offer|give|provide)|what(?:'s| is) (?:in it|on offer)|^(?:what )?you(?:'ll| will| can)? (?:also )?(?:get|receive|enjoy|expect)\b|what you (?:can expect|get)|\bbenefits\b|\bperks\b|\bcompensation\b|^(?:the |our |your )?(?:salary|pay|package|rewards?|remuneration|hours|schedule|terms)\b|^why (?:join|work|us|you|choose)|^why\b.*\?$|in return|look after you|avantages?\b|(?:nous|on) (?:vous |te |t')?(?:offr|propos|promet)|nous (?:vous )?(?:offrons|proposons)|ce qu(?:e l'|')on (?:vous |t'|te )?(?:offre|propose|reserve)|ce que nous (?:offrons|proposons)|^(?:les |nos |vos )?conditions(?: (?:de travail|proposees|d'emploi|salariales|particulieres))?$|pourquoi (?:nous|rejoindre|venir|postuler)|^(?:la |votre )?(?:remuneration|salaire)\b|bonnes raisons|vous beneficie|ce qui vous attend|type de contrat|duree du travail|^contrat\b|^horaires\b|^statut\b|^package\b/;

export const applyHeading =
  /^how to apply|^to apply|^applying|^application|^(?:the |our )?(?:application|hiring|recruitment|selection|interview) process|^interested\b|^next steps|equal opportunit|^diversity|^privacy|^voluntary self|^disclosure|^disclaimer|^closing date|^similar jobs|^comment postuler|^(?:pour )?(?:postuler|candidater)|^candidatures?\b|^(?:le |notre |les etapes du )?(?:processus|process|deroulement|modalites)\b|^etapes\b|^contacts?$|^(?:pour )?nous contacter|^(?:notre )?engagement (?:handicap|diversite)|^renseignements|^date limite|^offres similaires|^mentions? legales?|^informations? complementaires?|^handicap$|^questions\b/;

export const employerHeading =
  /^about (?:us|the (?:company|team|school|practice|organi[sz]ation)|[a-z])|^who we are|^who is\b|^(?:the |our )?(?:company|team|story|values|culture|mission)$|^our (?:story|values|team)|^a propos|^qui sommes|^(?:l'|la |le |notre )(?:entreprise|societe|etablissement|agence|groupe|equipe|histoire|maison|collectivite|employeur|association|structure|cabinet)\b.{0,12}$|^presentation|^entreprise$|^contexte|^nous ?\?$/;

/** "Pour ce poste, nous demandons", "To join us you must have". */
export const asksAnywhere =
  /\b(?:you if(?: you)?(?: are| have)?|if you(?: are| have)?|you (?:are|have)|you(?:'ll| will)? (?:must|need)|(?:vous|tu) (?:y )?apporte[rzs]*|vous (?:etes|avez)|nous (?:demandons|exigeons|attendons|recherchons)|on (?:demande|exige)|il (?:vous |te )?faut|sont (?:exiges|requis|demandes))\W*$/;
