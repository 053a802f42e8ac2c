/** Documents of invented people by their titles, in the notation of `linesFromText`. */
export const titled: readonly string[] = [
  `# Ada Example
ada@mail.example

**PROFILE**
Careful worker.

**WORK EXPERIENCE**
Fitter, Quill Marine, 2016 – 2020

**EDUCATION AND TRAINING**
NVQ Plumbing, City College, 2013

**HOBBIES**
Chess`,
  `# Ada Exemple

**Profil**
Personne soigneuse.

**Expériences professionnelles**
Ajusteuse, Quill Marine, 2016 – 2020

**Formation et diplômes**
CAP, Lycée Livet, 2013

**Centres d'intérêt**
Échecs`,
  `Ada Example
# Experience
Fitter, 2016 – 2020
# Volunteer work
Steward, 2015
# Technical skills
Pumps
# Certifications
First aid
# Publications
On pumps
# References
On request`,
  `Ada Exemple
1. EXPÉRIENCE
Ajusteuse, 2016 – 2020
2. FORMATION
CAP, 2013
3. COMPÉTENCES
Pompes
4. LANGUES
Anglais`,
  `Ada Example
**E X P E R I E N C E**
Fitter, 2016 – 2020
**S K I L L S**
Pumps`,
  `Ada Exemple
**EXPÉRIENCES**
**PROFESSIONNELLES**
Ajusteuse, 2016 – 2020
**CENTRES**
**D'INTÉRÊT**
Échecs`,
  `Ada Example
**EMPLOYMENT**\tFitter, Quill Marine, 2016 – 2020
\tPumps and valves
**EDUCATION**\tNVQ Plumbing, City College, 2013
**SKILLS**\tWelding, Pumps`,
  `Ada Exemple
COMPÉTENCES : soudure, pompes
LANGUES : anglais, allemand
PROFIL : personne soigneuse et ponctuelle
FORMATION : CAP, 2013`,
  `Ada Example
**EXPERIENCE**
**Fitter**
Quill Marine, 2016 – 2020
**SELECTED ACHIEVEMENTS**
Two prizes
**AWARDS AND HONOURS**
Best apprentice
**COMMUNITY INVOLVEMENT**
Lifeboat crew`,
  `Ada Example
# SUMMARY
I mend pumps and keep harbours dry.
# CAREER HISTORY
Fitter, 2016 – 2020
# QUALIFICATIONS
NVQ, 2013
# KEY SKILLS
Pumps
# INTERESTS
Chess
# CONTACT
ada@mail.example
# LINKS
ada.example`,
  `Ada Exemple
# PARCOURS
2016 – 2020 Ajusteuse, Quill Marine
2013 – 2016 Apprentie, Peak Métaux
# DIPLÔMES
CAP, 2013
# PROJETS PERSONNELS
Serre connectée
# BÉNÉVOLAT
Pompier
# DIVERS
Permis B`,
  `Ada Example
**EXPERIENCE**
Fitter, 2016 – 2020
experience with pumps of all kinds, and
Skills that matter to a harbour crew.
**EDUCATION**
Massachusetts Institute of
Technology
BSc, 2013`,
  `Ada Example
**Skills**
Welding
**Machines**
Lathe
Mill
**Workshop**
Drill
Saw`,
  `# Ada Example
**TEACHING EXPERIENCE**
Lecturer, University of Fife, 2016 – 2020
**RESEARCH EXPERIENCE**
Fellow, Institute of Tides, 2014 – 2016
**CONFERENCE TALKS**
On kelp
**GRANTS**
Kelp fund`,
  `Ada Exemple
**COORDONNÉES**
12 rue Haute, Tours
**ÉTAT CIVIL**
Née en 1990
**OBJECTIF**
Un poste de jour dans une équipe soudée et exigeante.
**STAGES**
Stagiaire, Port de Tours, 2012
**LOGICIELS**
Excel
**PASSIONS**
Voile`,
];
