import {
  coverLetterEn,
  currentSalaryEn,
  employmentTypeEn,
  formerEmployeeEn,
  minimumAgeEn,
  motivationEn,
  officeAttendanceEn,
  preferredLocationEn,
  referralSourceEn,
  referrerNameEn,
  startDateEn,
  travelEn,
  workAuthorizationEn,
} from "@postulo/lexicon/form-questions";
import { asks, choiceOrText, dated, noun, typed, whole, written, type Rule } from "../rule.ts";

const pay = "(salary|comp(ensation)?|pay|remuneration|wages?|rate|package|ctc|earnings)\\b";

/** English wordings of common screening questions. */
export const answerRulesEn: readonly Rule[] = [
  asks("work_authorization", workAuthorizationEn, 0.91),
  asks(
    "work_authorization",
    /((authori[sz]ed|eligible|entitled|right) to|(legally|lawfully|authori[sz]ed|eligible|entitled) .*\bwork) .*without .*(sponsor|visa)/,
    0.96,
  ),
  asks("work_authorization", /\bcitizen\w*\b.*\b(work permit|employment eligibility)/, 0.95),
  asks(
    "visa_sponsorship",
    /(?<!company )\bsponsor(ship|ed|ing)?\b|visa (status|requirements?|support|sponsor|type)|(require|need|hold|have)\w* (a |an |any )?(work |valid )?visa|\bimmigration\b|\bh ?1 ?b\b/,
    0.95,
  ),
  asks("current_salary", currentSalaryEn, 0.97),
  asks(
    "salary_expectation",
    new RegExp(
      `\\bote\\b|${pay} (\\w+ )?(you )?(expect(ations?|ed)?|requirements?|range|wish|desired|goals?|preference)|(desired|expect(ed|ing)?|target|minimum|lowest|required|requested|anticipated|ideal|preferred|looking for) (\\w+ ){0,5}${pay}|(like|want|hope|hoping|expect|looking) to (earn|make)\\b|\\b(pay|rate|remuneration|salary|range)\\b.*\\b(looking for|seeking|targeting|in mind)|(what|which|how much) (\\w+ )?(salary|compensation|pay|wage)\\b`,
    ),
    0.93,
  ),
  whole(
    "salary_expectation",
    "(annual |base |hourly |monthly |daily )?(salary|compensation|pay rate|pay|rate|remuneration|wage)",
    0.9,
  ),
  noun("salary_currency", "(salary |pay )?currency", 0.97),
  noun(
    "salary_period",
    "(salary|pay|compensation|rate) (period|frequency|basis|interval|type|unit)|pay cycle",
    0.97,
  ),
  asks(
    "notice_period",
    /notice (period|required)|period of notice|how much notice|notice (do|would|are|must) you|weeks? notice/,
    0.95,
  ),
  asks("start_date", startDateEn, dated, 0.92),
  whole("start_date", "availability|when can you start", dated, 0.85),
  asks(
    "relocation",
    /\brelocat(e|ion|ing)\b|(willing|open|able|prepared|happy) to mov(e|ing)/,
    0.93,
  ),
  asks("office_attendance", officeAttendanceEn, 0.86),
  asks("travel", travelEn, 0.9),
  whole("travel", "travel|willingness to travel", 0.9),
  asks("how_heard", referralSourceEn, 0.92),
  whole("how_heard", "source( type| of hire)?|how heard|heard from|heard about us", 0.85),
  asks(
    "how_heard_other",
    /(if|when) (you )?(\w+ )?(selected|chose|answered|select|choose|other|checked)\b.*\bother\b.*(specify|indicate|where|how|elaborat|describ|detail|explain|source|hear|list)|if other\b.*(source|hear|heard|how|where)|other source/,
    typed,
    0.96,
  ),
  asks("referral_name", referrerNameEn, 0.95),
  asks("previously_employed", formerEmployeeEn, choiceOrText, 0.9),
  asks("age_18", minimumAgeEn, 0.95),
  asks(
    "background_check",
    /background (check|screen|investigation|verification)|drug (test|screen)|pre ?employment (check|screen)|\bvett(ing|ed)\b|\b(criminal|credit|police|children|dbs|security|garda|reference)( \w+)? (checks?|clearance certificate)\b/,
    0.94,
  ),
  asks(
    "drivers_license",
    /driv(er s|ers|er|ing|e s) (license|licence|permit)|licensed driver|valid (license|licence)\b/,
    0.94,
  ),
  asks("security_clearance", /\bclearance\b/, 0.92),
  asks(
    "non_compete",
    /non ?compete|non ?solicit|restrictive covenant|non ?competition|contractual (obligations?|restrictions?)|bound by .*agreement|agreements?\b.*\b(restrict|prevent|limit|prohibit|interfere)\w*\b.*\b(work|ability|employ\w*|you)\b/,
    0.92,
  ),
  whole(
    "references",
    "(professional |personal |employment |work )?(references?|referees?)( list| details| information| contact.*)?|a reference",
    0.93,
  ),
  asks("references", /^(reference|referee)s? ?\d\b/, typed, 0.93),
  asks(
    "references",
    /(list|provide|give|supply|name) .*\b(references|referees)\b|references available/,
    0.85,
  ),
  asks("location_preference", preferredLocationEn, 0.94),
  asks("employment_type", employmentTypeEn, 0.88),
  asks(
    "contract_duration",
    /(contract|internship|assignment|placement) (duration|length|period)|(duration|length) of (the |your )?(contract|internship|placement)|how long .*\b(internship|placement|contract)\b/,
    0.93,
  ),
  asks("motivation", motivationEn, typed, 0.88),
  asks("motivation", /(^|sentences |words )why \S+( \S+){0,3}$/, typed, 0.88),
  asks(
    "additional_info",
    /(additional|further|any other|other relevant|supplementary|supplemental) (information|comments?|details?|info|notes?|remarks?)|anything (else|more|you (would|d) like)|(something|what) else|supporting (statement|information)/,
    typed,
    0.9,
  ),
  whole(
    "additional_info",
    "((extra|any|other) )?(comments?|notes?)( (for|to) .*)?|other information|message( to us)?|remarks?|additional",
    typed,
    0.8,
  ),
  noun(
    "cover_letter_text",
    "cover(ing)? letter( text)?|motivation(al)? letter|letter of (motivation|intent|interest|application)|coverletter",
    typed,
    0.97,
  ),
  asks("cover_letter_text", coverLetterEn, written, 0.93),
  asks(
    "resume_text",
    /^(paste |enter |type |copy |and |or |your |in |the |a |text |resume |cv )*\b(resume|cv|curriculum vitae)\b( here| text| cv| resume| as text| content| below| or| attach| upload| a| file)*$/,
    new Set(["textarea", "editable"]),
    0.95,
  ),
];
