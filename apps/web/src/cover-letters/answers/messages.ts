import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "In your own words (optional)",
  hint: "The letter quotes this word for word.",
  hintWithModel:
    "The AI model uses this in the letter, close to your words. Where it cannot write the letter, this is quoted word for word.",
  letterLanguage: {
    en: "The letter will be in English: write this in English.",
    fr: "The letter will be in French: write this in French.",
  },
  why: {
    label: "Why this job or employer?",
    example:
      "For example: “I would like to return to the charity sector, and to stay close to a growing organisation's numbers.”",
  },
  know: {
    label: "What should they know?",
    example: "A gap, a move, when you can start, a change of trade.",
  },
  asked: "The posting asks: “{words}”",
  askedSeveral: "The posting asks:",
  quoted: "“{words}”",
  length: "{count} of {most} characters",
  tooLong: "At most {most} characters; these are {count}.",
  saved: "Saved",
  notSaved: "Not saved yet",
  saveFailed: "Your answers could not be saved",
  keptHere: "Your answers are kept in this tab, but could not be saved.",
  tryAgain: "Try again",
  loadFailed: "Your earlier answers could not be loaded.",
  use: "Use what you wrote for {job}",
  unnamedJob: "another posting",
  remove: "Delete the answers for {job}",
  removed: "Answers deleted",
  removeFailed: "The answers could not be deleted",
  namesOther: "This names {company}, but the letter is for another posting.",
  conflict: {
    title: "You answered this posting differently in another window",
    useTheirs: "Use those answers",
    keepMine: "Keep these",
  },
} as const;

export const answerMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
