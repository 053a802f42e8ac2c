// Generated from patterns/form-labels.txt by `npm run lexicon`.

export const datesLabels =
  "inclusive date|inclusive dates|employment period|period of employment|dates of employment|employment dates|working period|period of service|dates|date|period|periods|duration|from|when|from to|year|years|dates from to|year of passing|year of study|year of graduation|passing year|year of completion|tenure|periode|duree|annee|annees|dates de a".split(
    "|",
  );

export const titleLabels =
  "occupation or position held|position held|position|job title|title|role|designation|post|post held|occupation|job role|profession|fonction ou poste occupe|fonction et poste occupe|fonction|poste occupe|poste|intitule du poste|intitule de poste|emploi occupe|metier|titre|titre du poste".split(
    "|",
  );

export const companyLabels =
  "name and address of employer|name of employer|employer|company|company name|organisation|organization|client|establishment|name of company|name of organization|nom et adresse de l employeur|nom de l employeur|employeur|entreprise|nom de l entreprise|societe|organisme|structure".split(
    "|",
  );

export const placeLabels = "location|place|city|town|country|lieu|ville|localisation|pays".split(
  "|",
);

export const degreeLabels =
  "title of qualification awarded|qualification awarded|qualification|qualifications|degree|degree awarded|diploma|course|program|programme|examination|exam|exam title|name of examination|exam passed|degree examination|class|intitule du certificat ou diplome delivre|intitule du diplome|diplome obtenu|diplome|certificat|formation|titre obtenu".split(
    "|",
  );

export const schoolLabels =
  "name and type of organisation providing education and training|name and type of organisation|name of organisation providing education|organisation providing education and training|institution|school|university|college|institute|board university|university board|board|name of institution|institution name|school college|college university|institute university|name of institute|university institute|etablissement|etablissement d enseignement|nom et type de l etablissement d enseignement ou de formation|nom de l etablissement|ecole|universite|centre de formation".split(
    "|",
  );

export const fieldLabels =
  "field of study|field|major|specialisation|specialization|principal subjects occupational skills covered|principal subjects|subjects|subject|course of study|stream|concentration|group|specialite|domaine d etudes|filiere|matieres principales|matiere|discipline|domaine|option".split(
    "|",
  );

export const activitiesLabels =
  "roles and responsibilities|roles responsibilities|role and responsibilities|duties and responsibilities|duty and responsibility|main activities and responsibilities|main activities|responsibilities|key responsibilities|duties|tasks|activities|achievements|description|principales activites et responsabilites|principales activites|activites|missions|missions principales|taches|realisations|activites et responsabilites".split(
    "|",
  );

export const ignoredLabels =
  "department|type of business or sector|sector|industry|level in national or international classification|reference|supervisor|team size|contract|superior|reporting to|result|results|marks|percentage|percentage of marks|cgpa|gpa|division|grade|score|aggregate|cgpa percentage|type ou secteur d activite|secteur d activite|secteur|niveau dans la classification nationale ou internationale|niveau|type de contrat|contrat".split(
    "|",
  );

/** Columns of tables that name who awards the degree. */
export const awardingBodyLabels =
  "board|board university|university board|awarding body|examining board".split("|");
