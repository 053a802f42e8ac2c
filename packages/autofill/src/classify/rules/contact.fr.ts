import { asks, chosen, noun, part, typed, typedOrListed, whole, type Rule } from "../rule.ts";

/** French labels of who a person is and how to reach them; without accents, as the rules read them. */
export const contactRulesFr: readonly Rule[] = [
  noun("first_name", "prenoms?( usuel| legal| officiel)?", { on: typed }),
  whole(
    "last_name",
    "nom|noms|nom d usage|nom (de famille|de naissance|usuel|patronymique|legal)",
    {
      on: typed,
    },
  ),
  noun("last_name", "nom de famille|nom de naissance", { on: typed }),
  whole(
    "full_name",
    "nom ?(et |& ?|/)?prenoms?|prenoms? ?(et |& ?|/)?nom( de famille)?|nom complet|nom entier|identite",
    {
      on: typed,
      score: 0.98,
    },
  ),
  noun("preferred_name", "(pre)?nom (prefere|souhaite)|prenom d usage|surnom", {
    on: typed,
    score: 0.97,
  }),
  whole("name_prefix", "civilite|titre de civilite|formule d appel|m/?mme|m ?/ ?mme.*"),
  noun(
    "email",
    "adresse (email|mail|electronique|courriel|de courriel|de messagerie|de courrier electronique)|(courriel|email)( (professionnel|personnel|principal))|courriel|courrier electronique",
    { on: typed },
  ),
  whole("email", "mail|mel|email (personnel|de contact)|adresse email (personnelle|de contact)", {
    on: typed,
  }),
  part(
    "email_confirm",
    "(confirm(ez|er|ation)|repet(ez|er)|verifi(ez|er)|ressaisi(r|ssez)|retap(ez|er)|reecri(re|vez)|confirmation de)( de| votre| ton| l| le| la| d)* (adresse )?(email|mail|courriel|electronique)",
    { on: typed, score: 0.98 },
  ),
  noun(
    "phone",
    "(numeros? de |n de |no de |nº de |numero )?(telephones?|tel|portable|mobile|gsm|cellulaire)( (portable|mobile|fixe|personnel|cellulaire))?|tel(ephone)? (\\w+ )?(domicile|fixe|portable|mobile|personnel|bureau|residence|maison|perso)|telephone \\w+|numero (ou|pour|sur lequel) (nous pouvons )?(te|vous) (joindre|contacter|appeler)",
    { on: typed },
  ),
  whole("phone", "port", { on: typed, score: 0.85 }),
  part("phone", "telephone|numero de (telephone|portable|mobile)", { on: typed, score: 0.78 }),
  noun(
    "phone_country_code",
    "indicatif( (du )?pays| telephonique| international)*|code (du )?pays|prefixe( telephonique| international)?",
    0.97,
  ),
  noun("phone_type", "type (de|d) (telephone|appareil)( telephonique)?", 0.97),
  noun(
    "address",
    "adresse( (postale|complete|personnelle|actuelle|de residence|du domicile))*|(numero|n|no)? ?(et )?(nom de (la )?)?(rue|voie)|rue (et )?(numero|n)|adresse( ligne)? 1|ligne d adresse 1",
    { on: typedOrListed },
  ),
  noun(
    "address_line2",
    "(complement|suite)( d| de l)? ?adresse|complement|adresse( ligne)? 2|ligne d adresse 2|appartement.*|batiment.*|app|appt|etage.*",
    {
      on: typed,
      score: 0.97,
    },
  ),
  asks("phone_extension", /^poste ext\b/, { on: typed, score: 0.97 }),
  asks("phone", /\bnumero\b.*\b(joindre|contacter|rappeler)\b/, { on: typed }),
  asks("address_line2", /\badresse\b.*\bligne 2$/, { on: typed, score: 0.98 }),
  noun("phone_extension", "(numero de )?poste telephonique|extension( telephonique)?", {
    on: typed,
    score: 0.97,
  }),
  whole("address", "domicile|numero et (nom|libelle) de (la )?(rue|voie)", { on: typedOrListed }),
  noun("city", "(ville|commune|localite|municipalite)( (du|de) domicile)?"),
  whole("city", "ville (de residence|de residence actuelle|actuelle|ou .*)"),
  whole(
    "state",
    "region|province|etat|canton|etat/province|province/etat|departement|etat province region",
    0.92,
  ),
  noun("postal_code", "(code postale?|cp|npa|codepostal)( (du|de) (domicile|residence))?", {
    on: typed,
  }),
  whole("city", "(code postal|cp)( et|/| &)? ?ville|ville (et )?code postal", 0.6),
  noun("country", "pays"),
  whole("country", "pays (de residence|actuel|de domicile)|pays/region"),
  whole(
    "location",
    "lieu( ville)?|(lieu|ville) (et pays|de residence|d habitation|actuel)|localisation( actuelle)?|ville( et|/) ?pays|residence",
  ),
  asks(
    "location",
    /\b(ou|dans quelle ville|dans quel pays|quelle ville) .*\b(habite|reside[rz]?|residez|vive|vivez|basee?|situee?|localisee?)/,
    { on: typedOrListed },
  ),
  noun("website_url", "site (web|internet|personnel|perso)( personnel)?|page (web|personnelle)", {
    on: typed,
    score: 0.94,
  }),
  noun("other_url", "autres? (liens?|sites?( web)?|urls?)|reseaux? sociaux", {
    on: typed,
    score: 0.95,
  }),
  whole("other_url", "liens?", { on: typed, score: 0.75 }),
  noun("portfolio_url", "book|portfolio", { on: typed, score: 0.9 }),
  noun(
    "summary",
    "a propos( de vous| de moi)?|resume (professionnel|de (votre|mon) (profil|parcours))|presentation|presentez vous|biographie",
    {
      on: typed,
    },
  ),
  asks("summary", /parle[zr] (nous )?de vous|presentez vous|decrivez vous/, { on: typed }),
  noun("headline", "titre (du|de votre) profil|accroche", { on: typed }),
  whole("age", "age|quel age avez vous", { on: typed, score: 0.9 }),
  noun("job_preference", "mode de travail|preference de (lieu de )?travail|teletravail souhaite", {
    on: chosen,
  }),
];
