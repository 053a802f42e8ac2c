import type { Row } from "./row.ts";
import { applicationRows } from "./rows/applications.ts";
import { authRows } from "./rows/auth.ts";
import { autofillRows } from "./rows/autofill.ts";
import { manyFieldsRows } from "./rows/autofill-many-fields.ts";
import { backupRows } from "./rows/backup.ts";
import { backendKillRows } from "./rows/backend-kills.ts";
import { fairnessRows } from "./rows/budget-fairness.ts";
import { hostileTextRows } from "./rows/budget-hostile-texts.ts";
import { importBudgetRows } from "./rows/budget-import.ts";
import { crashRows } from "./rows/crashes.ts";
import { clusterRows } from "./rows/cluster.ts";
import { claimRows } from "./rows/claims.ts";
import { creditRows } from "./rows/credits.ts";
import { cvRows } from "./rows/cv.ts";
import { dayLoadRows } from "./rows/day-load.ts";
import { embeddingRows } from "./rows/embedding.ts";
import { enduranceRows } from "./rows/endurance.ts";
import { hostileRows } from "./rows/hostile.ts";
import { importCrashRows } from "./rows/import-crashes.ts";
import { letterModelRows } from "./rows/letter-model.ts";
import { letterPackageRows } from "./rows/letter-package.ts";
import { letterRows } from "./rows/letters.ts";
import { mailKillRows } from "./rows/mail-kills.ts";
import { processRows } from "./rows/process.ts";
import { processesRows } from "./rows/processes.ts";
import { resumeRows } from "./rows/resumes.ts";
import { soakRows } from "./rows/soak.ts";
import { storageRows } from "./rows/storage.ts";
import { tableRows } from "./rows/table-api.ts";

/**
 * The whole table, in the order in which it is measured and printed. The rows of a group share a process, with its server,
 * database and connections; groups share nothing.
 */
export const groups: readonly (readonly Row[])[] = [
  processRows,
  [...tableRows, ...embeddingRows],
  applicationRows,
  authRows,
  creditRows,
  storageRows,
  letterRows,
  letterPackageRows,
  claimRows,
  letterModelRows,
  cvRows,
  resumeRows,
  autofillRows,
  manyFieldsRows,
  hostileRows,
  enduranceRows,
  crashRows,
  backendKillRows,
  backupRows,
  mailKillRows,
  processesRows,
  soakRows,
  dayLoadRows,
  importCrashRows,
  fairnessRows,
  importBudgetRows,
  hostileTextRows,
  clusterRows,
];
