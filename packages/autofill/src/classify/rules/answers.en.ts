import { asks, choiceOrText, dated, noun, typed, whole, written, type Rule } from "../rule.ts";

const pay = "(salary|comp(ensation)?|pay|remuneration|wages?|rate|package|ctc|earnings)\\b";

/** English wordings of common screening questions. */
export const answerRulesEn: readonly Rule[] = [
  asks(
    "work_authorization",
    /(authori[sz]ed|eligible|entitled|permitted|permission|legally (allowed|able)|the right|legal right|eligibility|authori[sz]ation|able to legally|legal status)( and \w+)?( to)? (live and |legally |lawfully |currently )*(work|be employed|accept employment)|\bwork(ing)? (authori[sz]ation|permit|eligibility|rights|status)|residence permit|work .*\b(legally|lawfully|without (any )?restrict)|right to work|employment (eligibility|authori[sz]ation)|(legally|lawfully) (authori[sz]ed|work)|(eligible|authori[sz]ed) for employment/,
    0.91,
  ),
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
  asks(
    "current_salary",
    /(current|present|previous|last|most recent) (\w+ ){0,3}(salary|compensation|pay|ctc|remuneration|package)\b|how much .*currently (earn|make)|(what|how much) (are you|do you) (currently |presently )?(mak(e|ing)|earn(ing)?|paid)\b|(salary|pay) (at|in) your (last|current|previous)/,
    0.97,
  ),
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
  asks(
    "start_date",
    /(when|how soon|(what|which) date|how early|how quickly|earliest) (\w+ ){0,8}(start|begin|join|commence|available|take up|free)|(available|availability|able) (to |for )?(start|begin|work start)|earliest (possible )?availability|(earliest|available|availability|desired|preferred|possible|anticipated|expected|target)( possible| available| employment| work)? start(ing)?( date)?|date (available|you can start|of availability)|availability date|available (from|date|start)|how soon (can|could|would|will|are) you|start date (availab|prefer)|(entry|joining) date|date of joining/,
    dated,
    0.92,
  ),
  whole("start_date", "availability|when can you start", dated, 0.85),
  asks(
    "relocation",
    /\brelocat(e|ion|ing)\b|(willing|open|able|prepared|happy) to mov(e|ing)/,
    0.93,
  ),
  asks(
    "office_attendance",
    /(work|come|coming|be|commute|attend|report|visit|present)\b(\W+\w+){0,8} (in |from |at |to |into )*(the |our |an? )?(\w+ ){0,3}office|on ?site|in ?person|in ?office|in the office|hybrid (work|schedule|model|role|position)|^(?!how many).*\bdays? (a|per|each|\/) ?week|\bcommut(e|ing)\b|office attendance/,
    0.86,
  ),
  asks(
    "travel",
    /(willing|able|available|open|comfortable|happy|prepared|ok|okay|percentage|amount|ability|require[sd]?|involves?|need|can you)\b.*\btravel|travel (requirements?|up to|for work|\d+)|\d travel\b|\btravel\b.*\b(willing|able|comfortable|commit)\b/,
    0.9,
  ),
  whole("travel", "travel|willingness to travel", 0.9),
  asks(
    "how_heard",
    /(how|where) (did|have|do) you (first |originally |initially )?(hear|heard|see(?! yourself)|saw|seen|find|found|learn|discover|come across|bec[ao]me aware|get to know|end up|know|come to know)(?! to )|how (you )?(heard|found|learned|discovered) (about|of|out)?|hear about (us|this|the)|(referral|application|candidate|job|recruitment|applicant) source|source of (application|referral)|who told you (about|of)|find us$/,
    0.92,
  ),
  whole("how_heard", "source( type| of hire)?|how heard|heard from|heard about us", 0.85),
  asks(
    "how_heard_other",
    /(if|when) (you )?(\w+ )?(selected|chose|answered|select|choose|other|checked)\b.*\bother\b.*(specify|indicate|where|how|elaborat|describ|detail|explain|source|hear|list)|if other\b.*(source|hear|heard|how|where)|other source/,
    typed,
    0.96,
  ),
  asks(
    "referral_name",
    /(who|whom) ((can|should|may) we thank|referred|recommended)|name of (the |your )?(\w+ )?(referr|employee|person)|\breferr(al|er|ing employee)( s)? name|referred by|employee (referral )?name|\b(referred|referral)\b.*\b(name|who|whom)\b|\bname\b.*\b(referred|referral|referrer)\b|(were|are|have) you (been )?referred|someone .*\brefer/,
    0.95,
  ),
  asks(
    "previously_employed",
    /(have|did|do|are|were) you (ever |previously |currently |already |now |or \w+ )*(been )?(a )?(former |current |previous |past )*(work(ed)?|employ(ed|ee)|interned|an? employee)( in any \w+)?\b.*\b(for|by|at|with us|of|here)\b|(previously|formerly|ever|currently) (been )?(worked|employed)( by| at| for| with)|have you .*\b(worked (for|at|with us)|(been )?employed (by|at|with))\b|(former|current|past|previous) (\w+ )?(employee|contractor|intern)|previous(ly)? work(ed|er)/,
    choiceOrText,
    0.9,
  ),
  asks(
    "age_18",
    /minimum (working )?age\b|(at least|over|above|older than|minimum|are you|legally) (the )?(age of )?(16|18|21)\b(?! months)|\b(16|18|21) (years|or older|or over|\+)|\b18\+|legal (working )?age|of legal age|legally of (working )?age/,
    0.95,
  ),
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
  asks(
    "location_preference",
    /(preferred|desired|which|what) (job |work |working |office |of (our|the) )*(locations?|offices?|city|cities|sites?|regions?)\b.*(appl|prefer|interest|like|want|work|consider)|^(preferred|desired) (\w+ )?(locations?|office|city|site)|location (preference|you (are|re) applying)|(where|which of our \w+) would you .*\bwork/,
    0.94,
  ),
  asks(
    "employment_type",
    /(employment|job|contract|position|engagement) (type|rate)|workload|desired employment|^work type$|type of (employment|contract|position|job)|employment status|(full|part) ?time|(w2|1099|permanent|temporary) (employee|contract|position|role|or)/,
    0.88,
  ),
  asks(
    "contract_duration",
    /(contract|internship|assignment|placement) (duration|length|period)|(duration|length) of (the |your )?(contract|internship|placement)|how long .*\b(internship|placement|contract)\b/,
    0.93,
  ),
  asks(
    "motivation",
    /why (do|are|would|did|should|have|does|is|you|we|this|our|us|want|join)\b|what (is it )?(\w+ )?(interests?|interested|attracts?|attracted|excites?|excited|motivates?|motivated|draws?|drew|appeals?|makes you)\b|(interest|interested|excite[sd]?|excitement|passionate) (in|about|you about|you most) .*(role|position|company|team|\bus\b|joining|working|opportunity|mission|job|here)|\bmotivation\b|your interest in|caught your (eye|attention)/,
    typed,
    0.88,
  ),
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
  asks(
    "cover_letter_text",
    /(cover|covering|motivation) letter|message to (the |our )?(hiring|recruit|employer|team|company)|let (the|us|our) (company|team|\w+)? ?know (about )?(your|why)|note to (the )?(hiring|recruit)|introduction message|^cover(ing)? note$/,
    written,
    0.93,
  ),
  asks(
    "resume_text",
    /^(paste |enter |type |copy |and |or |your |in |the |a |text |resume |cv )*\b(resume|cv|curriculum vitae)\b( here| text| cv| resume| as text| content| below| or| attach| upload| a| file)*$/,
    new Set(["textarea", "editable"]),
    0.95,
  ),
];

/** Wordings similar to the above that are custom questions. */
export const ownQuestionsEn =
  /favou?rite|outside (of )?work|^(which|what) .*have you (worked|used)|preferred language|related to|relatives?\b|^years in (your )?current|how long (at|have you lived)|(desired|preferred) (job|position|role)\b(?! loc)|(position|role|job)s?( title)? (desired|sought|wanted|interested|applied)|dates? (employed|of employment|attended)(?! (from|to|start|end))|(position|role|job)( title)? (you are |you re |are you )?(applying|applied) for|convicted|felony|criminal (record(?! check)|offen|conviction)|\bauditors?\b|\bparents?\b|government (employee|official)|vaccinat|religio|pregnan|medical condition|health condition|(why|reason) .*(leav|left)|accommodations?\b|adjustments?\b|describe (a|your|an|the)\b(?! (main |key )?(duties|responsibilities))|explain (a|your|how|the)\b|tell us about a|example of|export control|itar\b|international traffic/;
