import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Générer une lettre de motivation",
  description:
    "Collez la description du poste. La lettre est écrite à partir de votre profil, et de lui seul.",
  jobDescription: "Description du poste",
  jobDescriptionHint: "L’annonce entière, telle qu’elle s’affiche sur le site.",
  application: {
    label: "Pour une candidature (facultatif)",
    none: "Aucune",
    failed: "La candidature n’a pas pu être lue",
    noPosting: "Collez l’annonce\u00A0: son texte n’est pas enregistré avec cette candidature.",
    postingTaken: "L’annonce de cette candidature est maintenant ici",
    linked: "Candidature à laquelle elle appartient",
    notLinked: "Aucune",
    linkFailed: "La lettre n’a pas pu être liée",
    done: "Lettre liée à la candidature",
    unlinked: "La lettre n’est plus liée",
  },
  job: {
    legend: "Le poste",
    hint: "Lu dans l’annonce. Corrigez ce qui est faux ; ce que vous effacez ne figure pas dans la lettre.",
    title: "Intitulé du poste",
    company: "Entreprise",
    place: "Lieu",
    reader: "À l’attention de",
    reference: "Référence",
    words: "« {words} »",
    found: "Trouvé dans l’annonce",
    notFound: "Non trouvé dans l’annonce",
  },
  tone: { label: "Ton", plain: "Simple", warm: "Chaleureux", formal: "Soutenu" },
  style: "Mise en page",
  length: { label: "Longueur", short: "Courte", standard: "Normale", long: "Longue" },
  language: { label: "Langue", posting: "Comme l’annonce", en: "Anglais", fr: "Français" },
  otherLanguage:
    "Cette annonce ne semble être ni en français ni en anglais\u00A0: la lettre est écrite dans la langue de cette page, sauf si vous en choisissez une.",
  plansWithLetters: "D’autres formules comprennent des lettres chaque mois.",
  generate: "Générer la lettre",
  rewrite: {
    title: "Réécrire la lettre\u202F?",
    text: "Vos modifications ne sont pas reprises dans le nouveau texte. Votre texte reste parmi les versions des lettres pour ce poste.",
    confirm: "Réécrire",
    cancel: "Garder mon texte",
  },
  generating: "Rédaction de votre lettre…",
  cancel: "Annuler",
  cancelled: "La lettre a été annulée. Rien n’a été décompté.",
  close: "Fermer",
  paragraphWritten: "Le paragraphe {number} est écrit",
  revised: {
    plural: {
      one: "Vérification… {count} phrase ne correspondait pas à votre profil et est réécrite.",
      other:
        "Vérification… {count} phrases ne correspondaient pas à votre profil et sont réécrites.",
    },
  },
  continued: "La lettre est en cours d’achèvement…",
  fallback: {
    providerUnavailable:
      "Le fournisseur d’IA est injoignable ou n’a pas terminé\u00A0: cette lettre a été composée sans lui, avec vos propres mots.",
    refusedByGate:
      "Votre profil ne confirmait pas l’essentiel de ce que le modèle d’IA a écrit\u00A0: cette lettre a été composée sans lui, avec vos propres mots.",
    ceilingReached:
      "Le modèle d’IA n’est plus disponible ce mois-ci\u00A0: cette lettre a été composée sans lui, avec vos propres mots.",
  },
  interrupted: {
    title: "La connexion s’est interrompue avant la fin de la lettre",
    text: "Ceci avait été écrit jusque-là. Si la lettre était terminée, elle s’ouvre ici d’elle-même.",
    again: "La réécrire",
    discard: "Abandonner",
  },
  left: {
    plural: {
      one: "Encore {count} lettre ce mois-ci",
      other: "Encore {count} lettres ce mois-ci",
    },
  },
  variant:
    "Cette lettre dans une autre présentation, un autre ton ou une autre longueur ne compte pas.",
  letter: "Votre lettre",
  fresh: {
    begin: "Nouvelle lettre",
    kept: "Votre lettre reste dans «\u00A0Vos lettres\u00A0»",
    reopen: "La rouvrir",
    other: "Vous préparez une nouvelle lettre. Celle pour {job} reste telle quelle.",
    anotherJob: "un autre poste",
    show: "Revenir à cette lettre",
  },
  composed: "Composée à partir de votre profil, sans modèle d’IA",
  writtenByModel: "Écrite par un modèle d’IA, chaque phrase vérifiée d’après votre profil",
  whatLeft: "Données envoyées à l’extérieur",
  whetherLeft: "Voir si des données ont été envoyées à l’extérieur",
  origin: {
    hint: "Survolez une phrase, touchez-la ou placez-y le curseur pour voir sur quoi elle repose.",
    restsOn: "Repose sur\u00A0: {sources}",
    changed: "Modifiée par vous. Elle reposait sur\u00A0: {sources}",
    courtesy: "Une formule de courtoisie\u00A0: elle ne dit rien de vous.",
    frame: "Adresse, date et formules.",
    own: "Vos propres mots.",
  },
  sources: { title: "D’où vient chaque phrase" },
  toCheck: {
    plural: { one: "{count} détail à vérifier", other: "{count} détails à vérifier" },
  },
  toCheckFirst: {
    plural: {
      one: "{count} point à vérifier avant l’envoi",
      other: "{count} points à vérifier avant l’envoi",
    },
  },
  toCheckStill: {
    plural: {
      one: "Il reste {count} point à vérifier.",
      other: "Il reste {count} points à vérifier.",
    },
  },
  showToCheck: "Afficher",
  yourDecision: "C’est votre lettre\u00A0: gardez ce qui est vrai.",
  unconfirmed: {
    title: {
      plural: { one: "Vérifiez cette phrase", other: "Vérifiez ces {count} phrases" },
    },
    description:
      "Le modèle d’IA l’a écrit, et votre profil ne dit pas si c’est vrai. Votre lettre ne le contient pas, sauf si vous l’ajoutez.",
    add: "Ajouter à la lettre",
    leaveOut: "Laisser de côté",
    added: "La phrase figure dans votre lettre.",
    leftOut: "La phrase reste hors de votre lettre.",
    saveFailed:
      "Enregistrement impossible\u00A0: la phrase sera de nouveau là quand vous rouvrirez la lettre",
  },
  doubts: {
    number:
      "«\u00A0{words}\u00A0»\u00A0: ce nombre, ou ce qu’il compte, ne figure pas dans l’élément dont il est question.",
    date: "«\u00A0{words}\u00A0»\u00A0: aucun élément dont parle cette phrase n’a cette date.",
    duration: "«\u00A0{words}\u00A0»\u00A0: cette durée ne découle pas de vos dates.",
    organisation:
      "«\u00A0{words}\u00A0»\u00A0: aucun des éléments sur lesquels repose cette phrase ne concerne cette organisation.",
    name: "«\u00A0{words}\u00A0»\u00A0: ce nom ne figure ni dans votre profil ni dans l’annonce.",
    title:
      "«\u00A0{words}\u00A0»\u00A0: ce titre n’est pas celui de l’élément dont il est question.",
    term: "«\u00A0{words}\u00A0»\u00A0: cette compétence ne figure pas dans l’élément dont il est question.",
    credential:
      "«\u00A0{words}\u00A0»\u00A0: votre profil n’indique pas que vous en êtes titulaire, ou pas encore.",
    level: "«\u00A0{words}\u00A0»\u00A0: votre profil indique un niveau inférieur, ou aucun.",
    credit:
      "«\u00A0{words}\u00A0»\u00A0: votre profil n’indique pas qui a dirigé cela, ni que vous l’avez fait sans aide.",
    scope:
      "«\u00A0{words}\u00A0»\u00A0: votre profil n’indique ni la fréquence, ni la durée, ni l’étendue.",
    honour: "«\u00A0{words}\u00A0»\u00A0: cette distinction ne figure pas dans votre profil.",
    negation: "«\u00A0{words}\u00A0»\u00A0: votre profil indique le contraire.",
    unsupported: "«\u00A0{words}\u00A0»\u00A0: votre profil ne l’indique pas.",
    claimed:
      "«\u00A0{words}\u00A0»\u00A0: l’annonce le demande, et votre profil n’indique pas que vous l’avez.",
    mixed:
      "«\u00A0{words}\u00A0»\u00A0: aucun élément de votre profil ne dit tout cela à lui seul.",
    unsourced: "«\u00A0{words}\u00A0»\u00A0: aucun élément de votre profil n’appuie cette phrase.",
    placeholder: "«\u00A0{words}\u00A0»\u00A0: cela ressemble à un blanc à remplir.",
    leakage:
      "«\u00A0{words}\u00A0»\u00A0: cela ressemble à une instruction adressée à une machine.",
    link: "«\u00A0{words}\u00A0»\u00A0: cette adresse ne figure pas dans votre profil.",
    wrongLanguage: "Cette phrase n’est pas dans la langue de la lettre.",
  },
  view: { label: "Affichage", job: "Poste", text: "Texte", page: "Page" },
  sheets: {
    page: "Votre lettre telle qu’elle sera imprimée, page {number} sur {count}",
    failed: "La page n’a pas pu être dessinée",
  },
  versions: {
    title: "Les versions",
    number: "Version nº\u00A0{number}",
    by: { composer: "composée", model: "écrite par l’IA", person: "modifiée par vous" },
    shown: "Affichée",
    save: "Enregistrer la version",
    saved: "Version enregistrée",
    saveFailed: "La version n’a pas pu être enregistrée",
    loadFailed: "Les versions n’ont pas pu être chargées.",
    offline:
      "Vous êtes hors ligne. Les versions sont sur le serveur et s’afficheront ici à votre retour en ligne.",
    compare: "Comparer",
    compareNamed: "Comparer la version {number}",
    compareTitle: "De la version {number} au texte affiché",
    removed: {
      plural: { one: "{count} passage retiré", other: "{count} passages retirés" },
    },
    added: { plural: { one: "{count} passage ajouté", other: "{count} passages ajoutés" } },
    restore: "Rétablir",
    restoreNamed: "Rétablir la version {number}",
    restored: "Version {number} rétablie",
    newer: {
      saved: {
        text: "Une version plus récente a été enregistrée dans un autre onglet.",
        action: "L’afficher",
      },
      unsaved: {
        text: "Une version plus récente a été enregistrée dans un autre onglet. Vos changements restent ici jusqu’à ce que vous les enregistriez ou les abandonniez.",
        action: "Abandonner les miens",
      },
    },
  },
  past: {
    postingTaken: "L’annonce de cette lettre est maintenant ici",
    unsavedBack: "Vos modifications pas encore enregistrées sont de nouveau là",
    unsavedOlder: "Des modifications non enregistrées ici sont plus anciennes que la lettre",
    takeUnsaved: "Les afficher",
    title: "Vos lettres",
    loadFailed: "Vos lettres n’ont pas pu être chargées.",
    unnamed: "Lettre sans titre",
    linked: "pour {application}",
    sent: "envoyée avec cette candidature",
    open: "affichée",
    opened: "La lettre est maintenant affichée",
    openFailed: "La lettre n’a pas pu être ouverte",
    gone: "Il n’y a pas de lettre à cette adresse",
    goneText: "Elle a été supprimée, ou appartient à un autre compte.",
    writeNew: "Rédiger une lettre",
    delete: "Supprimer la lettre",
    deleteNamed: "Supprimer la lettre {name}",
    deleteTitle: "Supprimer cette lettre ?",
    deleteText:
      "La lettre est supprimée avec toutes ses versions. Le fichier que vous en avez tiré est conservé.",
    deleted: "Lettre supprimée",
    deleteFailed: "La lettre n’a pas pu être supprimée",
  },
  empty: "Votre lettre s’affichera ici.",
  missingTitle: "Pour la rendre plus forte",
  toProfile: "Aller à votre profil",
  file: "Fichier",
  fileName: "Nom du fichier",
  fileNameRequired: "Saisissez un nom de fichier",
  download: "Télécharger le PDF",
  downloadDocx: "Télécharger en DOCX",
  downloaded: "Fichier téléchargé",
  downloadFailed: "Le fichier n’a pas pu être créé",
  copy: "Copier",
  copied: "Lettre copiée",
  email: {
    copy: "Copier pour un e-mail",
    copied: "Copiée sous forme d’e-mail",
    subject: "Objet\u00A0: {subject}",
  },
  generated: "Lettre générée",
  unprintable:
    "Le PDF ne peut pas afficher {characters}\u00A0: des cases vides apparaîtraient à la place. Écrivez-les autrement, ou choisissez le document Word.",
  pack: {
    title: "Lettre et CV ensemble",
    with: {
      adapted: "Avec le CV que vous avez adapté à ce poste.",
      whole: "Avec votre CV complet\u00A0: il n’y en a pas encore pour ce poste.",
      unknown: "Avec le CV que vous avez adapté à ce poste, ou votre CV complet.",
    },
    cv: {
      adapted: "Ouvrir le CV pour ce poste",
      whole: "Adapter votre CV à ce poste",
      unknown: "CV pour ce poste",
    },
    pdf: "Un seul PDF",
    zip: "ZIP des deux",
  },
  upload: {
    submit: "Ajouter à vos fichiers",
    successful: "Fichier ajouté",
    viewFiles: "Voir les fichiers",
    duplicate: "Un fichier porte déjà ce nom. Veuillez en choisir un autre",
    limitReached: "Limite de documents atteinte",
    noSubscription: "Aucun abonnement trouvé",
    failed: "Erreur d’envoi",
    linkFailed: "Ajoutée, mais pas liée à la candidature",
  },
  errors: {
    notAuthenticated: "Utilisateur non authentifié.",
    limitReached: "Limite de génération atteinte",
    usedUp: "Quota épuisé",
    notIncluded: "Les lettres ne sont pas comprises dans votre formule",
    noLettersLeft: "Il ne vous reste aucune lettre dans votre formule ce mois-ci.",
    backend: "Erreur du serveur\u00A0: {status}",
    invalid: "Réponse du serveur non valide.",
    unreachable: "Le serveur est injoignable",
    tooLong: "Cette description est trop longue. Gardez seulement ce qui décrit le poste.",
    nameMissing: "Une lettre doit être signée. Ajoutez d’abord votre nom à votre profil.",
    profileEmpty:
      "Votre profil est encore vide. Ajoutez d’abord une expérience, une formation ou des compétences\u00A0: une lettre ne dit que ce qui s’y trouve.",
    unfounded: "Votre profil ne confirme pas cette lettre\u00A0: elle n’est pas remise.",
    applicationMissing:
      "Cette candidature n’existe plus\u00A0: la lettre n’est plus liée à aucune. Réessayez.",
    providerUnavailable: "Le fournisseur d’IA est injoignable",
    brokenOff: "La connexion s’est interrompue avant la fin de la lettre",
    mayBeStored: "Si elle était terminée, elle s’ouvre ici et se trouve parmi vos lettres.",
    notCharged: "Rien n’a été décompté.",
    failed: "La lettre n’a pas pu être générée",
    keep: "Ce que vous avez collé est toujours là.",
  },
  missing: {
    term: "L’annonce demande {term}. Si vous le maîtrisez, ajoutez-le à votre profil.",
    experience: "Ajoutez vos expériences professionnelles à votre profil.",
    descriptions: "Décrivez ce que vous avez fait dans vos postes.",
    descriptionsInLanguage: "Décrivez aussi vos postes dans la langue de cette annonce.",
    education: "Ajoutez votre formation à votre profil.",
    skills: "Ajoutez vos compétences à votre profil.",
    contact: "Ajoutez vos coordonnées à votre profil.",
  },
};
