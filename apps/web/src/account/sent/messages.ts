import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "What left this server",
  model: {
    none: "This server uses no AI model: letters are composed and résumés are read on it, and nothing leaves it.",
    local:
      "The AI model {model} runs on this server itself ({host}): what it reads and writes does not leave it.",
    remote:
      "When you have a letter written, a résumé read, a line of a CV worded or an answer to a form drafted, this server calls the AI model {model} at {host}.",
    sent: "What it gets",
    sentLetter:
      "For a letter: the posting, your answers to its two questions, and the summary, jobs, education, contributions, skills and notes of your profile",
    sentResume: "For a résumé: its lines of text",
    sentLine: "For a line of a CV: that line, and what the posting asks for in it",
    sentAnswer:
      "For an answer to a form: the question, and the parts of your profile and of your own answers that fit it",
    kept: "What it does not get",
    keptContact:
      "Your name, postal address, telephone, e-mail and web addresses: they are removed from the texts of letters and answers, and from a résumé as far as they are recognised; a line of a CV in which they are recognised is not sent",
    keptOthers:
      "Your documents and applications, and everything you did not order a letter, a reading, a wording or a draft for",
  },
  description: "Each call to an AI model, made for you. What was asked and answered is not kept.",
  onServer: "on this server, nothing left it",
  loadFailed: "The calls could not be loaded.",
  nothing: "Nothing left this server.",
  newest: "The newest {count}. All of them are in your export.",
  where: "{provider}, {model}, {host}",
  sent: "{size} sent",
  received: "{size} received",
  purpose: {
    letter: "Writing a letter",
    letterRepair: "Correcting a letter",
    resume: "Reading a résumé",
    cv: "Wording a line of a CV",
    answer: "Draft for a question of a form",
  },
  outcome: {
    open: "Under way",
    answered: "Answered",
    incomplete: "Broken off",
    refused: "Refused",
    rateLimited: "Too many requests",
    unavailable: "Not reached",
    timedOut: "Took too long",
    cancelled: "Cancelled",
  },
} as const;

export const sentMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
