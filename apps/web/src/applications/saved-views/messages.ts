import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  all: "All applications",
  changed: "changed",
  saveChanges: "Save changes",
  name: "Name of the new view",
  save: "Save view",
  hint: "Keeps search, filters, order, columns and groups under a name.",
  rename: "Rename {name}",
  newName: "New name",
  renameSave: "Rename",
  cancel: "Cancel",
  remove: "Delete {name}",
  order: "Change the order",
  orderDone: "Done",
  moveUp: "Move {name} up",
  moveDown: "Move {name} down",
  moved: "{name}: view {place} of {count}",
  saved: "View saved",
  renamed: "View renamed",
  updated: "Changes saved",
  removed: "View deleted",
  loadFailed: "Your views could not be loaded.",
  failed: "The view was not saved",
  moveFailed: "The order was not saved",
  removeFailed: "The view was not deleted",
  restoreFailed: "The view was not restored",
  required: "Enter a name",
  nameTaken: "You have a view with this name.",
  limitReached: "You have {count} views, as many as possible. Delete one to save another.",
  changedElsewhere:
    "This view was changed or deleted in another window. The list shows it as it is now; try again.",
  tooLong: "This view has too much text to be saved. Shorten the search.",
} as const;

export const savedViewMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
