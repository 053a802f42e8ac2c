// Generated from patterns/personal-facts.txt by `npm run lexicon`.

/** A date of birth, with its label. */
export const birthDate =
  /^(?:date of birth|date and place of birth|birthdate|birth date|dob|born on|born|date de naissance|date et lieu de naissance|né le|née le|né en|née en|né\(e\) (?:le|en))(?!\p{L})/iu;

export const nationality =
  /^(?:nationality|nationalities|citizenship|nationalité|nationalités)(?!\p{L})/iu;

export const demonymAlone =
  /^(?:american|british|english|irish|scottish|welsh|french|german|italian|spanish|portuguese|dutch|belgian|swiss|austrian|polish|romanian|bulgarian|greek|hungarian|czech|slovak|croatian|serbian|ukrainian|russian|turkish|swedish|norwegian|danish|finnish|canadian|australian|indian|pakistani|bangladeshi|chinese|japanese|korean|vietnamese|filipino|indonesian|moroccan|algerian|tunisian|egyptian|lebanese|syrian|senegalese|ivorian|cameroonian|congolese|nigerian|ghanaian|kenyan|south african|brazilian|mexican|argentinian|colombian|français(?:e)?|française?-\p{L}+|belge|suisse(?:sse)?|allemande?|italien(?:ne)?|espagnole?|portugaise?|luxembourgeoise?|polonaise?|roumaine?|bulgare|britannique|américaine?|canadien(?:ne)?|marocaine?|algérien(?:ne)?|tunisien(?:ne)?|sénégalaise?|ivoirien(?:ne)?|malien(?:ne)?|guinéen(?:ne)?|béninoise?|burkinabée?|togolaise?|camerounaise?|congolaise?|gabonaise?|malgache|comorien(?:ne)?|mauricien(?:ne)?|égyptien(?:ne)?|libanaise?|syrien(?:ne)?|turc|turque|russe|ukrainien(?:ne)?|chinoise?|vietnamien(?:ne)?|indien(?:ne)?|brésilien(?:ne)?|haïtien(?:ne)?)$/iu;

export const drivingLicence =
  /^(?:(?:(?:full|clean|valid|uk|eu|category|class) )*driv(?:ing|er['’]?s?) licen[cs]es?|licen[cs]ed driver|permis(?: de conduire)? ?:? ?(?:a[12]?|bs?|be|b1|c1?e?|d|poids lourds?|pl|fimo)(?![\p{L}\d])|permis de conduire|titulaire du permis|permis (?:voiture|moto|vl|pl)|(?:(?:permis|véhicule) )?véhiculée?)(?!\p{L})/iu;

export const availability =
  /^(?:availability|notice period|available (?:from|immediately|now|as of|in|after|starting)|immediately available|disponibilité|disponibilités|préavis|disponible (?:immédiatement|de suite|à|dès|au|le|en|sous|après|tout de suite)|immédiatement disponible)(?!\p{L})/iu;

export const mobility =
  /^(?:mobility|relocation|willing to (?:relocate|travel)|open to (?:relocation|relocating|travel)|ready to relocate|location preference|preferred locations? ?:|mobilité|mobile (?:sur|dans|en|partout|à)|déplacements acceptés)(?!\p{L})/iu;

export const workRight =
  /^(?:right to work|work (?:permit|authori[sz]ation|visa)|(?:authori[sz]ed|eligible|entitled) to work|visa status|residence permit|titre de séjour|carte de séjour|autorisation de travail|permis de travail|droit de travailler)(?!\p{L})/iu;

/** What is said of the person and not stored. */
export const otherPersonal =
  /^(?:gender|sex|marital status|father['’]s name|religion|age|place of birth|sexe|situation (?:familiale|matrimoniale)|état civil|âge|lieu de naissance|enfants)\s*:/iu;

/** What is said of a driving licence beside it. */
export const licenceRemark =
  /^(?:own (?:car|vehicle|van|transport)|clean|no points|since \d{4}|v[ée]hicul[ée]e?s?|v[ée]hicule(?: personnel)?|voiture(?: personnelle)?|depuis \d{4}|obtenu en \d{4})\.?$/iu;
