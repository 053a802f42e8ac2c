/** English questions with a stored answer: the expected answer, and the question. */
export const knownEn = `
yes|Are you legally authorized to work in France?
yes|Are you authorised to work in France?
no|Are you legally authorized to work in the United States?
no|Are you currently eligible to work in the United States?
yes|Do you have the right to work in France?
yes|Do you have the legal right to work in France? *
no|Are you authorized to work in the US?
no|Are you legally eligible to work in the USA?
yes|Are you entitled to work in France?
no|Do you currently have authorization to work in the United States?
yes|Are you permitted to work in France?
no|Are you lawfully authorized to work in the United States for any employer?
yes|I am authorized to work in France
no|Do you have work authorization in the United States?
yes|Do you have a valid work permit for France?
yes|Right to work in France
no|Are you legally able to work in the United States?
no|Will you now or in the future require sponsorship for employment visa status?
no|Do you require visa sponsorship?
no|Will you now or in the future require visa sponsorship?
no|Do you now, or will you in the future, require sponsorship for employment visa status (e.g. H-1B visa status)?
yes|Will you require sponsorship to work in the United States?
yes|Do you need visa sponsorship to work in the US?
no|Do you need sponsorship?
no|Will you need a work visa sponsored by us?
no|Visa sponsorship required?
no|Do you require sponsorship for a work visa now or in the future?
no|Would you need visa sponsorship for this role?
yes|Will you now or in the future require immigration sponsorship in the United States?
no|Do you require employer sponsorship to work?
no|Are you going to require visa sponsorship now or in the future?
no|Will you require the company to sponsor you for a work visa?
no|Require visa sponsorship
yes|Are you willing to relocate?
yes|Are you open to relocation?
yes|Would you be willing to relocate for this role?
yes|Are you able to relocate?
yes|Willing to relocate?
yes|Would you consider relocating for this position?
yes|I am willing to relocate
yes|Are you prepared to relocate if necessary?
yes|Open to relocating?
yes|Are you willing to travel?
yes|Are you willing to travel for work?
yes|Are you able to travel for this position?
yes|Willing to travel?
yes|Are you comfortable with business travel?
yes|Are you open to travel as required?
yes|Would you be willing to travel if required?
yes|Are you willing to work on site?
yes|Are you able to work from our office?
yes|Are you willing to work in the office?
yes|Can you work on-site?
yes|Are you comfortable working in our office?
yes|Are you able to come to the office?
no|Have you ever worked for Fourmi Robotics?
no|Have you previously worked for Fourmi Robotics?
no|Have you worked for us before?
no|Have you ever been employed by Fourmi Robotics?
no|Are you a former employee of Fourmi Robotics?
no|Have you previously been employed by this company?
no|Have you ever worked here before?
no|Are you a current or former employee?
no|Have you worked at Fourmi Robotics in the past?
no|Do you currently work or have you previously worked for Fourmi Robotics?
no|Were you previously employed by Fourmi Robotics?
no|Previously employed by us?
yes|Are you at least 18 years old?
yes|Are you 18 years of age or older?
yes|Are you over 18?
yes|Are you over the age of 18?
yes|Are you at least 18 years of age?
yes|I am 18 years of age or older
yes|Are you 18 or older?
yes|Are you 18+?
yes|Are you 18 years or older?
yes|Are you of legal age (18 or over)?
yes|Are you willing to undergo a background check?
yes|Are you willing to submit to a background check?
yes|Would you be willing to undergo a background check as part of the hiring process?
yes|Are you able to pass a background check?
yes|Will you consent to a background check?
yes|Are you willing to complete a pre-employment background check?
yes|Can you pass a background check?
yes|Do you have a valid driver's license?
yes|Do you have a driving licence?
yes|Do you hold a valid driver's licence?
yes|Do you possess a valid driver’s license?
yes|Valid driver's license?
yes|Do you have a full driving licence?
no|Do you have a security clearance?
no|Do you currently hold a security clearance?
no|Do you have an active security clearance?
no|Do you hold an active government security clearance?
no|Are you bound by a non-compete agreement?
no|Are you currently subject to a non-compete agreement?
no|Do you have a non-compete agreement?
no|Are you bound by any non-compete clause with your current employer?
text|~Why do you want to work here?
text|~Why do you want to work at Fourmi Robotics?
text|~Why Fourmi Robotics?
text|~Why do you want to join us?
text|~Why are you interested in this role?
text|~Why are you interested in working at Fourmi Robotics?
text|~What interests you about this position?
text|~Why do you want to join Fourmi Robotics?
text|~What motivates you to apply for this role?
text|~Why are you applying for this position?
text|~Please tell us why you want to work with us
text|~What attracted you to this role?
text|~Why us?
note|~Additional information
note|~Is there anything else you would like us to know?
note|~Is there anything else you would like to add?
note|~Anything else you'd like to share with us?
note|~Any additional comments?
note|~Do you have anything else to add?
note|~Other comments
note|~Additional information you would like to share
female|#What is your gender?
female|#Gender
female|#Gender identity
female|#Please select your gender
female|#How do you identify your gender?
no|Do you have a disability?
no|Disability status
no|Are you a veteran?
no|Are you a protected veteran?
no|Veteran status
no|Are you Hispanic or Latino?
no|Are you Hispanic/Latino?
no|Are you authorized to work lawfully in the United States?
no|Are you authorized to work lawfully in the United States for Fourmi Robotics?
no|Are you authorized to work lawfully in the US?
no|Are you legally authorized to work in the United States for our Company?
yes|Do you now or in the future require immigration support or visa sponsorship to continue working in the United States?
yes|If hired, do you now or in the future require sponsorship to continue working in the United States?
no|Will you now or in the future require sponsorship for work authorization?
no|Do you now or will you in the future require visa sponsorship for work authorization?
no|Will you now or at any time in the future require visa sponsorship?
no|Do you now, or will you at any point in the future, require sponsorship?
yes|Will you now or in the future require sponsorship in order to begin or continue employment in the United States? *
no|Will you now or in the future require sponsorship for employment visa status (e.g., H-1B, etc.)?
no|Have you previously been employed by Fourmi Robotics in any capacity?
no|Will you now or in the future require sponsorship to work for Fourmi Robotics?
no|Are you legally authorized for employment in the US?
no|Will you need sponsorship by Fourmi Robotics to obtain or maintain your eligibility?
yes|Will you, now or in the future, require Fourmi Robotics to sponsor your immigration case in the United States?
no|Would you need sponsorship in the country where the job is located?
no|Are you a person with a disability?
yes|Do you consent to background checks?
no|Do you work, or have you previously worked, for Fourmi Robotics?
`;
