/** Rarer labels by widget, one for each rule that the other tables do not reach, with the result of `describeFields`. */
export const rareLabels = {
  text: `
Citizen or holder of a work permit: work_authorization 0.950, skip: question
Please provide two references: references 0.850, skip: question
Visa de travail: visa_sponsorship 0.920, skip: question
Périodicité du salaire: salary_period 0.950, skip: question
Casier judiciaire: background_check 0.940, skip: question
Habilitation de sécurité: security_clearance 0.920, skip: question
Clause de non concurrence: non_compete 0.950, skip: question
Commentaires: additional_info 0.800, skip: question
Work location: exp_location 0.960, type "Lyon" of experiences.location
Country of school: edu_country 0.970, skip: notInProfile
Which languages do you speak?: languages 0.880, type "French" of competencies.name
Level in French: languages 0.880, type "French" of competencies.name
First: first_name 0.900, type "Camille" of profile.first_name
Fname: first_name 0.900, type "Camille" of profile.first_name
Second name: last_name 0.900, type "Durand" of profile.last_name
Lname: last_name 0.900, type "Durand" of profile.last_name
MI: middle_name 0.900, skip: notInProfile
So what s your name: full_name 0.880, type "Camille Durand" of profile.first_name+last_name
Company email address please: custom_question 0.000, skip: question
Work phone number of yours: phone 0.760, skip: question
Phone with country code: phone 0.980, type "+33 6 12 34 56 78" of profile.phone_number
Email where we can reach you: email 0.880, type "camille@durand.example" of profile.email
Select country: country 0.806, type "France" of profile.country
Line 1: address 0.900, type "12 rue des Lilas" of profile.address
Home town: city 0.960, type "Lyon" of profile.city
Territory: state 0.900, skip: notInProfile
Which state do you live in?: state 0.970, skip: notInProfile
Which city are you working from?: location 0.950, type "Lyon, France" of profile.city+country
Your website if any: website_url 0.940, type "https://camille.example" of websites
Any links to share: other_url 0.900, skip: notInProfile
Surnom: preferred_name 0.970, type "Camille" of profile.first_name
Natel: phone 0.850, type "+33 6 12 34 56 78" of profile.phone_number
Numéro de portable de jour: phone 0.780, type "+33 6 12 34 56 78" of profile.phone_number
Type de téléphone: phone_type 0.970, skip: notInProfile
Poste ext: phone_extension 0.970, skip: notInProfile
Numéro pour vous joindre: phone 0.960, type "+33 6 12 34 56 78" of profile.phone_number
Adresse ligne 2: address_line2 0.980, skip: notInProfile
Domicile: address 0.960, type "12 rue des Lilas" of profile.address
Ville de résidence: city 0.960, type "Lyon" of profile.city
Ville et code postal: postal_code 0.806, type "69003" of profile.postal_code
Pays de résidence: country 0.960, type "France" of profile.country
Quel pays habitez-vous ?: country 0.970, type "France" of profile.country
Lieu de résidence: location 0.960, type "Lyon, France" of profile.city+country
Réseaux sociaux: other_url 0.950, skip: notInProfile
Lien: other_url 0.750, skip: notInProfile
Book: portfolio_url 0.900, type "https://camille.example" of websites
Parlez-nous de vous: summary 0.880, type "Software developer. Ten years of web app" of profile.summary
Accroche: headline 0.960, type "Developer" of experiences.title
Age range: age_range 0.970, skip: sensitive
Tranche d’âge: age_range 0.970, skip: sensitive
Email used for applications: email 0.780, type "camille@durand.example" of profile.email
Poste téléphonique: phone_extension 0.970, skip: notInProfile
Savoir-faire: skills 0.930, type "TypeScript, SQL" of competencies.name
Country if it is not the one above: country 0.900, type "France" of profile.country
Number of our present city: city 0.806, type "Lyon" of profile.city
Number of our own present city: custom_question 0.000, skip: question
`,
  select: `
Dial code +33: phone_country_code 0.970, skip: noMatchingChoice
Mode de travail: job_preference 0.960, skip: notInProfile
Which country code?: phone_country_code 0.815, skip: noMatchingChoice
Languages: languages 0.900, skip: unsupportedWidget
Skills: skills 0.930, skip: unsupportedWidget
Nationality: nationality 0.940, skip: sensitive
Start date: start_date 0.900, skip: noMatchingChoice
End year: custom_question 0.000, skip: question
Employment type: employment_type 0.880, skip: question
Remote preference: job_preference 0.960, skip: notInProfile
`,
} as const;
