/** English questions that only sound like known ones: left to the person. */
export const similarEn = `
Are you prevented from lawfully becoming employed in the United States because of visa or immigration status?
Are you prevented from working in France?
Are you located in the United States?
Are you currently located in France?
Do you live in the United States and intend to work from there?
Are you not authorized to work in France?
Are you unable to work legally in France?
Are you authorized to work in Switzerland?
Are you authorized to work in France and the United States?
Are you legally authorized to work in the United States without sponsorship?
Are you authorized to work without restrictions on a student visa?
If you are not authorized to work in France, do you have a permit pending?
Do you know the right to work rules of France?
Do you have experience with work authorization cases?
Have you ever been denied authorization to work in France?
Is your authorization to work in France limited in time?
Does your right to work in France expire within twelve months?
Have you managed visa sponsorship for employees?
Have you ever been refused a visa?
Do you hold a visa?
Do you currently hold an H-1B visa?
Are you able to work without visa sponsorship?
Do you confirm that you will not require sponsorship?
Do you understand that we do not offer visa sponsorship?
Can you start without needing sponsorship?
Do you have event sponsorship experience?
Have you sold sponsorship packages?
Does your spouse require visa sponsorship?
Are you on a visa sponsored by your current employer?
Do you require sponsorship or a relocation package?
Will you require sponsorship and are you at least 18?
Do you need relocation assistance?
Will you require relocation support?
Are you unwilling to relocate?
Are you relocating to Berlin soon?
Have you relocated for work before?
Would you relocate to Texas within 30 days at your own cost?
Are you willing to relocate to Zurich?
Do you need a relocation package in order to move?
Have you managed relocations of employees?
Are you unable to travel?
Are you willing to travel up to 75% of the time?
Do you have experience in the travel industry?
Have you worked with travel software?
Do you have any restrictions on travel?
Do you need your own car to travel to work?
Are you willing to travel overnight for two weeks every month?
Do you have travel plans in the next months?
Are you able to work on site 5 days a week in Dallas?
Do you only want to work from home?
Are you able to work nights in our office?
Have you worked in a hybrid office?
Do you have office experience?
Do you need accommodations to work in our office?
Have you ever worked for Globex Corporation?
Have you ever worked for a startup before?
Have you worked for a competitor of Fourmi Robotics?
Do any of your relatives work for Fourmi Robotics?
Have you previously applied to Fourmi Robotics?
Have you ever interviewed with us before?
Do you know anyone who works at Fourmi Robotics?
Have you ever worked for the government?
Have you ever been employed by a public accounting firm?
Have you worked for us as a contractor under another name?
Are you currently employed?
Have you ever been dismissed by a former employer?
May we contact your current or former employer?
Have you worked with Fourmi Robotics products?
Are you eligible for rehire at your former employers?
Are you under 18?
Are you younger than 18 years of age?
If you are under 18, can you provide a work permit?
Are you at least 21 years old?
Are you at least 16 years of age?
Do you have 18 years of experience?
Are you over the age of 40?
Have you worked with children under 18?
Are you at least 18 years old and do you hold a driver's license?
Have you ever failed a background check?
Have you conducted background checks?
Are you willing to undergo a drug screen?
Are you willing to undergo a background check and drug test?
Will a background check reveal any convictions?
Do you object to a background check?
Do you authorize Fourmi Robotics to conduct a background check and release it from liability?
Is there anything on your background check we should know?
Have you been background checked in the last year?
Have you ever been convicted of a felony?
Has your driver's license ever been suspended?
Do you have a commercial driver's license?
Have you lost your driving licence?
Do you have a clean driver's license without points?
Do you have a motorcycle driving licence?
Do you have a driver's license and your own car?
Will you need to renew your driver's license soon?
Do you have a fishing license?
Are you able to obtain a security clearance?
Have you ever been denied a security clearance?
Do you have a Top Secret security clearance?
Are you eligible for a security clearance?
Has your security clearance been revoked?
Have you worked on a clearance sale?
Are you free of any non-compete agreement?
Have you drafted non-compete agreements?
Have you ever broken a non-compete agreement?
Will you sign a non-compete agreement?
Do you agree to our non-compete agreement?
Do you have no non-compete obligations?
Are you not a veteran?
Are you the spouse of a veteran?
Have you worked with veterans?
Do you have a veteran in your household?
Do you need accommodation because of a disability?
Have you worked with people with a disability?
Do you receive disability benefits?
Are you the carer of a person with a disability?
Does your team include Hispanic or Latino colleagues?
Do you speak Hispanic dialects?
~Have you participated in release testing? If so, describe your responsibilities in it.
~Describe your responsibilities in leading a team of ten people.
~If other, please give further details
~If other, please specify
~If yes, please explain your visa status
~Supporting Statement: demonstrate how you meet the essential criteria
~Why did you leave your last job?
~Why do you want to leave your current role?
~Why should we hire you over other candidates?
~Why is software testing important to you?
~Why do customers choose our products?
~What motivates you outside of work?
~What interests you about machine learning?
~Tell us about a project you are proud of
~Describe a time you disagreed with your manager
~Explain why you want to change your career from teaching
~Please provide additional information about your criminal record
~Any additional information about your notice period
~Additional information on your salary expectations
~Anything else we should know about your disability?
~Which additional information would you collect from a customer?
~Why do you require visa sponsorship?
~What did you learn in your motivation seminar?
~How would you motivate a team?
~Summarize your responsibilities as a safety officer
~If you answered yes, give details of your background check
~Why are you interested in changing industries?
~Do you have any further comments on the terms above?
~Explain any gap in your employment
~What is your experience with additional information requests?
#What gender are your children?
#Which gender do you mainly sell to?
#Gender of your emergency contact
_Signature
_Electronic signature
_Applicant signature (full name)
_Type your full name as your signature
_Signature of applicant
_By typing my name I certify the statements above
_Disability self-identification signature
_Please sign with your full legal name
_Initials
_Enter your full name to confirm you agree
[]I certify that all information is true and complete
[]I understand that a drug screen and a background check are required, and I release the company from liability
[]I certify that I am at least 18 years old and authorized to work
[]I acknowledge that I am willing to relocate
[]I agree to a background check
[]I authorize the company to contact my references and to run a background check
[]I have read and understood the privacy notice
[]I declare under penalty of perjury that I am legally authorized to work in France
[]I hereby release my former employers from liability
[]I consent to a drug test
[]I accept that employment is at will and that a valid driver's license is required of every employee who operates a vehicle
[]I confirm that I do not need sponsorship
[]I understand this role requires travel
[]I attest that I am not bound by a non-compete agreement
[]Yes, I waive my rights to my background check report
[]I am willing to relocate and accept the terms
[]I am not willing to relocate
[]I am under 18
Are you authorized to work lawfully in the US, without employer support?
Are you legally authorized to work in the United States or Canada?
Is your current US work authorization under an OPT, F1, J1, M1 student visa or H1-B visa?
Will you now or in the future require work authorization to work in the United States?
Are you legally authorized to work in the United States on a full-time and permanent basis? (Y/N)
Would you require a new H-1B sponsorship to work with us?
Will you require a visa sponsorship or transfer now or in the future to work in the U.S.?
Will you now or in the future require visa sponsorship? If yes, select the type of sponsorship.
Have you ever been employed by Fourmi Robotics or a Fourmi Robotics affiliate?
Have you previously worked for Fourmi Robotics as a contractor or intern?
Are you able to travel up to 50% of the time?
Will you now or in the future require sponsorship to work in the United States or the United Kingdom?
Will you now or in the future require US visa sponsorship?
Will you need a visa?
Are you subject to any non-compete or non-solicitation agreements?
Are you authorized for employment in the United States without a permit?
Do you require support with your immigration case?
Do you need or have you ever needed sponsorship?
`;
