// Generated from patterns/section-titles.txt by `npm run lexicon`.

export const summaryTitles =
  "summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|personal profile|personal statement|about|about me|objective|career objective|professional objective|introduction|bio|biography|who am i|overview|profile summary|career profile|resume summary|highlights|statement|career overview|professional overview|personal summary|about myself|at a glance|qualifications profile|synopsis|professional synopsis|career synopsis|profile synopsis|profil|profil professionnel|profil personnel|a propos|a propos de moi|a mon sujet|qui suis je|resume|objectif|objectif professionnel|objectifs|presentation|accroche|en bref|synthese|mon profil|projet professionnel|parcours|qui je suis|en quelques mots".split(
    "|",
  );

export const experienceTitles =
  "experience|work|academic appointments|professional appointments|academic experience|academic employment|employment record|career experience|career summary and experience|practical experience|clinical experience|professional practice|experiences|work experience|work experiences|professional experience|professional experiences|employment|employment history|employment experience|work history|career history|career|professional background|professional history|relevant experience|related experience|job experience|industry experience|research experience|teaching experience|internships|internship|internship experience|internships and experience|industrial experience|positions|positions held|academic positions|additional experience|other experience|previous experience|experience professional|research and teaching experience|leadership experience|technical experience|appointments|professional career|work background|experience highlights|selected experience|relevant work experience|positions and employment|other employment|working experience|professional work experience|summary of experience|job history|professional working experience|workplace|workplaces|present workplace|current workplace|previous workplaces|employment details|work experience details|career contour|organisational experience|organizational experience|career progression|career path|professional journey|experiences et projets|experiences proffessionnelles|experience professionnelle|experiences professionnelles|parcours professionnel|emplois|stages|stage|stages et emplois|experiences et stages|stages et experiences|stages et experiences professionnelles|experiences professionnelles et stages|autres experiences|autres experiences professionnelles|experience de recherche|experiences de recherche|experience d enseignement|enseignement|activites professionnelles|activite professionnelle|carriere|jobs d ete|jobs etudiants|expérience de travail|experience de travail|emploi|postes occupes|experiences cles|principales experiences|deroulement de carriere|carriere professionnelle|parcours pro|experience pro|experiences pro|missions realisees|historique professionnel|experience proffessionnelle".split(
    "|",
  );

export const educationTitles =
  "education and courses|education and coursework|courses and education|education|education and training|academic background|academic history|academic qualifications|educational background|qualifications|academics|academic|studies|training|schooling|education and qualifications|education and certifications|education and honors|education and awards|academic education|university education|training and education|degrees|coursework and education|formal education|academic profile|educational qualifications|educational qualification|academic qualification|academic credentials|academic record|education details|education background|summary of qualification|professional qualifications|qualification|educational details|academic details|academic credential|scholastic record|academic qualification details|educational profile|academia|formation|formations|formation et diplomes|formations et diplomes|diplomes|diplomes et formations|diplome et formation|etudes|parcours scolaire|parcours academique|parcours universitaire|cursus|cursus scolaire|cursus universitaire|scolarite|formation academique|formation initiale|formation universitaire|formation scolaire|education et formation|formation et education|formations academiques|etudes et formations|etudes et diplomes|etudes superieures|formation et certifications|formation professionnelle|formation continue|etudes et formation|formations et certifications|parcours de formation|formation et langues|formations et langues|etudes faites|formation suivie|formations suivies|mes formations|mes diplomes".split(
    "|",
  );

export const skillsTitles =
  "skills|summary of skills|top skills|technical skills|key skills|core skills|skill|skill set|skillset|skills summary|professional skills|core competencies|competencies|competences|key competencies|expertise|areas of expertise|technologies|technology|tools|tools and technologies|technical proficiencies|technical expertise|proficiencies|software|software skills|computer skills|it skills|programming|programming skills|programming languages|hard skills|soft skills|personal skills|interpersonal skills|social skills|organisational skills|abilities|capabilities|technical toolkit|tech stack|strengths|skills and tools|skills and technologies|skills and expertise|skills and abilities|skills and competencies|skills and interests|skills and awards|skills and certifications|skills and languages|skills and hobbies|additional skills|other skills|digital skills|technical knowledge|technical summary|languages and technologies|languages and frameworks|frameworks|databases|specialties|qualifications summary|core strengths|key strengths|personal strengths|personal attributes|key capabilities|professional competencies|relevant skills|technical|additional information|additional|job related skills|communication skills|toolbox|toolkit|technical toolbox|key qualifications|core qualifications|computer literacy|laboratory skills|clinical skills|technology skills|knowledge|core expertise|key expertise|skills highlights|skill highlights|technical qualification|technical qualifications|professional strengths|competence|principales competences|competences principales|competences techniques|competences cles|competences professionnelles|competences informatiques|competences et outils|competences et langues|langues et competences|competences et centres d interet|competences linguistiques et informatiques|competences linguistiques et techniques|savoir faire|savoir etre|savoirs|informatique|outils|outils informatiques|logiciels|logiciels maitrises|maitrise des logiciels|connaissances|connaissances techniques|connaissances informatiques|qualites|qualites personnelles|atouts|points forts|domaines de competence|domaines de competences|domaines d expertise|competences metier|competences transversales|competences comportementales|competences personnelles|competences numeriques|competences sociales|environnement technique|environnements techniques|langages|langages et outils|langues et informatique|informatique et langues|informatique et logiciels|bureautique|autres competences|aptitudes|competences additionnelles|competences complementaires|competences organisationnelles|mes competences|boite a outils|langues et techniques|langues et outils|outils et langues|stack technique|technique|techniques|langages de programmation|mes qualites".split(
    "|",
  );

export const languagesTitles =
  "languages|language|other languages|other language|mother tongue|mother tongues|language skills|spoken languages|foreign languages|linguistic skills|languages spoken|langues|langue|autres langues|autre langue|langue maternelle|langues maternelles|competences linguistiques|langues etrangeres|langues parlees|connaissances linguistiques|niveau de langues|langues vivantes|les langues parlees|langues nationales|langage".split(
    "|",
  );

export const projectsTitles =
  "projects|project|personal projects|academic projects|side projects|selected projects|key projects|notable projects|project experience|projects and publications|open source|open source projects|open source contributions|portfolio|technical projects|university projects|school projects|research projects|relevant projects|featured projects|project work|major projects|course projects|independent projects|hackathons|projets|projet|projets personnels|projets academiques|projets scolaires|projets universitaires|projets realises|projets significatifs|realisations|principales realisations|projets techniques|projets etudiants|projets et realisations|projets de recherche|projets informatiques|projets associatifs".split(
    "|",
  );

export const volunteeringTitles =
  "volunteering|volunteer|volunteer experience|volunteer work|volunteering experience|community service|community involvement|community|community engagement|extracurricular|extracurricular activities|co curricular activities|cocurricular activities|extracurriculars|extra curricular activities|activities|leadership|leadership and activities|leadership and involvement|activities and leadership|campus involvement|involvement|service|social engagement|social work|civic engagement|organizations|memberships|affiliations|professional affiliations|professional memberships|positions of responsibility|volunteer and community service|leadership and service|student activities|clubs and organizations|extracurricular and volunteering|professional organizations|professional organisations|professional memberships and affiliations|volunteer activities|community volunteering|volunteer activities and community|experience personnelle|experiences personnelles|benevolat|experience benevole|experiences benevoles|engagement|engagements|engagement associatif|engagements associatifs|vie associative|associatif|activites associatives|activites extra professionnelles|activites extrascolaires|activites extra scolaires|activites benevoles|responsabilites associatives|experience associative|experiences associatives|engagement citoyen|engagement benevole|implication|implications|implication sociale|activites|vie associative et benevolat|benevolat et engagements|engagements et benevolat|activites parascolaires|activites et engagements".split(
    "|",
  );

export const contactTitles =
  "contact|contacts|contact information|contact info|contact details|contact me|personal information|personal info|personal details|personal data|get in touch|details|address|info|coordonnees|me contacter|informations personnelles|informations|etat civil|informations de contact|donnees personnelles|renseignements personnels|mes coordonnees|infos".split(
    "|",
  );

export const linksTitles =
  "links|websites|website|web links|find me on|social|social media|online|online profiles|profiles|on the web|social networks|online presence|web|find me online|liens|en ligne|sur internet|reseaux|reseaux sociaux|sites web|site web|sur le web".split(
    "|",
  );

export const interestsTitles =
  "interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities and interests|interests and activities|passions|leisure|other interests|hobby|hobbies and activities|activities and hobbies|centres d interet|centre d interet|centres d interets|centre d interets|loisirs|loisirs et centres d interet|interets|hobbies et interets|activites et loisirs|loisirs et activites|divers et loisirs|sports et loisirs|activites et centres d interet|interets et loisirs|mes loisirs|mes interets|passe temps|mes centres d interet".split(
    "|",
  );

export const certificationsTitles =
  "certifications|certification|certificates|licenses|licenses and certifications|certifications and licenses|courses|online courses|relevant coursework|coursework|courses and certifications|certifications and courses|training and certifications|certifications and training|professional development|certificates and courses|professional certifications|licence|licences|license|bar admissions|licensure|licenses and memberships|driving licence|driving license|professional licenses|professional licences|licenses and certificates|licences and certifications|professional registered nurse licensure|trainings|other trainings|training courses|courses and training|certifications and licensure|licensure and certifications|professional licensure|certifications and awards|tickets|cards|tickets and cards|cards and tickets|tickets and licences|tickets and licenses|licences and tickets|licenses and tickets|cards and licences|cards and licenses|licences and cards|licenses and cards|tickets and training|training and tickets|certificates and tickets|certifications and tickets|qualifications and tickets|certificates and cards|certifications and cards|site cards|site tickets|trade tickets|plant tickets|safety cards|licences and permits|licenses and permits|permits|certificats|certifications et formations|habilitations|formations complementaires|permis|certifications et habilitations|permis de conduire|certificat|diplomes et certificats complementaires|permis et habilitations|formations et certifications complementaires|attestations|certificats et formations|habilitations et caces|caces et habilitations|caces|caces et permis|permis et caces|permis caces et habilitations|habilitations caces et permis|habilitations et permis|habilitations et certifications|habilitations et certificats|habilitations et attestations|attestations et habilitations|cartes|cartes professionnelles|cartes et habilitations|agrements|agrements et habilitations|autorisations|autorisations de conduite".split(
    "|",
  );

export const researchTitles =
  "research|research activities|teaching|teaching activities|teaching and research|research and teaching|recherche|recherche scientifique|activites de recherche|activites d enseignement".split(
    "|",
  );

export const ignoredTitles =
  "test scores|research interests|research statement|declaration|signature|supervision|reviewing|press|media|networks|notes|appendix|salary|themes de recherche|annexes".split(
    "|",
  );

export const awardsTitles =
  "hackathons|competitions|events and competitions|challenges|key achievements|career highlights|awards|award|honors|honours|honors and awards|awards and honors|awards and achievements|awards and certifications|scholarships|selected honors|achievements|accomplishments|grants|fellowships|awards and recognition|recognition|professional recognition|honors awards|awards and fellowships|awards and scholarships|honours and awards|awards and honours|honors and activities|major achievements|professional achievements|key accomplishments|professional accomplishments|selected achievements|distinctions|prix|prix et distinctions|prix et recompenses|recompenses|bourses|distinctions et prix|honneurs et distinctions|concours|prix et bourses".split(
    "|",
  );

export const publicationsTitles =
  "publications|publication|selected publications|papers|articles|conferences|conference|talks|invited talks|presentations|patents|patent|patents and publications|conference talks|speaking|speaking engagements|theses|thesis|books|exhibitions|scientific communications|workshops|seminars|presentations and projects|publications and presentations|publications and patents|conference presentations|communications|brevets|theses et memoires|memoire|conferences et communications|publications et communications|publications scientifiques|articles et publications".split(
    "|",
  );

export const referencesTitles =
  "references|referees|recommendations|testimonials|professional references|refrences|referee|references professionnelles|mes references|referents".split(
    "|",
  );

export const otherTitles =
  "other|other information|miscellaneous|misc|availability|mobility|further information|more information|additional details|personal facts|divers|autres|autre|autres informations|informations complementaires|disponibilite|mobilite|informations supplementaires|divers et informations|autres renseignements|infos complementaires|complements|informations diverses".split(
    "|",
  );
