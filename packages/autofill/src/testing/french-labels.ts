/** French labels of text inputs, each with the result of `describeFields`: key, score, and what is planned for Camille. */
export const frenchLabels = `
Prénom: first_name 0.960, type "Camille" of profile.first_name
Nom: last_name 0.960, type "Durand" of profile.last_name
Nom de famille: last_name 0.960, type "Durand" of profile.last_name
Nom complet: full_name 0.980, type "Camille Durand" of profile.first_name+last_name
Civilité: name_prefix 0.960, skip: notInProfile
Adresse e-mail: email 0.960, type "camille@durand.example" of profile.email
Confirmez votre e-mail: email_confirm 0.980, type "camille@durand.example" of profile.email
Téléphone: phone 0.960, type "+33 6 12 34 56 78" of profile.phone_number
Téléphone portable: phone 0.960, type "+33 6 12 34 56 78" of profile.phone_number
Indicatif: phone_country_code 0.970, type "+33" of profile.phone_number
Adresse: address 0.960, type "12 rue des Lilas" of profile.address
Complément d’adresse: address_line2 0.970, skip: notInProfile
Ville: city 0.960, type "Lyon" of profile.city
Code postal: postal_code 0.960, type "69003" of profile.postal_code
Pays: country 0.960, type "France" of profile.country
Région: state 0.920, skip: notInProfile
Où habitez-vous ?: location 0.880, type "Lyon, France" of profile.city+country
Profil LinkedIn: linkedin_url 0.950, type "https://linkedin.com/in/camille" of websites
Site web: website_url 0.940, type "https://camille.example" of websites
Entreprise actuelle: current_company 0.980, type "Fourmi" of experiences.company
Entreprise: exp_company 0.930, type "Fourmi" of experiences.company
Poste actuel: current_title 0.980, type "Developer" of experiences.title
Poste occupé: exp_title 0.900, type "Developer" of experiences.title
Intitulé du poste: exp_title 0.900, type "Developer" of experiences.title
Fonction: custom_question 0.000, skip: question
Lieu du poste: exp_location 0.800, type "Lyon" of experiences.location
Date de début: start_date 0.900, type "01/02/2027" of other.content
Date de fin: custom_question 0.000, skip: question
Mois de début: custom_question 0.000, skip: question
Année de fin: custom_question 0.000, skip: question
Année d’obtention: edu_end_year 0.970, type "2019" of education.end_date
Date d’obtention du diplôme: edu_end_date 0.950, type "06/2019" of education.end_date
École: edu_school 0.950, type "INSA Lyon" of education.school
Université: edu_school 0.950, type "INSA Lyon" of education.school
Quelle école avez-vous fréquentée ?: edu_school 0.920, type "INSA Lyon" of education.school
Ville de l’école: edu_location 0.970, skip: notInProfile
Diplôme: edu_degree 0.940, type "Master" of education.degree
Domaine d’études: edu_field 0.950, type "Computer science" of education.field_of_study
Mention: edu_gpa 0.900, skip: notInProfile
Niveau d’études: highest_education 0.970, type "Master" of education.degree
Compétences: skills 0.930, type "TypeScript, SQL" of competencies.name
Langues: languages 0.930, type "French" of competencies.name
Quelles langues parlez-vous ?: languages 0.880, type "French" of competencies.name
Années d’expérience: years_experience 0.920, skip: question
Prétentions salariales: salary_expectation 0.940, type "48000" of other.content
Salaire actuel: current_salary 0.970, skip: question
Salaire: salary_expectation 0.850, type "48000" of other.content
Devise: salary_currency 0.950, skip: question
Préavis: notice_period 0.950, type "3 months" of other.content
Disponibilité: start_date 0.920, type "01/02/2027" of other.content
Date de prise de poste: start_date 0.920, type "01/02/2027" of other.content
Mobilité géographique: relocation 0.930, skip: question
Êtes-vous prêt à vous déplacer ?: travel 0.900, skip: question
Télétravail: office_attendance 0.860, skip: question
Comment avez-vous connu notre offre ?: how_heard 0.920, type "LinkedIn" of other.content
Si autre, précisez: how_heard_other 0.950, skip: question
Qui vous a recommandé ?: referral_name 0.940, skip: question
Avez-vous déjà travaillé chez nous ?: previously_employed 0.920, skip: question
Êtes-vous majeur ?: age_18 0.950, skip: question
Permis B: drivers_license 0.950, skip: question
Autorisation de travail: work_authorization 0.910, skip: question
Titre de séjour: work_authorization 0.910, skip: question
Lieu de travail souhaité: location_preference 0.940, skip: question
Type de contrat: employment_type 0.900, skip: question
Durée du stage: contract_duration 0.950, skip: question
Pourquoi nous rejoindre ?: motivation 0.890, skip: question
Motivations: motivation 0.890, type "I like building useful things." of other.content
Informations complémentaires: additional_info 0.900, skip: question
Lettre de motivation: cover_letter_text 0.930, type "Dear team, I would like to join you." of letter
Message au recruteur: cover_letter_text 0.930, type "Dear team, I would like to join you." of letter
Sexe: gender 0.940, skip: sensitive
Genre: gender 0.940, skip: sensitive
Origine ethnique: race_ethnicity 0.950, skip: sensitive
Date de naissance: date_of_birth 0.970, skip: sensitive
Nationalité: nationality 0.940, skip: sensitive
Travailleur handicapé: disability_status 0.950, skip: sensitive
Nom du référent: custom_question 0.000, skip: question
Téléphone de l’entreprise: custom_question 0.000, skip: question
Poste souhaité: custom_question 0.000, skip: question
Langue préférée: custom_question 0.000, skip: question
`;
