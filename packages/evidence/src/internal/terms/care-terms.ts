import { termTable } from "./term-table.ts";

/** Health, care, teaching and childhood. */
export const careTerms = [
  ...termTable(
    "skill",
    `
patient care | les soins aux patients | soins aux personnes, prise en charge des patients, bedside care
nursing care | les soins infirmiers
wound care | les soins de plaies | wound dressing, pansements, dressings, wound dressings, plaies et pansements, plaies et cicatrisation
triage | le triage | triage des patients, patient triage
emergency care | la médecine d'urgence | emergency department, emergency nursing, urgences, service d'urgences, !ER, accident and emergency, emergency room, soins d'urgence
intensive care | la réanimation | ICU, critical care, intensive care unit
specialist intensive care | les soins intensifs
geriatrics | la gériatrie | geriatric care, gerontology
elderly care | l'accompagnement des personnes âgées | care of the elderly, personnes âgées, older people, elderly residents
EHPAD
paediatrics | la pédiatrie | pediatrics, paediatric care, pediatric care
palliative care | les soins palliatifs | end-of-life care, accompagnement de fin de vie, fin de vie
psychiatry | la psychiatrie | psychiatric care
mental health | la santé mentale
surgery | la chirurgie
surgical nursing | les soins en chirurgie | surgical ward
operating theatre work | le travail au bloc opératoire | bloc opératoire, operating room, operating theatre
medication administration | l'administration des médicaments | administering medication, distribution des traitements, administration des traitements, administer medication
medication management | la gestion des médicaments | medicines management
preparation of medication | la préparation des traitements
IV therapy | les perfusions | !IV, intravenous therapy, perfusion, intravenous lines, pose de perfusions
cannulation | la pose de voies veineuses | IV cannulation, intravenous cannulation, venous cannulation, cannulas, cannula insertion, cannulating, pose de voies veineuses périphériques, pose de voie veineuse
blood sampling | les prélèvements sanguins | phlebotomy, blood draws, prises de sang, prise de sang, venepuncture, venipuncture
vital signs | la surveillance des constantes | vital sign monitoring, constantes, paramètres vitaux, monitoring vital signs, prise des constantes
infection control | la prévention des infections | infection prevention, hygiène hospitalière, hygiène et asepsie
care planning | les projets de soins | care plans, plan de soins, plans de soins, projet de soins, individual care plans, care plan
patient education | l'éducation thérapeutique | éducation thérapeutique du patient, educating patients
health education | l'éducation à la santé
discharge planning | la préparation des sorties | discharge plans
personal care | l'aide à la toilette | soins d'hygiène, hygiene care, intimate care, washing and dressing, soins d'hygiène et de confort
activities of daily living | les gestes de la vie quotidienne | aide aux gestes de la vie quotidienne
personal assistance | l'aide à la personne
moving and handling | la manutention des patients | patient transfers, patient handling, manual handling of patients
medical records | le dossier de soins | patient records, electronic health records, EHR, dossier patient, dossiers patients, dossiers médicaux
clinical documentation | les transmissions ciblées | charting
dementia care | l'accompagnement des troubles cognitifs | dementia, troubles cognitifs
Alzheimer's care | l'accompagnement de malades d'Alzheimer | Alzheimer
physiotherapy | la kinésithérapie | physical therapy
rehabilitation | la rééducation
occupational therapy | l'ergothérapie
dental care | les soins dentaires
dental assisting | l'assistance dentaire
pharmacy dispensing | la délivrance de médicaments | dispensing, délivrance d'ordonnances, dispensing prescriptions
midwifery | la maïeutique
obstetrics | l'obstétrique
maternity care | les soins en maternité | maternité, maternity
social work | le travail social | action sociale
social support | l'accompagnement social
social care | le secteur médico-social
family support | l'accompagnement des familles | supporting families, soutien aux familles, relation avec les familles, accompagnement familial
disability support | l'accompagnement du handicap | disability, handicap, personnes en situation de handicap, disabilities
special needs | les besoins particuliers
childcare | la garde d'enfants | child care, childminding
early childhood | la petite enfance | early years
nursery work | le travail en crèche | nursery, crèche
teaching | l'enseignement | teach, enseigner
classroom teaching | l'enseignement en classe | classroom instruction
secondary teaching | l'enseignement secondaire
primary teaching | l'enseignement primaire
lesson planning | la préparation de cours | lesson plans, préparation des cours, planning lessons, plan lessons, préparation de séquences, séquences pédagogiques
classroom management | la gestion de classe | behaviour management, behavior management, gestion de la classe
assessment of pupils | l'évaluation des élèves | student assessment, évaluation des acquis, assessing pupils, pupil assessment, assess pupils
marking | la correction de copies | corriger les copies, grading
differentiated teaching | la différenciation pédagogique | differentiated instruction, pédagogie différenciée
inclusive teaching | l'enseignement inclusif
curriculum development | la conception de programmes | curriculum design, curriculum planning
instructional design | l'ingénierie pédagogique | conception de formations
tutoring | le soutien scolaire | private tutoring, accompagnement scolaire
homework help | l'aide aux devoirs
special education | l'enseignement spécialisé | !SEN, special educational needs, élèves à besoins particuliers
specialised social education | l'éducation spécialisée | éducateur spécialisé, éducatrice spécialisée
parent communication | la relation avec les parents | relations avec les parents, communication with parents
parent meetings | les réunions avec les parents | parents' evenings, réunions parents-professeurs
mathematics teaching | l'enseignement des mathématiques | teaching maths, teaching mathematics
mathematics | les mathématiques | maths, math
science teaching | l'enseignement des sciences
physics and chemistry | la physique-chimie
SVT
language teaching | l'enseignement des langues
teaching English as a foreign language | l'enseignement de l'anglais langue étrangère | ESL, EFL, TEFL | language teaching
teaching French as a foreign language | le français langue étrangère | FLE
workshop facilitation | l'animation d'ateliers | facilitating workshops, leading workshops, animer des ateliers
workshops | les ateliers
running activities | l'animation d'activités
first aid | les premiers secours | first-aid, secourisme, gestes de premiers secours
laboratory analysis | les analyses de laboratoire | laboratory testing
laboratory techniques | les techniques de laboratoire | lab work
clinical trials | les essais cliniques
clinical research | la recherche clinique
`,
  ),
];
