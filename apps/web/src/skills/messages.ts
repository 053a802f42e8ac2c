import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Skills",
  addTitle: "Add skills",
  mode: "How to add skills",
  modes: { select: "Select from a list", manual: "Type one" },
  search: "Search skills",
  results: {
    plural: { one: "{count} skill found", other: "{count} skills found" },
  },
  nothingFound: "No skill in the list has this name. Type it yourself.",
  selectAllOf: "Select all: {name}",
  alreadyThere: "already in your profile",
  addSelected: {
    plural: { one: "Add {count} skill", other: "Add {count} skills" },
  },
  addNone: "Add skills",
  nothingSelected: "Select at least one skill first",
  empty: "No skills yet. Select the ones you have; level and years can follow later.",
  fields: {
    name: "Name",
    level: "Level",
    category: "Category",
    subcategory: "Subcategory",
    years: "Years of experience",
  },
  noLevel: "Not specified",
  noSubcategory: "None",
  years: {
    plural: { one: "{count}\u00A0year", other: "{count}\u00A0years" },
  },
  selectAll: "Select all",
  select: "Select {name}",
  selected: {
    plural: { one: "{count} selected", other: "{count} selected" },
  },
  deleteSelected: "Delete selected",
  help: {
    title: "Good to know",
    named: "Name skills as postings do: the extension and your letters compare the words.",
    languages: "Languages belong here too, with their level.",
    order: "Drag skills to change their order within a category.",
  },
  close: "Close",
  add: "Add",
  save: "Save",
  cancel: "Cancel",
  edit: "Edit {name}",
  remove: "Delete {name}",
  actionsOf: "Actions: {name}",
  moveUp: "Move {name} up",
  moveDown: "Move {name} down",
  moved: "{name} is now at position {position} of {total}",
  unsaved: "Unsaved changes",
  confirm: {
    title: "Delete skills?",
    text: {
      plural: {
        one: "{count} skill is removed from your profile: {names}",
        other: "{count} skills are removed from your profile: {names}",
      },
    },
    yes: "Delete",
  },
  added: { plural: { one: "{count} skill added", other: "{count} skills added" } },
  deleted: { plural: { one: "{count} skill deleted", other: "{count} skills deleted" } },
  restored: { plural: { one: "{count} skill restored", other: "{count} skills restored" } },
  updated: "Skill saved",
  problems: {
    nameRequired: "Name is required",
    duplicate: "You already have this skill",
    years: "Years are 0 to {maximum}, in steps of a half",
  },
  errors: {
    load: "Your skills could not be loaded.",
    catalogue: "The list of skills could not be loaded.",
    add: "The skills could not be added",
    save: "The skill could not be saved",
    remove: "Delete Error",
    restore: "The skills could not be restored",
    move: "The order could not be saved",
    changedElsewhere: "This skill was changed in another window. Cancel to see it as it is now.",
  },
} as const;

export const skillMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
