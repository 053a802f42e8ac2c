import { carerEn } from "./carer-en.ts";
import type { ClaimSet } from "./claim-set.ts";
import { developerEn } from "./developer-en.ts";
import { electricianEn } from "./electrician-en.ts";
import { hrAssistantFr } from "./hr-assistant-fr.ts";
import { joinerFr } from "./joiner-fr.ts";
import { nurseFr } from "./nurse-fr.ts";
import { salesmanFr } from "./salesman-fr.ts";
import { shopManagerEn } from "./shop-manager-en.ts";
import { teacherEn } from "./teacher-en.ts";

export const claimSets: readonly ClaimSet[] = [
  electricianEn,
  teacherEn,
  developerEn,
  shopManagerEn,
  carerEn,
  nurseFr,
  joinerFr,
  hrAssistantFr,
  salesmanFr,
];
