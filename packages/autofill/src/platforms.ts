import type { Platform } from "./platform.ts";
import { greenhouse } from "./platforms/greenhouse.ts";
import { greenhouseLegacy } from "./platforms/greenhouse-legacy.ts";
import { workday } from "./platforms/workday.ts";
import { ashby } from "./platforms/ashby.ts";
import { lever } from "./platforms/lever.ts";
import { smartrecruiters } from "./platforms/smartrecruiters.ts";
import { teamtailor } from "./platforms/teamtailor.ts";
import { workable } from "./platforms/workable.ts";
import { icims } from "./platforms/icims.ts";
import { bamboohr } from "./platforms/bamboohr.ts";
import { successfactors } from "./platforms/successfactors.ts";
import { recruitee } from "./platforms/recruitee.ts";
import { personio } from "./platforms/personio.ts";
import { jobvite } from "./platforms/jobvite.ts";
import { taleo } from "./platforms/taleo.ts";
import { taleoBusiness } from "./platforms/taleo-business.ts";
import { oracleRecruiting } from "./platforms/oracle-recruiting.ts";
import { jazzhr } from "./platforms/jazzhr.ts";
import { breezy } from "./platforms/breezy.ts";
import { pinpoint } from "./platforms/pinpoint.ts";
import { rippling } from "./platforms/rippling.ts";
import { ukgPro } from "./platforms/ukg-pro.ts";
import { ukgReady } from "./platforms/ukg-ready.ts";
import { welcomeToTheJungle } from "./platforms/welcome-to-the-jungle.ts";
import { flatchr } from "./platforms/flatchr.ts";
import { taleez } from "./platforms/taleez.ts";
import { digitalrecruiters } from "./platforms/digitalrecruiters.ts";
import { talentsoft } from "./platforms/talentsoft.ts";
import { hellowork } from "./platforms/hellowork.ts";
import { manatal } from "./platforms/manatal.ts";
import { paylocity } from "./platforms/paylocity.ts";
import { join } from "./platforms/join.ts";
import { gem } from "./platforms/gem.ts";
import { comeet } from "./platforms/comeet.ts";
import { homerun } from "./platforms/homerun.ts";
import { trakstarHire } from "./platforms/trakstar-hire.ts";
import { freshteam } from "./platforms/freshteam.ts";
import { zohoRecruit } from "./platforms/zoho-recruit.ts";
import { careerplug } from "./platforms/careerplug.ts";
import { hirehive } from "./platforms/hirehive.ts";
import { polymer } from "./platforms/polymer.ts";
import { wellfound } from "./platforms/wellfound.ts";
import { avature } from "./platforms/avature.ts";
import { phenom } from "./platforms/phenom.ts";
import { eightfold } from "./platforms/eightfold.ts";
import { cornerstone } from "./platforms/cornerstone.ts";
import { dayforce } from "./platforms/dayforce.ts";
import { paycom } from "./platforms/paycom.ts";
import { adp } from "./platforms/adp.ts";
import { paycor } from "./platforms/paycor.ts";
import { brassring } from "./platforms/brassring.ts";
import { softgarden } from "./platforms/softgarden.ts";
import { jobscore } from "./platforms/jobscore.ts";
import { cats } from "./platforms/cats.ts";
import { crelate } from "./platforms/crelate.ts";
import { hibob } from "./platforms/hibob.ts";
import { bullhorn } from "./platforms/bullhorn.ts";
import { jibe } from "./platforms/jibe.ts";
import { dover } from "./platforms/dover.ts";
import { eploy } from "./platforms/eploy.ts";
import { oleeo } from "./platforms/oleeo.ts";
import { microsoftForms } from "./platforms/microsoft-forms.ts";
import { googleForms } from "./platforms/google-forms.ts";
import { hundredHires } from "./platforms/hundred-hires.ts";
import { clearcompany } from "./platforms/clearcompany.ts";
import { isolved } from "./platforms/isolved.ts";
import { neogov } from "./platforms/neogov.ts";
import { peopleadmin } from "./platforms/peopleadmin.ts";
import { silkroad } from "./platforms/silkroad.ts";
import { talentlyft } from "./platforms/talentlyft.ts";
import { factorial } from "./platforms/factorial.ts";
import { onlyfy } from "./platforms/onlyfy.ts";
import { umantis } from "./platforms/umantis.ts";
import { loxo } from "./platforms/loxo.ts";
import { hireology } from "./platforms/hireology.ts";
import { linkedin } from "./platforms/linkedin.ts";
import { indeed } from "./platforms/indeed.ts";
import { handshake } from "./platforms/handshake.ts";
import { usajobs } from "./platforms/usajobs.ts";
import { werecruit } from "./platforms/werecruit.ts";
import { jobaffinity } from "./platforms/jobaffinity.ts";
import { nicoka } from "./platforms/nicoka.ts";
import { beetween } from "./platforms/beetween.ts";
import { softy } from "./platforms/softy.ts";
import { laBonneAlternance } from "./platforms/la-bonne-alternance.ts";
import { jobimpact } from "./platforms/jobimpact.ts";
import { apec } from "./platforms/apec.ts";
import { franceTravail } from "./platforms/france-travail.ts";
import { jobteaser } from "./platforms/jobteaser.ts";

/** Every platform that is known by name, the most used first: where two share a host, the first whose markers stand in the page. */
export const platforms: readonly Platform[] = [
  greenhouse,
  greenhouseLegacy,
  workday,
  ashby,
  lever,
  smartrecruiters,
  teamtailor,
  workable,
  icims,
  bamboohr,
  successfactors,
  recruitee,
  personio,
  jobvite,
  taleo,
  taleoBusiness,
  oracleRecruiting,
  jazzhr,
  breezy,
  pinpoint,
  rippling,
  ukgPro,
  ukgReady,
  welcomeToTheJungle,
  flatchr,
  taleez,
  digitalrecruiters,
  talentsoft,
  hellowork,
  manatal,
  paylocity,
  join,
  gem,
  comeet,
  homerun,
  trakstarHire,
  freshteam,
  zohoRecruit,
  careerplug,
  hirehive,
  polymer,
  wellfound,
  avature,
  phenom,
  eightfold,
  cornerstone,
  dayforce,
  paycom,
  adp,
  paycor,
  brassring,
  softgarden,
  jobscore,
  cats,
  crelate,
  hibob,
  bullhorn,
  jibe,
  dover,
  eploy,
  oleeo,
  microsoftForms,
  googleForms,
  hundredHires,
  clearcompany,
  isolved,
  neogov,
  peopleadmin,
  silkroad,
  talentlyft,
  factorial,
  onlyfy,
  umantis,
  loxo,
  hireology,
  linkedin,
  indeed,
  handshake,
  usajobs,
  werecruit,
  jobaffinity,
  nicoka,
  beetween,
  softy,
  laBonneAlternance,
  jobimpact,
  apec,
  franceTravail,
  jobteaser,
];
