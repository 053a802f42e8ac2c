import type { Platform } from "./platform.ts";
import { greenhouse } from "./platforms/greenhouse.ts";
import { greenhouseLegacy } from "./platforms/greenhouse-legacy.ts";
import { workday } from "./platforms/workday.ts";
import { ashby } from "./platforms/ashby.ts";
import { lever } from "./platforms/lever.ts";
import { smartrecruiters } from "./platforms/smartrecruiters.ts";
import { teamtailor } from "./platforms/teamtailor.ts";
import { workable } from "./platforms/workable.ts";
import { oracleRecruiting } from "./platforms/oracle-recruiting.ts";
import { jazzhr } from "./platforms/jazzhr.ts";
import { breezy } from "./platforms/breezy.ts";
import { welcomeToTheJungle } from "./platforms/welcome-to-the-jungle.ts";
import { applicantTrackingSystems } from "./platforms/applicant-tracking-systems.ts";
import { frenchPlatforms } from "./platforms/french-platforms.ts";
import { hrSuites } from "./platforms/hr-suites.ts";
import { jobBoards } from "./platforms/job-boards.ts";

/**
 * All platforms. Those with own fields have a file each, the others are rows of a table. Of
 * platforms with the same host, the first with matching markers wins.
 */
export const platforms: readonly Platform[] = [
  greenhouse,
  greenhouseLegacy,
  workday,
  ashby,
  lever,
  smartrecruiters,
  teamtailor,
  workable,
  oracleRecruiting,
  jazzhr,
  breezy,
  welcomeToTheJungle,
  ...applicantTrackingSystems,
  ...frenchPlatforms,
  ...hrSuites,
  ...jobBoards,
];
