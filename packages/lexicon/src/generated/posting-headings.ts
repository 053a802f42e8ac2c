// Generated from patterns/posting-headings.txt by `npm run lexicon`.

export const niceHeading =
  /^nice$|nice[ -]to[ -]have|\bbonus\b|\bpreferred\b|\bdesirable\b|\bdesired\b|would be (?:a plus|nice|great|good)|good[ -]to[ -]have|great (?:to have|if)|love it if|we'd (?:also )?love|(?:extra|brownie|additional) (?:credit|points)|even better|not required|\boptional\b|icing on|not essential|\badvantage(?:s|ous)?$|\bassets?\b|\bpluses\b|^(?:le|les|un|ton|ton petit|le petit|petits?) ?(?:plus|\+)\b|serai(?:en)?t (?:un|apprecie|bien)|est un plus|sont un plus|\batouts?$|souhaite(?:e|s|es)?$|apprecie(?:e|s|es)?$|^idealement|cerise sur le gateau|nous plairait|qui ferai(?:en)?t la difference|en plus$/;

export const offerHeading =
  /^work(?:ing)? (?:environment|conditions|schedule)\b|we(?:'ll)? (?:offer|give|provide)|what(?:'s| is) (?:in it|on offer)|^(?:what )?you(?:'ll| will| can)? (?:also )?(?:get|receive|enjoy|expect)\b|what you (?:can expect|get)|\bbenefits\b|\bperks\b|\bcompensation\b|^(?:the |our |your )?(?:salary|pay|package|rewards?|remuneration|hours|schedule|terms)\b|^why (?:join|work|us|you|choose)|^why\b.*\?$|in return|look after you|avantages?\b|(?:nous|on) (?:vous |te |t')?(?:offr|propos|promet)|nous (?:vous )?(?:offrons|proposons)|ce qu(?:e l'|')on (?:vous |t'|te )?(?:offre|propose|reserve)|ce que nous (?:offrons|proposons)|^(?:les |nos |vos )?conditions(?: (?:de travail|proposees|d'emploi|salariales|particulieres))?$|pourquoi (?:nous|rejoindre|venir|postuler)|^(?:la |votre )?(?:remuneration|salaire)\b|bonnes raisons|vous beneficie|ce qui vous attend|type de contrat|duree du travail|^contrat\b|^horaires\b|^statut\b|^package\b/;

export const applyHeading =
  /^how to apply|^to apply|^applying|^application|^(?:the |our )?(?:application|hiring|recruitment|selection|interview) process|^interested\b|^next steps|equal opportunit|^diversity|^privacy|^voluntary self|^disclosure|^disclaimer|^closing date|^similar jobs|^comment postuler|^(?:pour )?(?:postuler|candidater)|^candidatures?\b|^(?:le |notre |les etapes du )?(?:processus|process|deroulement|modalites)\b|^etapes\b|^contacts?$|^(?:pour )?nous contacter|^(?:notre )?engagement (?:handicap|diversite)|^renseignements|^date limite|^offres similaires|^mentions? legales?|^informations? complementaires?|^handicap$|^questions\b/;

export const employerHeading =
  /^about (?:us|the (?:company|team|school|practice|organi[sz]ation)|[a-z])|^who we are|^who is\b|^(?:the |our )?(?:company|team|story|values|culture|mission)$|^our (?:story|values|team)|^a propos|^qui sommes|^(?:l'|la |le |notre )(?:entreprise|societe|etablissement|agence|groupe|equipe|histoire|maison|collectivite|employeur|association|structure|cabinet)\b.{0,12}$|^presentation|^entreprise$|^contexte|^nous ?\?$/;

/** "Pour ce poste, nous demandons", "To join us you must have". */
export const asksAnywhere =
  /\b(?:(?:someone|somebody|people|a person|candidates?|an? individual) (?:who|with)(?: (?:is|are|has|have))?|candidates? (?:must|should)(?: (?:have|be|possess))?(?: the following)?|you if(?: you)?(?: are| have)?|if you(?: are| have)?|you (?:are|have)|you(?:'ll| will)? (?:must|need)|candidat\S* (?:devra|doit|devrez)(?: imperativement)?|(?:la personne|le titulaire) (?:devra|doit)|(?:vous|tu) (?:y )?apporte[rzs]*|vous (?:etes|avez)|nous (?:demandons|exigeons|attendons|recherchons)|on (?:demande|exige)|il (?:vous |te )?faut|sont (?:exiges|requis|demandes))\W*$/;

/** Words of headings that require something only by themselves: with others they are requirements. */
export const bareMust =
  "criteria|attributes|qualities|candidate|personality|personal qualities|skills|skill|experience|experiences|knowledge|education|qualifications|abilities|competencies|competences|expertise|background|diploma|training|technical|soft|hard|professional|personal|key|required|necessary|minimum|previous|your|our|the|and|or|essential|relevant|other|you|have|we|need|ideal|demandees|demandes|souhaitees|souhaites|permis|profil|criteres|attributs|candidat|personnalite|personnalites|savoirs-etre|competence|connaissances|connaissance|diplome|diplomes|formation|formations|qualites|qualite|aptitudes|savoir|savoirs|etre|faire|langues|langue|niveau|langages|techniques|technique|professionnelles|professionnelle|personnelles|requises|requise|attendues|attendue|exigees|recherchees|cles|metier|humaines|linguistiques|etudes|contraintes|particularites|vos|votre|les|la|le|des|et|ou|de|du|d|requis|attendus|tes|ton".split(
    "|",
  );

export const dutiesNounHeading =
  /^(?:(?:the|our|your|my|a|an|some|and|in|on|for|key|main|core|job|role|minimum|basic|required|essential|general|le|la|les|l'|un|une|des|du|de|vos|votre|ton|ta|tes|nos|notre|son|principale|principales|et|pour|ce que|ce qu'|ce qui|quelle|quelles|quel|quels) ?)*(?:functions|duties|tasks|responsibilities|accountabilities)\b/;

export const profileHeading =
  /^(?:(?:the|our|your|my|a|an|some|and|in|on|for|key|main|core|job|role|minimum|basic|required|essential|general|le|la|les|l'|un|une|des|du|de|vos|votre|ton|ta|tes|nos|notre|son|principale|principales|et|pour|ce que|ce qu'|ce qui|quelle|quelles|quel|quels) ?)*(?:profils? (?:souhaite|recherche|attendu|requis|ideal|demande|type)|(?:vos|tes) atouts(?: pour|$))/;

export const mustHeading =
  /^(?:(?:the|our|your|my|a|an|some|and|in|on|for|key|main|core|job|role|minimum|basic|required|essential|general|le|la|les|l'|un|une|des|du|de|vos|votre|ton|ta|tes|nos|notre|son|principale|principales|et|pour|ce que|ce qu'|ce qui|quelle|quelles|quel|quels) ?)*(?:requirements?\b|requires?\b|qualifications? (?:and|required|requises?)|qualifications?$|must[ -]haves?\b|essentials?\b|you are\b|who (?:you are|we(?:'re| are) (?:looking|after)|we (?:want|need)|are you|should apply)|you(?:'ll| will|'ve| should| must)? (?:also )?(?:have|need|bring|be able|know|are|offer|possess)\b|(?:what|things) you(?:'ll| will)? (?:also )?(?:need|bring|have|offer)|what (?:we(?:'re| are)? (?:look|after|need|expect|ask|want|require)|it takes|makes you)|we(?:'re| are|'d| would)? (?:looking for|after|need|expect|ask|like to see|like you to have)|looking for|about you\b|ideal candidate|successful candidate|candidates?(?: profile| must| should|$)|person(?: specification| spec|$)|to be (?:considered|successful|eligible)|to succeed|criteria\b|eligibility|is this you|sounds? like you|do(?:es)? (?:you|this)|you might be|must\b|competenc\w+ (?:requis|attendu|cle|technique|recherche|necessaire)\w*|pre-?requis|requis\b|vous (?:etes|avez|justifiez|possedez)|tu (?:es|as)\b|qui (?:etes-vous|es-tu|vous etes)|vous ?\?$|et vous|et toi|nous (?:attendons|recherchons)|on (?:attend|demande|recherche|cherche|vous demande|te demande|aime)\b|(?:il )?(?:vous |te )?faut\b|attend(?:u|us|ues|ons)\b|exigences?\b|reussir\b|criteres\b|indispensables?$|obligatoires?$|conditions? (?:requises?|d'acces|d'exercice)|profiles?$|profils?\b)/;

export const dutiesHeading =
  /^(?:(?:the|our|your|my|a|an|some|and|in|on|for|key|main|core|job|role|minimum|basic|required|essential|general|le|la|les|l'|un|une|des|du|de|vos|votre|ton|ta|tes|nos|notre|son|principale|principales|et|pour|ce que|ce qu'|ce qui|quelle|quelles|quel|quels) ?)*(?:(?:key |day-to-day )?responsibilit\w+|accountabilities|what (?:you(?:'ll| will| would)? (?:do|be|own)|you(?:'d|'re going to)|the job|we'd like you to)|you(?:'ll| will) (?:be|do|own|work)|duties\b|tasks?\b|role\b|position\b|post$|job\b|about the (?:role|job|position|post)|opportunity\b|work$|purpose\b|overview|summary|day\b|typical day|first (?:\w+ )?(?:days|weeks|months|year)|day[ -]to[ -]day|week\b|objectives\b|full job description|a propos (?:de l'offre|du poste|de l'emploi)|responsabilites|activites|taches|poste\b|descriptif|description|quotidien|au (?:quotidien|programme)|journee|travail$|vous (?:serez|aurez|devrez|ferez)|(?:vous|tu) (?:ferez|feras)|defis|fonctions|missions?\b)/;

export const dutiesAnywhere = /\b(?:tasks|duties|responsibilities|taches|missions|activites)\b/;

/** "For all full-time positions, Acme offers". */
export const offersAnywhere =
  /\b(?:(?:offers?|provides?|benefits(?: include)?)$|(?:offrons|propose|proposons|beneficie\w* de)$)/;
