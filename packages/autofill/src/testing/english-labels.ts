/** Labels of text inputs, each with the result of `describeFields`: key, score, and what is planned for Camille. */
export const englishLabels = `
First name: first_name 0.960, type "Camille" of profile.first_name
Given name: first_name 0.960, type "Camille" of profile.first_name
First and middle name: first_name 0.960, type "Camille" of profile.first_name
Preferred first name: preferred_name 0.970, type "Camille" of profile.first_name
Last name: last_name 0.960, type "Durand" of profile.last_name
Family name: last_name 0.960, type "Durand" of profile.last_name
Surname: last_name 0.960, type "Durand" of profile.last_name
Middle name: middle_name 0.960, skip: notInProfile
Middle initial: middle_name 0.960, skip: notInProfile
Full name: full_name 0.960, type "Camille Durand" of profile.first_name+last_name
Full legal name: full_name 0.960, type "Camille Durand" of profile.first_name+last_name
Name and surname: full_name 0.960, type "Camille Durand" of profile.first_name+last_name
Nickname: preferred_name 0.970, type "Camille" of profile.first_name
Known as: preferred_name 0.970, type "Camille" of profile.first_name
What should we call you?: preferred_name 0.880, type "Camille" of profile.first_name
Salutation: name_prefix 0.960, skip: notInProfile
Suffix: name_suffix 0.960, skip: notInProfile
Email: email 0.960, type "camille@durand.example" of profile.email
Email address: email 0.960, type "camille@durand.example" of profile.email
Confirm email: email_confirm 0.980, type "camille@durand.example" of profile.email
Mail: email 0.960, type "camille@durand.example" of profile.email
Phone: phone 0.960, type "+33 6 12 34 56 78" of profile.phone_number
Mobile number: phone 0.960, type "+33 6 12 34 56 78" of profile.phone_number
Cell: phone 0.960, type "+33 6 12 34 56 78" of profile.phone_number
Best number to reach you: phone 0.880, type "+33 6 12 34 56 78" of profile.phone_number
Contact number: phone 0.930, type "+33 6 12 34 56 78" of profile.phone_number
Country code: phone_country_code 0.970, type "+33" of profile.phone_number
Phone type: phone_type 0.970, skip: notInProfile
Extension: phone_extension 0.970, skip: notInProfile
Street address: address 0.960, type "12 rue des Lilas" of profile.address
Address line 1: address 0.960, type "12 rue des Lilas" of profile.address
Address line 2: address_line2 0.980, skip: notInProfile
Apartment: address_line2 0.970, skip: notInProfile
House number and street: address 0.960, type "12 rue des Lilas" of profile.address
City: city 0.960, type "Lyon" of profile.city
Town: city 0.960, type "Lyon" of profile.city
State: state 0.960, skip: notInProfile
Province: state 0.960, skip: notInProfile
Region: state 0.920, skip: notInProfile
County: county 0.900, skip: notInProfile
Zip code: postal_code 0.960, type "69003" of profile.postal_code
Postal code: postal_code 0.960, type "69003" of profile.postal_code
Country: country 0.960, type "France" of profile.country
Country of residence: country 0.900, type "France" of profile.country
Location: location 0.960, type "Lyon, France" of profile.city+country
Where are you based?: location 0.880, type "Lyon, France" of profile.city+country
Which country do you live in?: country 0.970, type "France" of profile.country
LinkedIn profile: linkedin_url 0.950, type "https://linkedin.com/in/camille" of websites
GitHub: github_url 0.930, type "https://github.com/camille" of websites
Portfolio: portfolio_url 0.920, type "https://camille.example" of websites
Personal website: website_url 0.940, type "https://camille.example" of websites
Twitter: twitter_url 0.950, skip: notInProfile
Facebook: facebook_url 0.950, skip: notInProfile
Other links: other_url 0.950, skip: notInProfile
Link: other_url 0.750, skip: notInProfile
About you: summary 0.960, type "Software developer. Ten years of web app" of profile.summary
Headline: headline 0.960, type "Developer" of experiences.title
Age: age 0.900, skip: sensitive
Current company: current_company 0.980, type "Fourmi" of experiences.company
Where do you currently work?: current_company 0.880, type "Fourmi" of experiences.company
Current job title: current_title 0.980, type "Developer" of experiences.title
Most recent employer: current_company 0.980, type "Fourmi" of experiences.company
Company: exp_company 0.900, type "Fourmi" of experiences.company
Employer name: exp_company 0.960, type "Fourmi" of experiences.company
Previous employer: exp_company 0.960, type "Fourmi" of experiences.company
Job title: exp_title 0.960, type "Developer" of experiences.title
Position held: exp_title 0.850, type "Developer" of experiences.title
Title: current_title 0.900, type "Developer" of experiences.title
Position: custom_question 0.000, skip: question
Company location: exp_location 0.970, type "Lyon" of experiences.location
Country of employer: exp_country 0.970, skip: notInProfile
From: start_date 0.900, type "2027-02-01" of other.content
To: custom_question 0.000, skip: question
Start date: start_date 0.900, type "2027-02-01" of other.content
End date: custom_question 0.000, skip: question
Start month: custom_question 0.000, skip: question
End year: custom_question 0.000, skip: question
Year: custom_question 0.000, skip: question
Month: custom_question 0.000, skip: question
Graduation date: edu_end_date 0.950, type "06/2019" of education.end_date
When did you graduate?: edu_end_date 0.930, type "06/2019" of education.end_date
Year of graduation: edu_end_year 0.970, type "2019" of education.end_date
School: edu_school 0.950, type "INSA Lyon" of education.school
University name: edu_school 0.950, type "INSA Lyon" of education.school
Which school did you attend?: edu_school 0.920, type "INSA Lyon" of education.school
City of school: edu_location 0.970, skip: notInProfile
Degree: edu_degree 0.940, type "Master" of education.degree
Field of study: edu_field 0.950, type "Computer science" of education.field_of_study
What did you study?: edu_field 0.950, type "Computer science" of education.field_of_study
GPA: edu_gpa 0.950, skip: notInProfile
Highest level of education: highest_education 0.970, type "Master" of education.degree
Skills: skills 0.930, type "TypeScript, SQL" of competencies.name
Languages: languages 0.900, type "French" of competencies.name
Years of experience: years_experience 0.900, skip: question
How many years of experience do you have?: years_experience 0.900, skip: question
Are you legally authorized to work here?: work_authorization 0.910, skip: question
Are you entitled to work here without sponsorship?: work_authorization 0.960, skip: question
Will you require visa sponsorship?: visa_sponsorship 0.950, type "No" of other.content
Current salary: current_salary 0.970, skip: question
Expected salary: salary_expectation 0.930, type "48000" of other.content
What salary are you looking for?: salary_expectation 0.930, type "48000" of other.content
Salary: salary_expectation 0.900, type "48000" of other.content
Salary currency: salary_currency 0.970, skip: question
Pay frequency: salary_period 0.970, skip: question
Notice period: notice_period 0.950, type "3 months" of other.content
When can you start?: start_date 0.920, type "2027-02-01" of other.content
Availability: start_date 0.850, type "2027-02-01" of other.content
Are you willing to relocate?: relocation 0.930, type "Yes" of other.content
Can you come to the office three days a week?: office_attendance 0.860, skip: question
Are you willing to travel?: travel 0.900, skip: question
Travel: travel 0.900, skip: question
How did you hear about us?: how_heard 0.920, type "LinkedIn" of other.content
Source: how_heard 0.850, type "LinkedIn" of other.content
If you selected other, please specify where: how_heard_other 0.960, skip: question
Who referred you?: referral_name 0.950, skip: question
Have you ever worked for us?: previously_employed 0.900, skip: question
Are you at least 18 years old?: age_18 0.950, skip: question
Do you agree to a background check?: background_check 0.940, skip: question
Do you have a driving licence?: drivers_license 0.940, skip: question
Security clearance: security_clearance 0.920, skip: question
Are you bound by a non compete?: non_compete 0.920, skip: question
References: references 0.930, skip: question
Reference 1: references 0.930, skip: question
Preferred office: location_preference 0.940, skip: question
Employment type: employment_type 0.880, skip: question
Internship duration: contract_duration 0.930, skip: question
Why do you want to work here?: motivation 0.880, type "I like building useful things." of other.content
Additional information: additional_info 0.900, skip: question
Comments: additional_info 0.800, skip: question
Cover letter: cover_letter_text 0.970, type "Dear team, I would like to join you." of letter
Paste your resume here: custom_question 0.000, skip: question
Gender: gender 0.940, skip: sensitive
Pronouns: pronouns 0.980, skip: sensitive
Race: race_ethnicity 0.950, skip: sensitive
Veteran status: veteran_status 0.950, skip: sensitive
Disability: disability_status 0.950, skip: sensitive
Date of birth: date_of_birth 0.970, skip: sensitive
Nationality: nationality 0.940, skip: sensitive
Sexual orientation: sexual_orientation 0.960, skip: sensitive
Are you transgender?: transgender 0.960, skip: sensitive
Hispanic: hispanic 0.930, skip: sensitive
Name of reference: custom_question 0.000, skip: question
Emergency contact phone: custom_question 0.000, skip: question
Manager email: custom_question 0.000, skip: question
What is your favourite book?: custom_question 0.000, skip: question
Have you been convicted of a felony?: custom_question 0.000, skip: question
Password: custom_question 0.000, skip: question
One time code: otp 1.000, skip: account
Project name: custom_question 0.000, skip: question
Hello world: custom_question 0.000, skip: question
`;
