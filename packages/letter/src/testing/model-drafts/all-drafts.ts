import { bicycleMechanicEn } from "./bicycle-mechanic-en.ts";
import { logisticsClerkFr } from "./logistics-clerk-fr.ts";
import { maintenanceTechnicianFr } from "./maintenance-technician-fr.ts";
import type { ModelDraft } from "./model-draft.ts";
import { museumEducatorEn } from "./museum-educator-en.ts";
import { nurseryEducatorFr } from "./nursery-educator-fr.ts";
import { payrollOfficerFr } from "./payroll-officer-fr.ts";
import { transportAnalystEn } from "./transport-analyst-en.ts";
import { veterinaryNurseEn } from "./veterinary-nurse-en.ts";

export const modelDrafts: readonly ModelDraft[] = [
  bicycleMechanicEn,
  transportAnalystEn,
  veterinaryNurseEn,
  payrollOfficerFr,
  maintenanceTechnicianFr,
  nurseryEducatorFr,
  museumEducatorEn,
  logisticsClerkFr,
];
