import { checkImport, exportAccount, importAccount } from "./account.ts";
import { draftAnswer } from "./answer-draft.ts";
import { createCalendarFeed, deleteCalendarFeed, getCalendar } from "./calendar.ts";
import { getConfig } from "./config.ts";
import { cancelCoverLetter, printCoverLetter, writeCoverLetter } from "./cover-letter.ts";
import { packApplication } from "./application-pack.ts";
import { printCv } from "./cv.ts";
import { checkCvLine, suggestCvLine } from "./cv-line.ts";
import { adaptCv, openCv, printCvVersion } from "./cv-version.ts";
import { downloadChromeExtension, downloadFirefoxExtension } from "./downloads.ts";
import type { Endpoint } from "./endpoint.ts";
import { createExtensionConnection, openExtensionSession } from "./extension-connection.ts";
import {
  cancelSubscription,
  checkSubscription,
  createCheckout,
  deleteAccount,
  reactivateSubscription,
  receiveStripeEvent,
} from "./functions.ts";
import { getInstanceOverview } from "./instance-overview.ts";
import { getHealth, getLiveness, getReadiness } from "./health.ts";
import {
  confirmListEntry,
  showDigestUnsubscription,
  showListConfirmation,
  showListUnsubscription,
  unsubscribeDigest,
  unsubscribeList,
} from "./mail-links.ts";
import { getOpenApi } from "./openapi-endpoint.ts";
import { comparePosting } from "./posting-comparison.ts";
import { getApplicationReport } from "./reports.ts";
import { readDocumentText, readResume, reviewResume } from "./resume.ts";

/** Every endpoint of ours, by its operation id. */
export const endpoints = {
  getConfig,
  getHealth,
  getInstanceOverview,
  getLiveness,
  getReadiness,
  getOpenApi,
  exportAccount,
  checkImport,
  importAccount,
  getApplicationReport,
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendar,
  writeCoverLetter,
  cancelCoverLetter,
  printCoverLetter,
  draftAnswer,
  printCv,
  adaptCv,
  openCv,
  checkCvLine,
  suggestCvLine,
  printCvVersion,
  packApplication,
  comparePosting,
  readResume,
  reviewResume,
  readDocumentText,
  createExtensionConnection,
  openExtensionSession,
  createCheckout,
  cancelSubscription,
  reactivateSubscription,
  checkSubscription,
  deleteAccount,
  receiveStripeEvent,
  showDigestUnsubscription,
  unsubscribeDigest,
  showListConfirmation,
  confirmListEntry,
  showListUnsubscription,
  unsubscribeList,
  downloadChromeExtension,
  downloadFirefoxExtension,
} as const satisfies Readonly<Record<string, Endpoint>>;
