/** Labels by widget, in both languages, each with the result of `describeFields`. */
export const widgetLabels = {
  textarea: `
Cover letter: cover_letter_text 0.970, type "Dear team, I would like to join you." of letter
Resume: resume_text 0.950, skip: ownText
Why us?: motivation 0.880, type "I like building useful things." of other.content
Describe your duties: exp_description 0.880, type "Builds the shop." of experiences.description
Responsibilities: exp_description 0.950, type "Builds the shop." of experiences.description
Role description: exp_description 0.950, type "Builds the shop." of experiences.description
Tell us about yourself: summary 0.880, type "Software developer. Ten years of web app" of profile.summary
Summary: summary 0.960, type "Software developer. Ten years of web app" of profile.summary
Description: custom_question 0.000, skip: question
Message to the hiring manager: cover_letter_text 0.930, type "Dear team, I would like to join you." of letter
Anything else?: additional_info 0.900, skip: question
Lettre de motivation: cover_letter_text 0.930, type "Dear team, I would like to join you." of letter
Missions principales: exp_description 0.950, type "Builds the shop." of experiences.description
Présentez-vous: summary 0.960, type "Software developer. Ten years of web app" of profile.summary
Pourquoi ce poste ?: motivation 0.890, skip: question
Autre chose à ajouter ?: additional_info 0.900, skip: question
`,
  select: `
Country: country 0.960, skip: noMatchingChoice
State: state 0.960, skip: notInProfile
Gender: gender 0.940, skip: sensitive
How did you hear about us?: how_heard 0.920, skip: noMatchingChoice
Notice period: notice_period 0.950, skip: noMatchingChoice
Degree: edu_degree 0.940, skip: noMatchingChoice
Month: custom_question 0.000, skip: question
Year: custom_question 0.000, skip: question
Day: custom_question 0.000, skip: question
Title: current_title 0.900, skip: noMatchingChoice
Are you a citizen?: nationality 0.800, skip: sensitive
Age: age_range 0.930, skip: sensitive
Phone country: phone_country_code 0.970, skip: noMatchingChoice
Salary period: salary_period 0.970, skip: question
Work preference: job_preference 0.960, skip: notInProfile
Visa status: visa_sponsorship 0.950, skip: question
Pays: country 0.960, skip: noMatchingChoice
Civilité: name_prefix 0.960, skip: notInProfile
Sexe: gender 0.940, skip: sensitive
Disponibilité: start_date 0.920, skip: noMatchingChoice
Niveau d’études: highest_education 0.970, skip: noMatchingChoice
Langue: languages 0.930, skip: unsupportedWidget
`,
  checkbox: `
I currently work here: exp_current 0.950, tick "I currently work here" of experiences.is_current
Current: custom_question 0.000, skip: question
I am still studying here: edu_current 0.950, skip: notNeeded
I agree to the terms and conditions: consent_terms 0.900, skip: consent
I accept the privacy policy: consent_terms 0.900, skip: consent
Send me news about jobs: consent_marketing 0.920, skip: consent
Keep my data for future opportunities: consent_future 0.940, skip: consent
I agree to receive text messages: consent_sms 0.960, skip: consent
Emploi actuel: exp_current 0.950, tick "Emploi actuel" of experiences.is_current
En cours: custom_question 0.000, skip: question
J’accepte les conditions: consent_terms 0.900, skip: consent
Je souhaite recevoir des offres: consent_marketing 0.920, skip: consent
Conserver ma candidature: consent_future 0.940, skip: consent
Prefer not to say: custom_question 0.000, skip: question
Remote: custom_question 0.000, skip: question
`,
  file: `
Resume: resume_file 0.950, attach "camille-durand.pdf" of files
CV: resume_file 0.950, attach "camille-durand.pdf" of files
Cover letter: cover_letter_file 0.960, attach "letter.pdf" of files
Autofill with resume: resume_parse_file 0.980, skip: document
Apply with your CV: resume_parse_file 0.980, skip: document
Photo: photo_file 0.960, skip: document
Transcript: other_file 0.850, skip: document
Other documents: other_file 0.850, skip: document
CV et lettre: resume_file 0.980, attach "camille-durand.pdf" of files
Lettre de motivation: cover_letter_file 0.960, attach "letter.pdf" of files
Pré-remplir avec un CV: resume_parse_file 0.980, skip: document
Diplômes: other_file 0.850, skip: document
Portfolio: other_file 0.850, skip: document
`,
} as const;
