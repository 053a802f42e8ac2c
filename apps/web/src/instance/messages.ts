import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "This server",
  description: "Figures of the whole server. None of them is about one person.",
  loadFailed: "The figures could not be loaded.",
  works: "Everything works.",
  degraded: "Needs attention: {components}",
  component: {
    database: "database",
    reads: "database for reading",
    storage: "storage of documents",
    mail: "mail",
    queue: "queues",
    disk: "disk space",
    model: "language model",
    scanner: "virus scanner",
  },
  people: {
    title: "People",
    all: "Accounts",
    signedIn: "Signed in within {days} days",
    new: "New within {days} days",
    unconfirmed: "Not confirmed",
    deleted: "Deleted within {days} days",
  },
  plans: { title: "Plans" },
  storage: { title: "Storage", bytes: "Used", objects: "Documents" },
  mails: {
    title: "Mails",
    refused: "Daily e-mails refused within {days} days",
    retried: "Mails that are tried again",
  },
  queues: {
    title: "Queues",
    queue: "Queue",
    length: "Waiting",
    delay: "Delay of the oldest",
    onTime: "None",
    digests: "Daily e-mails",
    mailingList: "Mails of the lists",
    objectDeletions: "Documents to delete",
  },
} as const;

export const instanceMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
