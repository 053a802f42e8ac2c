import { termTable } from "./term-table.ts";

/** Degrees, licences, certificates, languages, and soft skills, which letters never claim. */
export const credentialTerms = [
  ...termTable(
    "credential",
    `
driving licence | le permis de conduire | driver's license, driver's licence, permis B, driving license, full driving licence, clean driving licence, valid driving licence, driver license, category B licence
heavy goods vehicle licence | le permis poids lourd | HGV licence, HGV
category C licence | le permis C || heavy goods vehicle licence
category CE licence | le permis CE | C+E licence, category C+E licence | category C licence
commercial driver's license | la licence CDL | !CDL
CACES | le CACES | CACES 1, CACES 3, CACES 5, CACES R489, R489, certificat d'aptitude à la conduite en sécurité
forklift licence | le permis cariste | forklift certificate, forklift licence, forklift license, forklift certification, FLT licence, FLT license, FLT certificate, forklift truck licence, forklift truck license
counterbalance licence | le permis de chariot frontal | counterbalance license, counterbalance truck licence, counterbalance FLT licence, counterbalance forklift licence, counterbalance forklift license, counterbalance forklift truck licence | forklift licence
reach truck licence | le permis de chariot à mât rétractable | reach truck license, reach licence, reach forklift licence, reach forklift truck licence | forklift licence
registered nurse licence | la licence RN | RN license, RN licence, RN licensure, nursing licence, nursing license, registered nurse
NMC registration | l'inscription au NMC | NMC registered | registered nurse licence
French state nursing diploma | le diplôme d'État infirmier | !DEI, diplôme d'état d'infirmier, diplôme d'état d'infirmière, infirmier diplômé d'état, infirmière diplômée d'état, !IDE
care assistant diploma | le diplôme d'État d'aide-soignant | DEAS, diplôme d'état d'AS, diplôme d'état d'aide-soignant, diplôme d'état d'aide-soignante, diplôme d'aide-soignant, diplôme d'aide-soignante
educational and social support diploma | le diplôme d'État d'accompagnant éducatif et social | DEAES, diplôme d'état d'AES, diplôme d'AES, diplôme d'état d'accompagnante éducative et sociale
health and social services certificate | le BEP carrières sanitaires et sociales | BEP CSS
early childhood certificate | le CAP accompagnant éducatif petite enfance | CAP AEPE, CAP petite enfance
BLS certification | le certificat BLS | !BLS, basic life support
ACLS certification | le certificat ACLS | !ACLS, advanced cardiac life support
ALS certification | le certificat ALS | !ALS, advanced life support
PALS certification | le certificat PALS | !PALS
AFGSU || AFGSU 2, AFGSU niveau 2
SST certificate | le certificat SST | !SST, sauveteur secouriste du travail, sauveteuse secouriste du travail, sauvetage secourisme du travail
first aid certificate | le certificat de premiers secours | first aid certified, first aid certification
PSC1 | le PSC1 | PSC 1, prévention et secours civiques | first aid certificate
electrical authorisation | l'habilitation électrique | habilitations électriques, habilitation électrique
H0B0 authorisation | l'habilitation H0B0 | H0B0 | electrical authorisation
B1V authorisation | l'habilitation B1V | B1V | electrical authorisation
B2V authorisation | l'habilitation B2V | B2V | electrical authorisation
H1V authorisation | l'habilitation H1V | H1V | electrical authorisation
H2V authorisation | l'habilitation H2V | H2V | electrical authorisation
food hygiene certificate | le certificat d'hygiène alimentaire | food hygiene level 2
food hygiene attestation | l'attestation d'hygiène alimentaire
food handler certificate | le certificat de manipulation d'aliments | food handler's card
ServSafe ||| food handler certificate
qualified teacher status | le QTS | !QTS
PGCE | le PGCE
teaching license | la licence d'enseignement | teaching licence, teaching certificate, teaching credential
!CAPES | le certificat d'aptitude au professorat
!CRPE | le concours de professeur des écoles
agrégation | l'agrégation
security guard card | la carte professionnelle d'agent de sécurité | carte professionnelle CNAPS
CQP APS | le CQP APS
SSIAP | le SSIAP | SSIAP 1
SIA licence | la licence SIA | SIA licensed
chartered accountant | le titre de chartered accountant
!ACCA | la qualification ACCA | chartered certified accountant
!ACA | la qualification ACA || chartered accountant
!CPA | la qualification CPA | certified public accountant
French chartered accountant | le diplôme d'expertise comptable | !DEC, expert-comptable, experte-comptable
DSCG | le DSCG
DCG | le DCG
CCAB qualification | la qualification CCAB | !CCAB, CCAB qualified
PMP certification | la certification PMP | !PMP
Scrum Master certification | la certification Scrum Master | scrum master certified
PSM certification | la certification PSM | !PSM, professional scrum master | Scrum Master certification
CSM certification | la certification CSM | !CSM, certified scrum master | Scrum Master certification
AWS certification | la certification AWS | AWS certified
AWS Solutions Architect | la certification AWS Solutions Architect | AWS Certified Solutions Architect | AWS certification
CCNA certification | la certification CCNA | CCNA
ITIL | ITIL
PhD | le doctorat | doctorate, doctorat, doctoral, Ph.D.
MBA | le MBA
master's degree | le master | master's, MSc, MEd, M.Ed., master 2, M2, bac+5, bac +5, MA degree, master of science, master of arts
engineering degree | le diplôme d'ingénieur
bachelor's degree | la licence universitaire | !Licence, niveau licence, bachelor, BSc, !BS, bac+3, bac +3, bachelor of science, bachelor of arts, BA degree, undergraduate degree, bachelors degree, licence professionnelle
BTS | le BTS | brevet de technicien supérieur
!DUT | le diplôme universitaire de technologie
CAP | le CAP | certificat d'aptitude professionnelle
BEP | le BEP
high school diploma | le diplôme d'une high school | high school degree
!GED
baccalauréat | le baccalauréat
vocational baccalauréat | le baccalauréat professionnel | bac pro | baccalauréat
apprenticeship | l'apprentissage | apprentice, alternance, contrat d'apprentissage
`,
  ),
  ...termTable(
    "language",
    `
English | l'anglais | anglais
French | le français | français, francais
Spanish | l'espagnol | espagnol
German | l'allemand | allemand, Deutsch
Italian | l'italien | italien
Portuguese | le portugais | portugais
Dutch | le néerlandais | néerlandais
Arabic | l'arabe | arabe
Chinese | le chinois | Mandarin Chinese, Mandarin
Japanese | le japonais | japonais
Russian | le russe | russe
!Polish | le polonais | polonais
Romanian | le roumain | roumain
Turkish | le turc | turc
Hebrew | l'hébreu | hébreu
Ukrainian | l'ukrainien | ukrainien
Welsh | le gallois | gallois
sign language | la langue des signes
French sign language | la langue des signes française | !LSF | sign language
British sign language | la langue des signes britannique | !BSL | sign language
American sign language | la langue des signes américaine | !ASL | sign language
`,
  ),
  ...termTable(
    "soft",
    `
communication | la communication | communication skills, interpersonal skills, aisance relationnelle, sens de la communication, qualités relationnelles, sens du relationnel
teamwork | le travail en équipe | team player, esprit d'équipe, team spirit, collaboration, working in a team
autonomy | l'autonomie | independence, autonome, self-starter, work independently
rigour | la rigueur | attention to detail, rigoureux, rigoureuse, detail-oriented, meticulous, sens du détail
organisation | l'organisation | organisational skills, organizational skills, organisé, organisée, sens de l'organisation, time management, gestion du temps
problem solving | la résolution de problèmes | problem-solving
adaptability | l'adaptabilité | flexibility, flexible, polyvalence, polyvalent, polyvalente, capacité d'adaptation
initiative | l'esprit d'initiative | proactive, proactivity, proactif, proactive
creativity | la créativité | creative, créatif, créative
leadership | le leadership | leadership skills
empathy | l'empathie | écoute, sens de l'écoute, bienveillance, compassion
motivation | la motivation | motivated, motivé, motivée, dynamique, dynamisme
punctuality | la ponctualité | punctual, ponctuel, ponctuelle, reliability, reliable
discretion | la discrétion | confidentiality, confidentialité
stress resistance | la résistance au stress | calm under pressure, work under pressure, gestion du stress
`,
  ),
];
