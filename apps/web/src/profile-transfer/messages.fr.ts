import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Apportez votre profil, ou emportez-le",
  text: "Importez un JSON Resume ou le ZIP de vos données LinkedIn\u00A0: ce qui est vide est complété, ce qui est nouveau est ajouté, rien n’est remplacé.",
  import: "Importer un fichier",
  input: "JSON Resume ou export LinkedIn",
  export: "Exporter en JSON Resume",
  importing: "Import de {name}…",
  imported: "Profil importé",
  filled: { plural: { one: "{count} champ complété", other: "{count} champs complétés" } },
  added: { plural: { one: "{count} élément ajouté", other: "{count} éléments ajoutés" } },
  nothingNew: "Tout ce que contient ce fichier figurait déjà dans votre profil.",
  skipped: {
    plural: {
      one: "{count} élément était trop incomplet pour être ajouté",
      other: "{count} éléments étaient trop incomplets pour être ajoutés",
    },
  },
  fileName: "cv.json",
  errors: {
    import: "Erreur d’import",
    export: "Erreur d’export",
    unreadable: "Ce fichier n’est ni un JSON Resume ni le ZIP d’un export LinkedIn.",
    tooLarge: "Le fichier dépasse {megabytes}\u00A0Mo.",
  },
};
