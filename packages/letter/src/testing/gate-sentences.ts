/** True and invented sentences about `nurseEn` and the first English posting. */
export const gateSentencesEn: readonly string[] = `
I carried out triage for up to 60 patients per shift.
I trained six new nurses, and errors fell by 20%.
Errors fell by 20 % and complaints by 30 %.
I have five years of experience with triage.
I have 8 years of experience with wound care.
I have eleven years of experience.
I have forty years of experience.
I spent three years at Oakwood Clinic.
I spent nine years at Oakwood Clinic.
I worked at Oakwood Clinic from 2015 to 2019.
I worked at Oakwood Clinic from 2012 to 2014.
I joined Saint Bride's Infirmary in March 2019.
I joined Saint Bride's Infirmary in April 2019.
I finished my training in June 2015.
I finished my training in June 2014.
I am available from 5 January.
I am available from 5 March 2027.
As a Healthcare Assistant at Oakwood Clinic I recorded vital signs.
As a Staff Nurse at Oakwood Clinic I recorded vital signs.
As a Head Nurse I recorded vital signs.
I am applying to be a Senior Registered Nurse.
I was a Senior Registered Nurse.
I studied Adult Nursing at the University of Hull.
I studied Adult Nursing at Hull Hospital.
I studied Adult Nursing at the University of York.
I hold a Master of Science in Adult Nursing.
My Spanish is fluent.
My Spanish is intermediate.
My French is intermediate.
I use Excel for my notes.
You ask for ACLS, and I have it.
ACLS is something I have not taken yet.
I never stopped teaching ACLS.
I master ACLS.
I know Harrow Vale Hospital well from the news.
I worked for Harrow Vale Hospital in the past.
Your hospital has 420 beds.
Your hospital has 500 beds.
I looked after 420 beds.
I doubled our stock of blankets.
Dozens of patients thanked me.
I won a prize at the Leeds Half Marathon.
I treated runners at the finish line of the Leeds Half Marathon.
I treated runners at the finish line of the London Marathon.
My profile is at linkedin.com/in/amelia-thornbury.
My profile is at linkedin.com/in/amelia-nurse.
Write to me at amelia@nurses.example.
Leeds is my home, and York was before.
"Triage" is what I do best.
Dear Sir or Madam, I am a nurse.
On Monday and in March I am free.
Emma Clarke recommended me.
I would be glad to meet [Name].
Here is your letter, as requested.
As a language model I have no experience.
I manage a budget.
I am NMC registered.
I am a Registered Nurse with NMC registration.
I am a midwife.
I am a volunteer first aider.
I am honest, punctual and calm.
`
  .trim()
  .split("\n");

/** The same about `accountantFr` and the second French posting. */
export const gateSentencesFr: readonly string[] = `
Je tiens la comptabilité générale de deux sociétés.
Je tiens la comptabilité générale de trois sociétés.
J’ai préparé les dossiers de 35 clients.
J’ai préparé les dossiers de 35 salariés.
J’ai formé deux stagiaires à Sage.
J’ai formé deux stagiaires à SAP.
J’ai réduit le délai de clôture de 10 à 6 jours.
J’ai réduit le délai de clôture de 40 %.
J’ai sept ans d’expérience.
J’ai vingt-sept ans d’expérience.
J’ai passé trois ans au Cabinet Delattre.
J’ai travaillé au Cabinet Delattre jusqu’en décembre 2019.
J’ai travaillé au Cabinet Delattre jusqu’en novembre 2019.
En tant qu’assistant comptable au Cabinet Delattre, j’ai saisi les factures.
En tant que directeur comptable au Cabinet Delattre, j’ai saisi les factures.
J’ai obtenu mon BTS au Lycée Gaston Berger.
J’ai obtenu mon BTS au Lycée Faidherbe.
Je parle anglais couramment.
Je parle anglais, niveau intermédiaire.
Je parle allemand.
Je maîtrise Excel et Sage.
Je maîtrise la paie et Silae.
La paie, que vous citez, m’intéresse.
Je n’ai pas encore utilisé Silae.
Menuiseries Vasseur recrute un comptable général.
J’ai travaillé chez Menuiseries Vasseur.
Je souhaite rejoindre Menuiseries Vasseur à Lille.
Je souhaite rejoindre Charpentes Dubois à Lille.
Je gère un budget de 40 000 euros au Club de judo de Wazemmes.
Je gère un budget de 50 000 euros au Club de judo de Wazemmes.
J’ai reçu les félicitations du jury.
J’ai doublé la marge.
J’ai le permis B.
J’ai le permis C.
Je suis disponible dès septembre 2027.
Mon site est www.mathieu-compta.fr.
Je suis trésorier depuis 2018.
Je suis trésorier depuis 2014.
Vous demandez 3 ans d’expérience.
Ce travail m’a permis de conseiller les clients.
Madame Vidal peut vous parler de moi.
`
  .trim()
  .split("\n");
