import {
  answered,
  asks,
  dated,
  noun,
  part,
  ticked,
  typed,
  typedOrListed,
  whole,
  type Rule,
} from "../rule.ts";

/** English labels of jobs, schools and skills. */
export const careerRulesEn: readonly Rule[] = [
  noun(
    "current_company",
    "(current|present|most recent|latest)( or (most )?(recent|previous|last))? (company|employer|organi[sz]ation|workplace)( name)?|place of work",
    0.98,
  ),
  asks("current_company", /^where do you (currently )?work\b/, { on: typed }),
  whole(
    "exp_company",
    "company( name)?|employer( name)?|organi[sz]ation( name)?|name( and (address|location))? of (company|employer|organi[sz]ation)|company/employer|company or organi[sz]ation|org",
    0.9,
  ),
  noun("exp_company", "(previous|last|former) (company|employer)|employer name"),
  noun(
    "current_title",
    "(current|present|most recent|latest)( or (most )?(recent|previous|last))? (job |position |role )?(title|position|role|occupation|job|designation)",
    0.98,
  ),
  noun("exp_title", "(job|position|role|work) ?title|title of position"),
  whole("exp_title", "position held|occupation|designation", 0.85),
  whole("entry_position", "position|role|job", 0.85),
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
  asks(
    "edu_location",
    /^(?!.*\bname\b).*\b(city|state|location|region|town)\b.* of (the )?(school|institution|university|college)|^(school|university|institution) (city|location|state)/,
    0.97,
  ),
  asks(
    "exp_location",
    /\b(city|state|location|region|town)\b.* of (the )?(employer|company)|^(employer|company) (city|location|state|address)/,
    0.97,
  ),
  asks(
    "exp_current",
    /currently (work|employed|working) (here|there|in this)|^(is |this is |this )*(my |your )?current (role|job|position|employer)$|i (still |currently )work|present (job|position)|still (work|employed)/,
    {
      on: ticked,
      score: 0.95,
    },
  ),
  whole("entry_current", "current", { on: ticked, score: 0.95 }),
  asks(
    "edu_current",
    /currently (stud|attend|enrol)|still (stud|attend|enrol)|currently in school/,
    { on: ticked, score: 0.95 },
  ),
  noun(
    "exp_description",
    "(role|job|work|position) description|(key |main )?responsibilities|duties|description of (role|duties|responsibilities)|achievements|what did you do (there|in this (role|job))",
    {
      on: typed,
      score: 0.95,
    },
  ),
  asks(
    "exp_description",
    /\bduties (performed|and)\b|describe your (\w+ ){0,2}(duties|responsib)/,
    {
      on: typed,
    },
  ),
  whole("entry_subject", "subjects?( studied| taken)?", 0.85),
  whole("entry_grade", "grades?|results?|grade obtained|percentage", 0.85),
  whole("entry_description", "description|details", { on: typed, score: 0.8 }),
  whole(
    "entry_start_date",
    "from|since|start|from date|start(ing)? date|date (from|started|of joining)|begin(ning)? date|date start(ed)?|date of start|started",
    { on: dated, score: 0.9 },
  ),
  whole(
    "entry_end_date",
    "to|end|to date|end(ing)? date|date (to|ended|until)|until|finish(ed)?( date)?|leaving date|date left|left|date end(ed)?|ended|end date or expected.*",
    { on: dated, score: 0.9 },
  ),
  asks(
    "entry_start_date",
    /^(\w+ ){0,2}(job|emp\w*|work|exp\w*|company|school|edu\w*)( \w+){0,2} (start|from|begin)( date)?$/,
    { on: dated, score: 0.95 },
  ),
  asks(
    "entry_end_date",
    /^(\w+ ){0,2}(job|emp\w*|work|exp\w*|company|school|edu\w*)( \w+){0,2} (end|to|until)( date)?$/,
    { on: dated, score: 0.95 },
  ),
  noun("entry_start_month", "(from|start)(ing)?( date)? month|month (from|started|start)", {
    on: dated,
    score: 0.97,
  }),
  noun("entry_start_year", "(from|start)(ing)?( date)? year|year (from|started|start)", {
    on: dated,
    score: 0.97,
  }),
  noun("entry_end_month", "(to|end)(ing)?( date)? month|month (to|ended|end)", {
    on: dated,
    score: 0.97,
  }),
  noun("entry_end_year", "(to|end)(ing)?( date)? year|year (to|ended|end)", {
    on: dated,
    score: 0.97,
  }),
  whole("entry_month", "month|mm", { on: dated, score: 0.85 }),
  whole("entry_year", "year|yyyy|yy", { on: dated, score: 0.85 }),
  whole("entry_day", "day|dd", { on: dated, score: 0.85 }),
  part(
    "edu_end_date",
    "graduation( date)?|(date|when|year|month) graduated|date (awarded|obtained|of award)|date of completion|completion date|expected or completed graduation",
    { on: dated, score: 0.95 },
  ),
  asks("edu_end_date", /\b(when|date|month|year)\b.*\bgraduat(e|ed|ion|ing)\b/, {
    on: dated,
    score: 0.93,
  }),
  noun(
    "edu_end_year",
    "(year of )?graduation year|year (of graduation|graduated|of completion|of passing|of passing out|obtained|awarded|completed)|passing year|grad year",
    { on: dated, score: 0.97 },
  ),
  noun(
    "edu_school",
    "place of study|schools?( attended)?|universit(y|ies)|college|school or university|university or college|(school|university|college) name|institution( name)?|educational institution|academic institution|school/university|alma mater|institute|name( and (address|location))? of (school|university|institution|college)",
    0.95,
  ),
  asks(
    "edu_school",
    /\b(which|what) (school|universit(y|ies)|college)\b.*\b(attend|study|studied|graduat|go to|enrol)/,
    0.92,
  ),
  noun(
    "edu_degree",
    "degree( type| level| obtained| earned| name)?|type of degree|qualification( type)?|diploma|degree/diploma|degree or certificate",
    0.94,
  ),
  noun(
    "edu_field",
    "(field|area|course|subject|program(me)?) of study|majors?|discipline|fields? of study|specialization|specialisation|study field|degree subject|concentration|course",
    0.95,
  ),
  noun(
    "edu_gpa",
    "c?gpa|grade point average|overall result|grade average|final grade|overall grade",
    0.95,
  ),
  asks(
    "highest_education",
    /highest (level (of )?)?(education|degree|qualification|diploma|academic|completed)|(level|degree) of education|education(al)? (level|attainment|background level)|highest .*education/,
    0.97,
  ),
  noun(
    "skills",
    "(key |technical |top |core |relevant |professional )?skills?( set)?|competenc(ies|es)|areas? of expertise",
    { on: answered, score: 0.93 },
  ),
  noun("languages", "languages?( spoken| skills| known)?|spoken languages", {
    on: answered,
    score: 0.9,
  }),
  asks(
    "languages",
    /(what|which) languages? (do|can|are)|languages? (do )?you speak|(fluency|proficiency|level) (in|of) (english|french|german|spanish|dutch|italian|portuguese)|(english|french|german|spanish) (level|proficiency)/,
  ),
  asks(
    "years_experience",
    /(how many|number of|total) (years|yrs)\b.*(experience|exp|work)|years (of )?([\w+#/]+ ){0,4}experience|experience (in )?years/,
    { on: typedOrListed, score: 0.9 },
  ),
  asks(
    "years_experience",
    /(how many|number of) (years|yrs)\b.*experience|years of ([\w+#/]+ ){0,4}experience/,
    0.85,
  ),
];
