import { phrases, trades } from "@postulo/lexicon/occupations";
import { wordsOf } from "./words.ts";

/** Nouns that name an occupation, by their comparing key: they mark the title in a posting, and a claimed title in a letter. */
const titleNouns = new Set(
  `mediathecaire viticulteur viticultrice chaudronnier chaudronniere fleuriste maraicher maraichere prothesiste manipulateur manipulatrice puericulteur sommeliere
crepier crepiere pizzaiolo traiteur ferrailleur etancheur grutier grutiere terrassier vitrier serrurier ascensoriste domoticien automaticien automaticienne
qualiticien qualiticienne dosimetriste brancardier brancardiere ashs assistant pompier sapeur steward convoyeur egoutier ripeur eboueur scaphandrier
florist roofer glazier scaffolder groundworker plater toolmaker upholsterer seamstress gamekeeper groundsman arborist beautician stylist masseur
advocate biologist ecologist geographer archivist curator conservator planner bursar proofreader translator subtitler animator illustrator
phlebotomist audiologist podiatrist dispenser orderly lifeguard ranger warden bailiff usher concierge valet sonographer embryologist keyworker
conductor deckhand skipper pilot dispatcher shunter signaller stevedore lineman linesman rigger banksman gasfitter gardener matron childminder
accountant administrator adviser advisor agent analyst apprentice architect artist assembler assistant associate attendant auditor
baker barista bartender bookkeeper bricklayer broker builder butcher buyer caregiver caretaker carer carpenter cashier chef chemist
cleaner clerk coach consultant controller cook coordinator copywriter counsellor counselor dentist designer developer dietitian director
dispatcher doctor driver economist editor educator electrician engineer estimator executive facilitator farmer fitter foreman
gardener geologist guard hairdresser handler handyman hostess housekeeper inspector installer instructor intern interpreter leader
janitor joiner journalist labourer laborer lawyer lecturer librarian loader machinist maintainer manager mason mechanic midwife nanny
nurse officer operative operator optician owner packer painter paralegal paramedic pharmacist photographer physician
physiotherapist picker planner plasterer plumber porter practitioner president principal producer professor programmer
psychologist radiographer receptionist recruiter registrar representative researcher roofer salesperson scientist secretary solicitor
specialist statistician steward strategist supervisor surgeon surveyor tailor teacher technician technologist teller therapist tiler trader
trainee trainer translator tutor underwriter veterinarian videographer waiter waitress warehouseman welder worker writer sommelier concierge
acheteur acheteuse administrateur administratrice agente aide aidant aidante soignant soignante ambulancier ambulanciere analyste
animateur animatrice approvisionneur architecte artisan assistante assureur attache attachee auxiliaire avocat avocate barman
bibliothecaire boucher bouchere boulanger boulangere caissier caissiere cadre cariste carreleur carrossier chargee charge charpentier chauffagiste
chauffeur chauffeuse cheffe chirurgien coiffeur coiffeuse collaborateur collaboratrice commercial commerciale commis comptable concepteur
conceptrice conducteur conductrice conseiller conseillere consultante controleur controleuse coordinateur coordinatrice coordonnateur coordonnatrice
couvreur cuisinier cuisiniere dentiste dessinateur dessinatrice developpeur developpeuse dieteticien dieteticienne directeur directrice
documentaliste economiste ebeniste educateur educatrice electricien electricienne electromecanicien employe employee enseignant enseignante
ergotherapeute estheticien estheticienne expert experte facteur factrice formateur formatrice frigoriste gardien gardienne gerant gerante gestionnaire
graphiste hote hotesse infirmier infirmiere informaticien informaticienne ingenieur ingenieure ingenieure inspecteur inspectrice installateur installatrice
instituteur institutrice intervenant intervenante jardinier jardiniere journaliste juriste kinesitherapeute livreur livreuse logisticien
logisticienne macon magasinier magasiniere maitre maitresse manutentionnaire manageuse mecanicien mecanicienne mediateur mediatrice
menuisier menuisiere monteur monteuse moniteur monitrice negociateur negociatrice notaire nourrice operateur operatrice opticien opticienne orthophoniste
ouvrier ouvriere patissier patissiere paysagiste peintre pharmacien pharmacienne plombier plongeur plongeuse poissonnier plaquiste
preparateur preparatrice professeur professeure psychologue puericultrice receptionniste recruteur recruteuse redacteur redactrice referent referente
regisseur responsable secretaire serveur serveuse soudeur soudeuse stagiaire standardiste superviseur surveillant surveillante
technicien technicienne technico teleconseiller teleconseillere tourneur traducteur traductrice travailleur travailleuse usineur
vendeur vendeuse veterinaire webmaster alternant alternante apprenti apprentie chef`
    .split(/\s+/)
    .map((noun) => wordsOf(noun)[0]?.key ?? noun),
);

/** Whether a text names an occupation, in any grammatical number. */
export function containsOccupation(text: string): boolean {
  return (
    phrases.test(text) || trades.test(text) || wordsOf(text).some(({ key }) => titleNouns.has(key))
  );
}

export function isTitleNoun(key: string): boolean {
  return titleNouns.has(key);
}
