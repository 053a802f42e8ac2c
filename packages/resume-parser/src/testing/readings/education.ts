/** Sections of education of invented people, in the notation of `linesFromText`. */
export const education: readonly string[] = [
  `**BSc (Hons) Computer Science**, University of Leeds\t2014 – 2017
- First class
**Foundation Degree in Accounting**, Truro College\t2012 – 2014
- Payroll and tax`,
  `**Master of Science in Marine Biology** | University of Plymouth | Sept 2018 – Sept 2019
- Dissertation on kelp forests
**Bachelor of Science in Zoology** | University of Bristol | 2015 – 2018`,
  `Title of qualification awarded\tNVQ Level 2 in Plumbing
Name and type of organisation\tCity College Norwich
Dates\t09/2011 – 06/2013
Title of qualification awarded\tGCSEs
Name and type of organisation\tHewett School
Dates\t09/2006 – 06/2011`,
  `Depuis sept. 2022\tDoctorat en sociologie, Université de Tours
2020 – 2022\tMaster Sociologie, ENS de Lyon`,
  `Master's degree in Education\tSep 2015 - Jun 2017
Trinity College Dublin
Thesis: Reading at home
Bachelor's degree in English\tSep 2011 - Jun 2015
University College Cork`,
  `2017 – 2019\tMaster 2 Droit social, Université de Nantes
2014 – 2017\tLicence de droit, Université de Nantes, mention bien
2014\tBaccalauréat ES, Lycée Clemenceau, Nantes`,
  `2019 : Diplôme d'État d'infirmier – IFSI de Quimper
2016 : Baccalauréat S – Lycée Brizeux`,
  `PhD, Physics, University of Oslo, 2012 – 2016
MSc in Physics, University of Bergen, 2010 – 2012
BSc in Physics, University of Bergen, 2007 – 2010`,
  `**BTS Comptabilité et gestion**
Lycée Gaston Berger, Lille
2014 – 2016
**Bac pro Gestion-administration**
Lycée Valentine Labbé, La Madeleine
2011 – 2014`,
  `**Massachusetts Institute of Tides**\tBoston, MA
Bachelor of Arts, Economics, GPA: 3.8\tMay 2016
**Charles River Community College**\tBoston, MA
Associate of Science, Business\tMay 2014`,
  `École : École supérieure de journalisme de Lille
Diplôme : Diplôme de journaliste
Dates : 2015 à 2017
École : Université de Lille
Diplôme : Licence de lettres modernes
Dates : 2012 à 2015`,
  `Year\tSchool\tDegree
2015 – 2018\tUniversity of Fife\tBA History
2013 – 2015\tElie College\tA-levels`,
  `**Diplôme d’ingénieur, Génie mécanique, Polytech Nantes**, 2012 – 2015
**Classe préparatoire PTSI, Lycée Livet**, 2010 – 2012`,
  `Expected June 2025\tBachelor of Design, OCAD University, Toronto
June 2021\tHigh School Diploma, Riverdale Collegiate, Toronto`,
  `- 2016 Licence professionnelle Métiers du web, Université Grenoble Alpes
- 2015 DUT Informatique, IUT de Valence
- 2013 Baccalauréat STI2D, Lycée Algoud-Laffemas`,
  `**Permis B**
**Titre professionnel Conducteur de transport routier**, AFPA Angers, 2017`,
  `HBO Bachelor Verpleegkunde, Hogeschool Utrecht, Utrecht, 2011–2015
HAVO, Christelijk College, Zeist, 2006–2011`,
  `Formation en soudure TIG\tAFPA Saint-Nazaire\t2019
CAP Chaudronnerie\tLycée Aristide Briand\t2015 – 2017`,
  `Diploma in Professional Cookery – Forth College – Edinburgh – 2021
Standard Grades – Leith Academy – Edinburgh – 2019`,
  `**Elm College Dublin** — Computer Science (MSc)
2017 – 2020`,
  `**Thèse de doctorat en statistique**, Institut Agronomique de l'Ouest\t2016 – 2019
**Master Statistique appliquée**, Université de Rennes\t2014 – 2016`,
  `**F.Sc Pre-Engineering**\t2021 – 2023
Elm Education System
**Matric Computer Science**\t2019 – 2021
Lakeside School`,
  `**Licence en informatique et télécom**
École des Lilas, 2022`,
];
