import { foldWords } from "./folded-text.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that occur only in job titles, folded, English and French. */
const roleWords = words(`
engineer developer programmer manager director assistant intern internship consultant analyst designer officer lead
specialist coordinator technician teacher professor lecturer researcher scientist administrator architect accountant nurse
representative associate cashier waiter waitress chef cook driver supervisor founder cofounder ceo cto cfo coo president
trainee apprentice fellow tutor instructor editor writer producer advisor adviser attorney lawyer paralegal clerk
receptionist secretary recruiter strategist owner freelancer freelance contractor volunteer member auditor banker barista
bartender buyer captain caretaker cleaner copywriter counselor dentist doctor pharmacist physician therapist economist
electrician mechanic operator librarian marketer merchandiser mentor moderator photographer planner principal psychologist
journalist reporter salesperson seller statistician superintendent surveyor tester trader translator treasurer treasury
videographer worker handyman host hostess housekeeper guard illustrator inspector investigator laborer leader maintainer
nanny babysitter ombudsman organizer organiser postdoc postdoctoral chairman chairwoman head vice vp sre devops
governor trustee chair chairperson steward stewardess captain coach umpire referee scout ranger warden porter usher valet butler
concierge dispatcher courier driver packer picker loader labourer foreman forewoman roofer carpenter joiner plumber welder
machinist fitter mason bricklayer painter decorator gardener landscaper farmer fisherman baker butcher pastry chocolatier
hairdresser barber beautician stylist tailor seamstress upholsterer jeweller optician optometrist radiographer sonographer
paramedic midwife carer caregiver dietitian nutritionist physiotherapist veterinarian vet phlebotomist surgeon anaesthetist
dermatologist cardiologist radiologist paediatrician pediatrician hygienist podiatrist chiropractor pathologist epidemiologist
biologist chemist physicist mathematician geologist geographer historian archaeologist anthropologist linguist philologist
curator archivist registrar bursar dean provost rector chancellor lecturer reader scholar researcher postgraduate demonstrator
bookkeeper auditor actuary underwriter broker adjuster estimator appraiser assessor valuer cashier teller treasurer controller
comptroller paymaster purchaser sourcer forecaster scheduler expeditor storekeeper stockist merchandiser buyer
telemarketer canvasser fundraiser lobbyist spokesperson publicist blogger columnist proofreader copyeditor subtitler
animator cinematographer director producer editor gaffer grip sculptor potter ceramist weaver dancer choreographer conductor
composer singer drummer guitarist pianist violinist dj presenter announcer anchor host
mayor councillor senator diplomat ambassador consul attache judge magistrate notary bailiff solicitor barrister
officer soldier sergeant lieutenant corporal major colonel commander sailor pilot navigator firefighter policeman detective
investigator inspector constable sheriff lifeguard bodyguard bouncer
integrator webmaster sysadmin dba devops tester debugger modeler modeller animator illustrator typographer colorist
counsellor mediator negotiator arbitrator interpreter chaplain pastor priest deacon missionary
boulanger boulangere patissier patissiere boucher charcutier fromager coiffeur coiffeuse estheticienne fleuriste couturier
couturiere jardinier paysagiste menuisier charpentier couvreur peintre macon carreleur plaquiste chauffagiste frigoriste
carrossier mecanicienne tourneur fraiseur usineur chaudronnier soudeuse cariste manutentionnaire docker matelot marin
pompier gendarme policier militaire sapeur gardien gardienne concierge veilleur ambulancier brancardier aide-soignant
aide soignant soignante sage orthoptiste opticien dieteticien dieteticienne osteopathe veterinaire chirurgien dentiste
laborantin laborantine biologiste chimiste physicien mathematicien geologue geographe historien historienne archeologue
linguiste interprete chroniqueur pigiste reporter photographe cadreur monteur realisateur realisatrice scenariste comedien
comedienne musicien musicienne chanteur danseur danseuse chorégraphe styliste modeliste maquettiste infographiste
dessinateur dessinatrice metreur geometre topographe urbaniste economiste actuaire courtier courtiere assureur banquier
guichetier guichetiere caissiere teleconseiller teleconseillere teleoperateur standardiste hotesse steward chargee
greffier greffiere notaire huissier magistrat juge maire adjoint elu depute secretaire standardiste intendant intendante
directrice principal proviseur surveillante vacataire tuteur tutrice maitre maitresse precepteur lecteur lectrice
baby sitter nounou chef-lieu equipiere entraineur entraineuse arbitre mentore mentor parrain marraine
creator contributor delegate facilitator actor actress artist musician pilot
ingenieur ingenieure developpeur developpeuse responsable directeur directrice stagiaire stage consultante analyste
charge chargee conseiller conseillere vendeur vendeuse technicien technicienne professeur professeure enseignant enseignante
chercheur chercheuse comptable infirmier infirmiere commercial commerciale gestionnaire agent employe employee serveur
serveuse cuisinier cuisiniere commis chauffeur secretaire hote hotesse animateur animatrice educateur educatrice formateur
formatrice alternant alternante alternance apprenti apprentie redacteur redactrice graphiste architecte juriste avocat avocate
magasinier operateur operatrice preparateur preparatrice manutentionnaire caissier caissiere aide auxiliaire babysitter
coordinateur coordinatrice coordonnateur acheteur acheteuse presidente tresorier tresoriere benevole cofondateur
fondateur fondatrice gerant gerante adjoint adjointe cadre doctorant doctorante attache attachee concepteur conceptrice
programmeur administrateur administratrice assistante chef cheffe equipier equipiere moniteur monitrice surveillant
surveillante livreur receptionniste barman technico journaliste traducteur traductrice webmaster integrateur testeur
electricien mecanicien plombier ouvrier ouvriere soudeur conducteur conductrice pharmacien pharmacienne medecin
kinesitherapeute orthophoniste psychologue sociologue economiste statisticien recruteur recruteuse intervenant intervenante
membre delegue deleguee mandataire negociateur negociatrice superviseur superviseuse facilitateur ambassadeur ambassadrice
referent referente correspondant correspondante controleur controleuse auditrice documentaliste bibliothecaire`);

/** Words that occur only in names of organisations. */
const organisationWords = words(`
inc llc ltd limited gmbh corp corporation company co plc sa sas sarl sasu eurl spa ag bv nv group groupe holding bank banque
university universite institute institut hospital hopital chu chru clinic clinique mairie ministry ministere association
agency agence laboratory laboratoire labs lab studio studios technologies technology solutions systems systemes services
school college restaurant hotel store stores shop magasin centre center foundation fondation partners cabinet societe
office department departement bureau media press airlines airways pharma pharmaceuticals industries network church eglise council
federation ecole academy academie museum musee library bibliotheque theatre club conseil cafe bar boulangerie pharmacie
prefecture region commune ville city county state government gouvernement authority commission union international
enterprises entreprise ventures capital insurance assurance assurances assurances mutuelle energy energie telecom software
interactive digital consulting logistics motors automotive electronics robotics airport aeroport ngo ong
startup cnrs inserm inria cea sncf ratp edf engie bnp ikea google amazon microsoft apple ibm meta facebook netflix airbnb
uber carrefour decathlon auchan leclerc lidl orange renault peugeot airbus thales safran capgemini accenture deloitte kpmg
pwc ey mckinsey bcg bain loreal lvmh danone michelin sodexo accor axa total totalenergies nasa nvidia intel oracle cisco
mcdonald mcdonalds starbucks walmart target`);

const schoolWords = words(`
escola escuela scuola schule liceo colegio universidade hogeschool cpge university universite universitat universidad universita universiteit college institute institut institution school ecole lycee
academy academie iut insa ens hec polytechnic polytechnique politecnico essec escp edhec epfl eth mit ucla cnam isep epita
epitech supelec centralesupelec mines telecom enseeiht ensimag ensta enac eseo efrei esiea iae ifag inseec skema kedge
neoma emlyon audencia cfa afpa greta conservatoire conservatory hochschule faculty faculte sorbonne oxford cambridge harvard
stanford yale princeton berkeley caltech campus bootcamp openclassrooms coursera udacity wagon cegep gymnasium seminary
polytech epf esme ecam icam hei isen supinfo ynov iscom ensc ifsi irts iep ieseg istom esa esil estia imt eurecom polytechnique usc nyu cmu
uc suny cuny lse ucl iit nit iiit bits unsw anu kth dtu tum rwth sciencespo isara ensam`);

const degreeWords = words(`
aas aos dnsep dna dnap dnat dma deust diu cess ceb bachelier maturite snc pgdip pgcert pgde cfc afp bpjeps deas deaes deees hsc ssc highers jurisprudence juris
phd doctorate doctorat doctoral master masters msc mba meng mphil mres llm ma ms bachelor bachelors bsc beng bs ba bba bfa
llb associate diploma diplome degree certificate certificat baccalaureat bac bts btsa dut but licence license deug dess dea cap bep
mastere magistere ingenieur maitrise ged gcse levels abitur matura prepa cpge preparatoire brevet titre habilitation
undergraduate graduate postgraduate candidate m1 m2 l1 l2 l3 terminale cqp dnb hdr dcg dscg daeu dnmade ats tp pgce jd md pharmd honours hons cycle
mtech btech sb sm be me bcomm bcom mcom bdes mdes barch march bsn msn mph msw mpa hnd hnc nvq svq btec laurea diplom staatsexamen
capes agregation bepc bepa formation erasmus exchange echange minor major`);

function share(text: string, known: ReadonlySet<string>): number {
  const all = foldWords(text).split(" ").filter(Boolean);
  const hits = all.filter(
    (word) => known.has(word) || (word.endsWith("s") && known.has(word.slice(0, -1))),
  ).length;
  return hits === 0 ? 0 : Math.min(1, 0.6 + 0.4 * (hits / all.length));
}

const roleEnding = /(?:euse|trice|ienne|iste|ieur|teur)s?$/;
const dotted = (text: string) =>
  text
    .replaceAll(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, "$1")
    .replaceAll(/\b(\p{L}{1,3})\.(\p{L}{1,5})\b/gu, "$1$2");

/** `Lescure Avocats`: a name followed by a profession in the plural is a firm. */
const firm =
  /^(?!(?:les|des|the)\s)\p{Lu}[\p{L}'’&. -]*\s(?:avocats|architectes|notaires|huissiers|assureurs|traiteurs|opticiens|paysagistes|experts[- ]comptables|associ[ée]s|consultants|partners|solicitors|lawyers|attorneys|architects|accountants|associates|surveyors|engineers|builders|opticians|caterers|publishers|brothers|frères)$/iu;

/** From 0 to 1: how likely a text is a job title. */
export function roleScore(text: string): number {
  if (firm.test(text)) return 0;
  const base = share(text, roleWords);
  if (base > 0) return base;
  if (/\br&d\b/i.test(text)) return 0.3;
  return foldWords(text)
    .split(" ")
    .some((word) => word.length > 5 && roleEnding.test(word))
    ? 0.5
    : 0;
}

/** From 0 to 1: how likely a text is the name of an organisation. */
export function organisationScore(text: string): number {
  const base = share(text, organisationWords);
  if (base > 0) return base;
  if (firm.test(text)) return 0.8;
  return /^\p{Lu}{2,6}$/u.test(text.trim()) ? 0.4 : 0;
}

/** From 0 to 1: how likely a text is the name of a school. */
export const schoolScore = (text: string): number => share(text, schoolWords);

/** From 0 to 1: how likely a text is a degree. */
export function degreeScore(text: string): number {
  const plain = dotted(text);
  // In lower case one of them is a month.
  if (/^(?:DEC|AEC)\b/.test(plain)) return 1;
  if (
    /^(?:bac|licence|master|mast[eè]re|bachelor|ph\.?d|doctora|diplom|btsa?\b|programme grande|dut\b|b\.?u\.?t\b|dipl[oô]me|high school|secondary|associate|certificat)/iu.test(
      plain.trim(),
    )
  )
    return 1;
  return share(plain, degreeWords);
}
