import type { ClaimSet } from "./claim-set.ts";
import { accountantEn } from "./accountant-en.ts";
import { backendEn } from "./backend-en.ts";
import { cabinetMakerFr } from "./cabinet-maker-fr.ts";
import { careerChangerFr } from "./career-changer-fr.ts";
import { carerEn } from "./carer-en.ts";
import { cookFr } from "./cook-fr.ts";
import { developerEn } from "./developer-en.ts";
import { driverFr } from "./driver-fr.ts";
import { electricianEn } from "./electrician-en.ts";
import { fashionManagerEn } from "./fashion-manager-en.ts";
import { hrAssistantFr } from "./hr-assistant-fr.ts";
import { joinerFr } from "./joiner-fr.ts";
import { nurseFr } from "./nurse-fr.ts";
import { researcherEn } from "./researcher-en.ts";
import { salesmanFr } from "./salesman-fr.ts";
import { schoolTeacherFr } from "./school-teacher-fr.ts";
import { shopManagerEn } from "./shop-manager-en.ts";
import { teacherEn } from "./teacher-en.ts";
import { wardNurseEn } from "./ward-nurse-en.ts";

export const claimSets: readonly ClaimSet[] = [
  accountantEn,
  backendEn,
  cabinetMakerFr,
  careerChangerFr,
  carerEn,
  cookFr,
  developerEn,
  driverFr,
  electricianEn,
  fashionManagerEn,
  hrAssistantFr,
  joinerFr,
  nurseFr,
  researcherEn,
  salesmanFr,
  schoolTeacherFr,
  shopManagerEn,
  teacherEn,
  wardNurseEn,
];
