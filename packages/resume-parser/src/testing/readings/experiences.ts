/** Sections of positions of invented people, in the notation of `linesFromText`. */
export const experiences: readonly string[] = [
  `**Site Manager**, Hallam Construction\t03/2019 – present
- Ran two sites of 40 flats
- Cut waste by 12%
**Assistant Site Manager**, Oak & Stone Ltd\t09/2015 – 02/2019
- Ordered materials`,
  `**Hallam Construction**, Sheffield, UK\tMarch 2019 – Present
Site Manager
- Ran two sites of 40 flats
**Oak & Stone Ltd**, Leeds, UK\tSept. 2015 – Feb. 2019
Assistant Site Manager
- Ordered materials`,
  `2019 – 2023\tSite Manager
Hallam Construction, Sheffield
Responsible for two sites with forty flats each.
2015 – 2019\tAssistant Site Manager
Oak & Stone Ltd, Leeds
Ordered the materials and kept the site diary.`,
  `Depuis janvier 2020 : **Comptable**, Menuiserie Vallat (Annecy)
- Tenue de la comptabilité générale
De septembre 2016 à décembre 2019 : **Aide-comptable**, Cabinet Roche (Chambéry)
- Saisie des factures`,
  `**Infirmière de bloc** | CHU de Rennes | 2018 - aujourd'hui
- Quatre salles
**Infirmière** | Clinique des Lilas | 2014 - 2018
- Service de jour`,
  `**Responsable logistique (CDI)** – Transports Guérin – Nantes
Avril 2017 à juin 2022
Encadrement de douze caristes et suivi des stocks.

**Cariste (intérim)** – Adecco – Saint-Herblain
Mars 2014 à mars 2017
Chargement et déchargement des camions.`,
  `# **Quill Marine**
2012 – 2020
**Fitter**, 2016 – 2020
- Engines
**Apprentice Fitter**, 2012 – 2016
- Pumps`,
  `**Marlowe Books**, Bath
**Shop Manager**\t2019 – 2022
- Five staff
**Bookseller**\t2016 – 2019
- Children's corner
**Tideway Cafe**, Bristol
**Barista**\t2014 – 2016`,
  `Jan 2020 –
Dec 2021\t**Data Analyst**
Parcelwise, Reading
- Weekly report
Jun 2018 –
Dec 2019\t**Junior Analyst**
Otter & Vale, Slough
- Surveys`,
  `Summer 2019\tCamp Counsellor, Pinewood Camp, Vermont
Winter 2017/2018\tSki Instructor, Alpine School, Verbier`,
  `08/2021\tStage de troisième, Mairie de Dijon
06/2020 – 07/2020\tVendeur saisonnier, Glaces du Port, Cassis`,
  `**Teacher of Mathematics**
Saltmarsh High School, Hull
Sep 2016 – Jul 2021 (4 years 11 months)
• Five classes
• Maths club
**Teaching Assistant**
Ferncliff Primary School, Beverley
Sep 2014 – Jul 2016 · 1 yr 11 mos
• Reading groups`,
  `Position: Welder
Employer: Lefranc Ironworks, Derby
Dates: 02/2018 to 05/2023
Duties: TIG welding of tanks
Position: Apprentice
Employer: Peak Metals, Matlock
Dates: 09/2014 to 01/2018
Duties: Cutting and grinding`,
  `Dates\tDu 01/03/2018 au 30/06/2022
Poste occupé\tChef de rang
Nom et adresse de l'employeur\tBrasserie du Port, La Rochelle
Principales activités\tService de quatre-vingts couverts
Dates\tDu 01/09/2015 au 28/02/2018
Poste occupé\tCommis de salle
Nom et adresse de l'employeur\tHôtel des Bains, Royan
Principales activités\tMise en place`,
  `Période\tEmployeur\tPoste\tLieu
2018 – 2022\tRhône Matériaux\tVendeur\tLyon
2015 – 2018\tBricolage Central\tMagasinier\tVienne`,
  `- **Gardener**, Ashcombe Estate, Exeter, 2017 – 2021
- **Labourer**, Tansley Build, Truro, 2014 – 2017
- **Paperboy**, Post Office, Truro, 2012 – 2014`,
  `**FREELANCE TRANSLATOR**
Self-employed\t2016 – present
Remote
- Legal and medical texts
**PROOFREADER**
Larkspur Press\t2013 – 2016
Edinburgh
- Novels`,
  `Ingénieur études, Alstom Transport, Belfort, sept. 2019 - présent
Stagiaire ingénieur, SNCF Réseau, Dijon, févr. 2019 - août 2019`,
  `2021
**Head Baker**
Fournil Saint-Roch
- Night team of three
2018
**Baker**
Au Bon Pain
- Sourdough`,
  `**Lead Engineer – Parcelwise – Reading, UK**
*May '19 – Mar '22*
- Led six people
- Kubernetes`,
  `**Consultant SAP** (mission de 6 mois)\t01/2021 – 06/2021
Client : Air Littoral, Montpellier
- Paramétrage
**Consultante fonctionnelle**\t2018 – 2020
Société : Orsini Conseil, Marseille
- Formation des utilisateurs`,
  `**Manager, Night Operations**
The Gannet Hotel, Galway, Ireland
04.2018 – 11.2021
Reduced complaints by a third. Trained two auditors.
**Receptionist**
Harbour Inn, Cork, Ireland
05.2015 – 03.2018
Checked guests in and out.`,
  `Nov. 2019 - Aujourd’hui | Vétérinaire, Clinique du Val, Autun
Oct. 2015 - Oct. 2019 | Assistante vétérinaire, Cabinet Morin, Beaune`,
  `**Director of Studies** (part-time), Lingua School, Malta, 2019 – 2021
**English Teacher** (full-time), Lingua School, Malta, 2016 – 2019`,
  `Electrician, Corvane Paper Mills
Halifax
Since 2018
- Motors and drives

Electrician's Mate, Bright Sparks
Huddersfield
2015 to 2018`,
  `**Caissière – Marché des Halles**\tTours
Juillet et août 2019
**Animatrice – Centre de loisirs Jules Verne**\tTours
Été 2018`,
  `**Lab Technician**\tUniversity of Calder Bridge\tHalifax\t2017 – 2020
**Lab Assistant**\tBrook Analytics\tLeeds\t2015 – 2017`,
  `**Data Analyst**, Harbour Trust
April 2021 – June 2023 (fixed term consulting contract)
- Weekly report`,
  `Juin 2015 – novembre 2018\t**Technicien polyvalent**
SARL Abel Dunoyer Montbrac (33)
Installation, paramétrage de systèmes et d'applications.`,
  `2007 – 2015 : Vallat Métrologie à Montbrac-les-Prés (77)
Suivi des appareils en laboratoire.
2004 – 2006 : Opal Mesure à Grandmont-Bailly (77)
Réglage des bancs d'essai.`,
  `Name of employer | Position held
Name of employer | Position held`,
  `Assistant Coach, Elmwood Tennis Club, Elm Loma, California\t2006 – 2007`,
  `**Stage de master** au sein de l’équipe Relevés Nord
Mai 2022 – septembre 2022
Développement d’une application mobile pour les relevés.`,
];
