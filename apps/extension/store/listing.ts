import type { Language } from "@postulo/i18n/language";

/** What a page in a store says in one language. */
export interface Listing {
  readonly name: string;
  /** The short description. Stores take it from the manifest, so it is `description` of `_locales`. */
  readonly summary: string;
  /** Plain text: stores show no markup. */
  readonly description: string;
  /** On the small tile. */
  readonly slogan: string;
}

/** The limits of the stores, in characters. */
export const limits = {
  name: 45,
  summary: 132,
  minDescription: 250,
  description: 10_000,
  /** Of a reason for a permission, and of the single purpose. */
  reason: 1_000,
} as const;

const en: Listing = {
  name: "Postulo",
  summary: "Fills in application forms from your profile and keeps track of what you sent.",
  slogan: "Write it once. Apply everywhere.",
  description: `Postulo fills in job application forms from a profile that you write once, and keeps a record of what you sent. You check every field and send the form yourself: Postulo never submits anything.

FILL IN
• On career sites that it knows, a button appears beside the application form. On any other site, click the icon or press Alt+Shift+P.
• A panel lists the fields before anything changes: what Postulo can fill, what only you can answer, and where each value comes from.
• Empty fields are filled, your own words are never replaced, and everything can be undone.
• Your résumé and letter are attached where the form has a place for them.
• Alt+Shift+N goes to the next field that is left.

WHAT IT LEAVES TO YOU
• It ticks no consent, guesses no answer about health, origin, religion or criminal records, types no passwords, and skips fields that you cannot see.
• For open questions it can propose a draft from your own profile, with its sources. Only your click inserts it.

KEEP TRACK
• When the page confirms your application, or when you say that you sent it, it is recorded with a receipt of what was filled.
• Save a job in two clicks and apply later.

YOUR DATA
• The extension talks to one server: the one where you have your Postulo account. Postulo is open source, and you can run that server yourself.
• No advertising, no analytics, no sale of data.

You need an account on a Postulo server. The popup asks for its address when you sign in. In English and French.`,
};

const fr: Listing = {
  name: "Postulo",
  summary:
    "Remplit les formulaires de candidature à partir de votre profil et suit ce que vous avez envoyé.",
  slogan: "Écrivez une fois. Postulez partout.",
  description: `Postulo remplit les formulaires de candidature à partir d’un profil que vous écrivez une seule fois, et garde la trace de ce que vous avez envoyé. Vous vérifiez chaque champ et envoyez vous-même : Postulo n’envoie jamais rien.

REMPLIR
• Sur les sites d’emploi que Postulo connaît, un bouton apparaît à côté du formulaire. Ailleurs, cliquez sur l’icône ou appuyez sur Alt+Maj+P.
• Un panneau liste les champs avant tout changement : ce que Postulo peut remplir, ce qui dépend de vous, et d’où vient chaque valeur.
• Les champs vides sont remplis, vos propres mots ne sont jamais remplacés, et tout peut être annulé.
• Votre CV et votre lettre sont joints là où le formulaire le prévoit.
• Alt+Maj+N mène au prochain champ à compléter.

CE QUI RESTE À VOUS
• Postulo ne coche aucun consentement, ne devine rien sur la santé, l’origine, la religion ou le casier judiciaire, ne saisit aucun mot de passe et laisse de côté les champs que vous ne voyez pas.
• Pour les questions ouvertes, il peut proposer un brouillon tiré de votre profil, avec ses sources. Seul votre clic l’insère.

SUIVRE
• Quand la page confirme votre candidature, ou quand vous dites l’avoir envoyée, elle est enregistrée avec le relevé de ce qui a été rempli.
• Enregistrez une offre en deux clics pour postuler plus tard.

VOS DONNÉES
• L’extension parle à un seul serveur : celui où vous avez votre compte Postulo. Postulo est un logiciel libre, et vous pouvez héberger ce serveur vous-même.
• Pas de publicité, pas de mesure d’audience, pas de vente de données.

Il vous faut un compte sur un serveur Postulo. La fenêtre de l’extension en demande l’adresse à la connexion. En français et en anglais.`,
};

export const listings: Readonly<Record<Language, Listing>> = { en, fr };
