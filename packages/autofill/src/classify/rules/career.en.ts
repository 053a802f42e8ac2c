import {
  currentJobEn,
  graduationDateEn,
  highestEducationEn,
  schoolLocationEn,
  yearsOfExperienceEn,
} from "@postulo/lexicon/form-questions";
import {
  answered,
  asks,
  chosen,
  dated,
  noun,
  part,
  ticked,
  typed,
  whole,
  type Rule,
} from "../rule.ts";

const ofNow = "(current|present|most recent|latest)( or (most )?(recent|previous|last))? ";
const employer = "(employer|company|organi[sz]ation)";
const aLanguage = "(english|french|german|spanish|dutch|italian|portuguese)";
const ofEntry = "^(\\w+ ){0,2}(job|emp\\w*|work|exp\\w*|company|school|edu\\w*)( \\w+){0,2} ";

/** English labels of jobs, schools and skills. */
export const careerRulesEn: readonly Rule[] = [
  noun(
    "current_company",
    `(?<! of (the |your )?)${ofNow}(company|employer|organi[sz]ation|workplace)( name)?|place of work`,
    0.98,
  ),
  asks("current_company", /^where (do|are) you (currently )?work/, typed),
  asks(
    "current_company",
    new RegExp(
      `^((please|mention|enter|state|the) ){0,3}name of (your )?(current|present) ${employer}( ?/ ?(\\w+ ){0,2}${employer})?$`,
    ),
    typed,
    0.98,
  ),
  whole(
    "exp_company",
    "company( name)?|employer( name)?|organi[sz]ation( name)?|name( and (address|location))? of (company|employer|organi[sz]ation)|org",
    0.9,
  ),
  noun(
    "exp_company",
    "(previous|last|former) (company|employer)|last place (you worked|of work|of employment)|employers?( s)? name",
  ),
  noun(
    "current_title",
    `${ofNow}(job |position |role )?(title|position|role|occupation|job|designation)`,
    0.98,
  ),
  noun("exp_title", "(job|position|role|work) ?title|title of position"),
  whole("exp_title", "(position|post) held|occupation|designation", 0.85),
  whole("entry_position", "position|role|job|function", 0.85),
  whole("entry_title", "title", 0.9),
  whole(
    "entry_location",
    "location of (company|employer|job|school|institution)|company location|work location|office location",
  ),
  whole("exp_country", "country of (employer|company|employment)|employer country", 0.97),
  whole(
    "edu_country",
    "country of (school|institution|university|education|study)|school country",
    0.97,
  ),
  asks("edu_location", schoolLocationEn, 0.97),
  asks(
    "exp_location",
    /\b(city|state|location|region|town)\b.* of (the )?(employer|company)|^(employer|company) (city|location|state|address)/,
    0.97,
  ),
  asks("exp_current", currentJobEn, ticked, 0.95),
  whole("entry_current", "current", ticked, 0.95),
  asks(
    "edu_current",
    /currently (stud|attend|enrol)|still (stud|attend|enrol)|currently in school/,
    ticked,
    0.95,
  ),
  noun(
    "exp_description",
    "(role|job|work|position) (description|summary)|description of work|(key |main )?responsibilities|duties|description of (role|duties|responsibilities)|achievements|work performed|what did you do (there|in this (role|job))",
    typed,
    0.95,
  ),
  asks(
    "exp_description",
    /\bduties (performed|and)\b|describe your (\w+ ){0,2}(duties|responsib)/,
    typed,
  ),
  whole("entry_subject", "subjects?( area| studied| taken)?", 0.85),
  whole("entry_qualification", "qualifications?", 0.85),
  whole("entry_grade", "grades?|results?|grade obtained|percentage", 0.85),
  whole("entry_description", "description|details", typed, 0.8),
  whole(
    "entry_start_date",
    "(valid )?from|since|start|from date|start(ing)? date|date (from|started|appointed|of joining)|begin(ning)? date|date start(ed)?|date of start|started|commenced",
    dated,
    0.9,
  ),
  whole(
    "entry_end_date",
    "(valid )?to|end|to date|end(ing)? date|date (to|ended|until)|until|finish(ed)?( date)?|leaving date|date of (leaving|relieving)|date left|left|date end(ed)?|ended|end date or expected.*",
    dated,
    0.9,
  ),
  asks("entry_start_date", new RegExp(`${ofEntry}(start|from|begin)( date)?$`), dated, 0.95),
  asks("entry_end_date", new RegExp(`${ofEntry}(end|to|until)( date)?$`), dated, 0.95),
  ...(["month", "year"] as const).flatMap((unit) => [
    noun(
      `entry_start_${unit}`,
      `(from|start)(ing)?( date)? ${unit}|${unit} (from|start(ed)?)`,
      dated,
      0.97,
    ),
    noun(`entry_end_${unit}`, `(to|end)(ing)?( date)? ${unit}|${unit} (to|end(ed)?)`, dated, 0.97),
  ]),
  whole("entry_month", "month|mm", dated, 0.85),
  whole("entry_year", "year|yyyy|yy", dated, 0.85),
  whole("entry_day", "day|dd", dated, 0.85),
  part(
    "edu_end_date",
    "graduation( date)?|(date|when|year|month) graduated|date (awarded|obtained|of award)|date of completion|(date|year) (of )?degree( \\w+)?|completion date|expected or completed graduation",
    dated,
    0.95,
  ),
  asks("edu_end_date", graduationDateEn, dated, 0.93),
  whole("edu_start_year", "first year (attended|of attendance)", dated, 0.97),
  whole("edu_end_year", "last year (attended|of attendance)", dated, 0.97),
  noun(
    "edu_end_year",
    "(year of )?graduation year|year (of graduation|graduated|of completion|of passing|of passing out|degree received|conferred|obtained|awarded|completed)|passing year|grad year",
    dated,
    0.97,
  ),
  noun(
    "edu_school",
    "place of study|schools?( attended)?|universit(y|ies)|college|(school|university|college) name|institution( name)?|educational institution|academic institution|alma mater|institute|name( and (address|location))? of (school|university|institution|college)",
    0.95,
  ),
  asks(
    "edu_school",
    /\b(which|what) (school|universit(y|ies)|college)\b.*\b(attend|study|studied|graduat|go to|enrol)/,
    0.92,
  ),
  noun(
    "edu_degree",
    "((college|university)[ /]+)*degree( type| level| obtained| earned| name| program(me)?)?|program(me)? level|type of degree|qualification type|diploma|award",
    0.94,
  ),
  noun(
    "edu_field",
    "(field|area|course|subject|program(me)?) of study|majors?( of study)?|discipline|fields? of study|specialization|specialisation|study field|degree subject|concentration|course",
    0.95,
  ),
  whole("edu_field", "(degree|diploma) in", 0.9),
  asks("edu_field", /^what (are|do|did|were) you study(ing)?$/, 0.95),
  noun(
    "edu_gpa",
    "c?gpa|grade point average|overall result|grade average|average grade|final grade|overall grade",
    0.95,
  ),
  asks("highest_education", highestEducationEn, 0.97),
  whole("highest_education", "education", chosen, 0.85),
  noun(
    "skills",
    "(key |technical |top |core |relevant |professional )?skills?( set)?|competenc(ies|es)|areas? of expertise",
    answered,
    0.93,
  ),
  asks(
    "skills",
    /(which|what) (of (these|the) |\w+ )?(following )?skills (do|have|can) you/,
    chosen,
    0.93,
  ),
  noun("languages", "languages?( spoken| skills| known)?|spoken languages", answered, 0.9),
  asks(
    "languages",
    new RegExp(
      `(what|which) languages? (do|can|are)|languages? (do )?you (can )?speak|(fluency|proficiency|level|command|knowledge) (in|of) ${aLanguage}|${aLanguage} (language )?(level|proficiency|skills|fluency)`,
    ),
  ),
  asks("years_experience", yearsOfExperienceEn, 0.9),
];
