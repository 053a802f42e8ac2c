export const messages = {
  updated: "Dernière mise à jour : {date}",
  contents: "Sommaire",
} as const;
