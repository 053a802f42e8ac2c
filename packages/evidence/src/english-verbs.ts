/** Verbs that lines of a profile begin with. The regular forms are derived from these. */
const regular =
  `accelerate achieve acquire act adapt add address adjust administer advance advise advocate aid align allocate analyse analyze announce answer anticipate
apply appoint appraise approve arrange assemble assess assign assist attend attract audit automate balance bake bill book boost brief budget calculate
calibrate care carry cater certify chair champion change check clarify clean close coach code collaborate collate collect combine communicate compare
compile complete comply compose conduct configure connect consolidate construct consult contribute control convert convince cook coordinate correct
counsel cover craft create cultivate customise customize cut-in debug decorate decrease define delegate deliver demonstrate deploy design detect determine
develop devise diagnose digitise direct discover dispatch dispense dispose distribute diversify document double draft dress earn edit educate
eliminate empower enable encourage enforce engage engineer enhance enlarge enrol ensure equip establish estimate evaluate examine exceed
execute expand expedite explain explore extend extract facilitate file finalise finalize finish fix follow form formulate foster fulfil fulfill furnish gain
garnish gather generate govern greet guard guide handle harvest help hire host identify implement improve increase influence inform initiate
innovate inspect inspire install instruct integrate interact interpret interview introduce inventory investigate issue join label launch learn liaise lift link list
listen load lobby localise log maintain manage manufacture map market master maximise maximize measure mediate mentor merge migrate minimise
minimize mobilise model moderate modernise modernize modify monitor motivate move negotiate nurse observe obtain open operate optimise optimize
orchestrate order organise organize orient outline overhaul own pack paint participate partner perform persuade pick pilot pioneer plan plant plate play polish
position practise practice predict prepare present preserve prevent print prioritise prioritize process procure produce program programme project promote
propose protect prototype provide prune publish purchase qualify query raise rank reach receive recommend reconcile record recruit recycle redesign reduce
refactor refer refine reform register rehabilitate reinforce remodel renew renovate reorganise reorganize repair replace reply report represent research
resolve respond restock restore restructure review revise rotate sail save scale schedule scope screen secure select separate serve service settle shape share
ship shorten sign simplify simulate solve sort source specify stabilise staff standardise standardize start steer stock store streamline strengthen structure study
submit succeed suggest summarise supervise supply support survey sustain tackle tailor target terminate test tidy track trade train transfer transform translate
transport treat triage triple troubleshoot-ed tutor type uncover unify unload update upgrade use utilise utilize validate value verify visit volunteer wait warm
wash watch weigh weld welcome widen work roll acknowledge advertise amend assure attain author bolster bridge chase commence confirm correspond display disseminate elevate emphasise emphasize
embed embrace envision exhibit facilitate harness illustrate incorporate instil interface intervene iterate leverage navigate nurture onboard outsource possess post
quantify rectify relay remediate render retain revamp revitalise revitalize safeguard sanitise sanitize spearhead stimulate strategise strategize substantiate surpass
synthesise synthesize tabulate thrive transcribe visualise visualize look ask stay enjoy love try react replenish show talk walk
agree allow anonymise archive articulate ascertain avoid await blend boil brew brush cash circulate cite comfort commit compete comprehend condense
confer conserve consider convene cope count debate decide declare decline defend depict deputise describe deter discharge disclose discuss dismantle divert
dust enlist enter entertain erect escalate escort evolve excavate exchange experiment fit fold gauge grease hand hoover impart infer ingest inject invest
invigilate invite invoice iron irrigate judge justify knead lock lubricate mend mop mow nominate notify peel permit pour press progress pursue quote
reassure recall redirect refill refresh refuel reheat remain remove request retrieve reward rinse sand satisfy scan scrub search season sew shadow shift
signpost sketch slice solicit sow spray steam sterilise stir stitch strip switch tend tile tow trace travel trim unpack upskill vaccinate vacuum varnish vary
vet wipe wire wrap`
    .split(/\s+/)
    .filter((verb) => !verb.includes("-"));

/** base: past, where the rule does not give it. */
const irregular: Record<string, string> = {
  become: "became",
  begin: "began",
  bring: "brought",
  build: "built",
  buy: "bought",
  catch: "caught",
  choose: "chose",
  come: "came",
  cut: "cut",
  deal: "dealt",
  do: "did",
  draw: "drew",
  drive: "drove",
  feed: "fed",
  find: "found",
  forecast: "forecast",
  get: "got",
  give: "gave",
  go: "went",
  grow: "grew",
  hold: "held",
  keep: "kept",
  know: "knew",
  lay: "laid",
  lead: "led",
  make: "made",
  meet: "met",
  oversee: "oversaw",
  pay: "paid",
  put: "put",
  rebuild: "rebuilt",
  rewrite: "rewrote",
  read: "read",
  ring: "rang",
  run: "ran",
  see: "saw",
  sell: "sold",
  send: "sent",
  set: "set",
  sit: "sat",
  speak: "spoke",
  spend: "spent",
  split: "split",
  stand: "stood",
  take: "took",
  teach: "taught",
  tell: "told",
  think: "thought",
  troubleshoot: "troubleshot",
  understand: "understood",
  wear: "wore",
  undertake: "undertook",
  win: "won",
  bend: "bent",
  blow: "blew",
  break: "broke",
  breed: "bred",
  dig: "dug",
  fly: "flew",
  freeze: "froze",
  hang: "hung",
  hear: "heard",
  lend: "lent",
  lose: "lost",
  ride: "rode",
  shoot: "shot",
  sing: "sang",
  sleep: "slept",
  spin: "spun",
  swim: "swam",
  swing: "swung",
  throw: "threw",
  weave: "wove",
  bind: "bound",
  grind: "ground",
  sweep: "swept",
  seek: "sought",
  upsell: "upsold",
  withdraw: "withdrew",
  uphold: "upheld",
  write: "wrote",
};

const doubling = new Set([
  "plan",
  "ship",
  "program",
  "equip",
  "refer",
  "submit",
  "control",
  "transfer",
  "map",
  "log",
  "prefer",
  "debug",
  "cut",
  "put",
  "run",
  "set",
  "split",
  "win",
  "begin",
  "scan",
  "commit",
  "enrol",
  "fulfil",
  "model",
  "label",
  "fit",
  "mop",
  "permit",
  "stir",
  "strip",
  "trim",
  "vet",
  "wrap",
]);

function pastOf(base: string): string {
  const known = irregular[base];
  if (known) return known;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubling.has(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

export const baseVerbs = new Set([...regular, ...Object.keys(irregular)]);
/** "led" → "lead", "carried" → "carry". */
export const baseOfPast = new Map([...baseVerbs].map((base) => [pastOf(base), base] as const));
