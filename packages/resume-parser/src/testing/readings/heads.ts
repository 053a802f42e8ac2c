/** Heads of résumés of invented people, in the notation of `linesFromText`. */
export const heads: readonly string[] = [
  `# Rowan Ashdown
Site Manager
14 Quarry Road, Bristol BS3 4TQ
07700 900 461 | rowan.ashdown@mail.example`,
  `# MAËLLE KERVADEC
Chargée de mission
3 bis rue des Forges
56100 LORIENT
Tél. : 02 97 00 11 22
maelle.kervadec@courriel.example`,
  `# L I N A
# M O R A U X
lina.moraux@courriel.example
Saint-Germain-en-Laye`,
  `# **Tobias VAN DEN BERG**
Kerkstraat 12, 9000 Gent, Belgium
+32 9 555 01 23
tobias@vandenberg.example
www.vandenberg.example`,
  `Curriculum Vitae of Harriet Okoro
Leeds, UK
harriet.okoro@mail.example
linkedin.com/in/harriet-okoro, github.com/hokoro`,
  `# Mr. James P. Thistlewood, MBA
Project Director
jp.thistlewood@mail.example
(555) 010-0199
Portland, OR 97201`,
  `# Anaïs "Nana" Delcourt
anais.delcourt@courriel.example | 06.12.34.56.78 | Nantes (44)`,
  `Nom : CARPENTIER
Prénom : Inès
Adresse : 8 avenue de la Gare, 35000 Rennes
Téléphone : +33 (0)6 12 34 56 78
Courriel : ines.carpentier@courriel.example`,
  `# Bram
# Oosterhuis
bram.oosterhuis@mail.example
Utrecht, The Netherlands`,
  `# Fatou Diallo – Comptable
fatou.diallo@courriel.example – 07 00 00 11 22 – Montreuil`,
  `# Owen O'Shaughnessy, Electrician
Galway, Ireland
owen@oshaughnessy.example
Mobile: 087 555 0101 / Home: 091 555 0102`,
  `# Priscilla Nakamura
Address: 500 Pine Street, Apt 4B, Seattle, WA 98101
Email: priscilla@naka
mura.example
Cell: 206-555-0133`,
  `# Yasmine Haddad
Responsable qualité
Lyon 7e
yasmine.haddad@courriel.example
Portfolio : https://www.yhaddad.example/portfolio.
Blog : notes.yhaddad.example/quality, et plus`,
  `# Peter Sellars
LinkedIn: peter-sellars
GitHub: @psellars
peter.sellars@mail.example`,
  `# Elodie Garnier
Chef de projet digital chez Lumière
elodie.garnier@courriel.example
Disponible immédiatement
Mobilité : Île-de-France
Nationalité : française`,
  `# Dr Ahmed El-Sayed, PhD
Cairo, Egypt
ahmed.elsayed@mail.example
linkedin.com/in/ahmed-el-
sayed`,
  `# Grace Lindqvist (she/her)
Gothenburg, Sweden · grace@lindqvist.example · grace-lindqvist.example`,
  `# LE GOFF Yann
12, place du Marché – 29000 Quimper
yann.legoff@courriel.example
06 98 76 54 32`,
  `# Nguyen Thi Minh Anh
minhanh.nguyen@mail.example
Ho Chi Minh City, Vietnam`,
  `# Resume
# Nadia Petrov
nadia.petrov@mail.example
http://nadia.example/?ref=cv
https://maps.google.com/?q=Sofia`,
  `# Hugo Lefranc
+33 6 12 34 56 78
hugo.lefranc@courriel.example
Skype : hugo.lefranc
https://gitlab.com/hugo.lefranc
twitter.com/hugolefranc`,
  `# Isobel Drummond
Building 7, West Quay, Doha, Qatar
isobel@drummond.example
00974 4455 6677`,
  `# Lucas Meunier
Développeur web
Langues : français, anglais
lucas.meunier@courriel.example
Grenoble, France
Télétravail possible`,
  `Kenji Watanabe
Tokyo, Japan
kenji.watanabe@mail.example
I build small teams that ship reliable software for hospitals and care for their users every day.`,
  `# Sophie Lambert
Ergothérapeute diplômée, j'accompagne depuis dix ans des adultes après un accident et
j'anime des ateliers de prévention dans les entreprises de la région.
sophie.lambert@courriel.example
Angers 49000`,
  `# Conor Byrne
Cork | 021 555 0147 | conor.byrne@mail.example | conorbyrne.example | Full licence`,
  `# Zoé de La Tour
zoe.delatour@courriel.example
Aix-en-Provence (13)
Tel 0612345678`,
  `# Émile D'Artois
emile@dartois.example
75011 Paris 11e, France`,
  `# María-José Fernández Ruiz
Calle Mayor 5, 28013 Madrid, España
mj.fernandez@correo.example
+34 91 555 01 01`,
  `# Ingrid Solheim
Oslo, Norway
ingrid.solheim@mail.example
01/02/1990
2010 - 2015 2016`,
  `# Théodore Blanc
blanc.theo@courriel.example, 44 rue Haute 67000 Strasbourg
© 2024 template.example`,
  `# Amara Conteh
Freetown, Sierra Leone
amara.conteh@mail.example?subject=cv
www.amara-conteh.example/work;`,
];
