import { termTable } from "./term-table.ts";

/** Health, care, teaching and childhood. */
export const careTerms = [
  ...termTable(
    "skill",
    `
patient care | les soins aux patients | nursing care, soins infirmiers, soins aux personnes, soins, prise en charge des patients, bedside care
wound care | les soins de plaies | wound dressing, pansements, dressings, wound dressings, plaies et pansements, plaies et cicatrisation
triage | le triage | triage des patients, patient triage
emergency care | la médecine d'urgence | emergency department, emergency nursing, urgences, service d'urgences, !ER, accident and emergency, emergency room, soins d'urgence
intensive care | les soins intensifs | ICU, réanimation, critical care, intensive care unit
geriatrics | la gériatrie | geriatric care, elderly care, care of the elderly, personnes âgées, EHPAD, older people, elderly residents, gerontology
paediatrics | la pédiatrie | pediatrics, paediatric care, pediatric care
palliative care | les soins palliatifs | end-of-life care, accompagnement de fin de vie, fin de vie
psychiatry | la psychiatrie | psychiatric care, mental health, santé mentale
surgery | la chirurgie | surgical ward, bloc opératoire, operating room, operating theatre, surgical nursing
medication administration | l'administration des médicaments | administering medication, medication management, distribution des traitements, administration des traitements, medicines management, traitements médicamenteux, administer medication, préparation des traitements
IV therapy | les perfusions | !IV, intravenous therapy, perfusion, cannulation, intravenous lines, pose de perfusions
blood sampling | les prélèvements sanguins | phlebotomy, blood draws, prises de sang, prise de sang, venepuncture, venipuncture, prélèvements
vital signs | la surveillance des constantes | vital sign monitoring, constantes, paramètres vitaux, monitoring vital signs, prise des constantes
infection control | la prévention des infections | infection prevention, hygiène hospitalière, hygiène et asepsie
care planning | les projets de soins | care plans, plan de soins, plans de soins, projet de soins, individual care plans, care plan
patient education | l'éducation thérapeutique | éducation thérapeutique du patient, health education, educating patients
discharge planning | la préparation des sorties | discharge plans
personal care | l'aide à la toilette | soins d'hygiène, hygiene care, washing and dressing, soins d'hygiène et de confort, aide aux gestes de la vie quotidienne, activities of daily living, aide à la personne
moving and handling | la manutention des patients | patient transfers, patient handling, manual handling of patients
medical records | le dossier de soins | patient records, electronic health records, EHR, dossier patient, dossiers patients, clinical documentation, transmissions ciblées, charting, dossiers médicaux
dementia care | l'accompagnement des troubles cognitifs | dementia, Alzheimer, troubles cognitifs
physiotherapy | la kinésithérapie | rehabilitation, rééducation, physical therapy
occupational therapy | l'ergothérapie
dental care | les soins dentaires | dental assisting, assistance dentaire
pharmacy dispensing | la délivrance de médicaments | dispensing, délivrance d'ordonnances, dispensing prescriptions
midwifery | la maïeutique | obstetrics, obstétrique, maternité, maternity
social work | le travail social | accompagnement social, social care, social support, action sociale
family support | l'accompagnement des familles | supporting families, soutien aux familles, relation avec les familles, accompagnement familial
disability support | l'accompagnement du handicap | disability, handicap, personnes en situation de handicap, disabilities, special needs
childcare | la garde d'enfants | child care, petite enfance, early childhood, nursery, crèche, early years, childminding
classroom teaching | l'enseignement | teaching, teach, enseigner, secondary teaching, primary teaching, classroom instruction
lesson planning | la préparation de cours | lesson plans, préparation des cours, planning lessons, plan lessons, préparation de séquences, séquences pédagogiques
classroom management | la gestion de classe | behaviour management, behavior management, gestion de la classe
assessment of pupils | l'évaluation des élèves | student assessment, grading, marking, évaluation des acquis, assessing pupils, corriger les copies, pupil assessment, assess pupils
differentiated teaching | la différenciation pédagogique | differentiation, differentiated instruction, pédagogie différenciée, inclusive teaching
curriculum development | la conception de programmes | curriculum design, curriculum planning, ingénierie pédagogique, conception de formations, instructional design
tutoring | le soutien scolaire | aide aux devoirs, private tutoring, accompagnement scolaire, homework help
special education | l'éducation spécialisée | !SEN, special educational needs, éducateur spécialisé, élèves à besoins particuliers
parent communication | la relation avec les parents | parents' evenings, parent meetings, réunions parents-professeurs, relations avec les parents, communication with parents
mathematics teaching | l'enseignement des mathématiques | mathématiques, mathematics, maths, teaching maths, math
science teaching | l'enseignement des sciences | SVT, physics and chemistry, physique-chimie
language teaching | l'enseignement des langues | FLE, ESL, EFL, TEFL, français langue étrangère
workshop facilitation | l'animation d'ateliers | facilitating workshops, animation d'activités, ateliers, leading workshops, animer des ateliers, workshops
first aid | les premiers secours | first-aid, secourisme, gestes de premiers secours
laboratory analysis | les analyses de laboratoire | lab work, laboratory techniques, laboratory testing, techniques de laboratoire
clinical trials | les essais cliniques | clinical research, recherche clinique
`,
  ),
];
