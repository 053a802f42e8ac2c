import { asks, chosen, noun, part, typed, typedOrListed, whole, type Rule } from "../rule.ts";

/** English labels of who a person is and how to reach them. */
export const contactRulesEn: readonly Rule[] = [
  noun("first_name", "first( and middle)?( given)? names?|given names?|forenames?|firstname", {
    on: typed,
  }),
  whole(
    "first_name",
    "first|fname|f name|(\\w+ )?name first|first name given name|first/given name.*",
    { on: typed, score: 0.9 },
  ),
  asks(
    "first_name",
    /^(\w+ ){0,3}(first|given) names? (exactly )?as (it )?(appears|shown|written|per|in)\b/,
    {
      on: typed,
      score: 0.94,
    },
  ),
  asks(
    "last_name",
    /^(\w+ ){0,3}(last|family) names? (exactly )?as (it )?(appears|shown|written|per|in)\b/,
    {
      on: typed,
      score: 0.94,
    },
  ),
  noun("last_name", "last names?|family names?|surnames?|lastname", { on: typed }),
  whole("last_name", "last|lname|l name|(\\w+ )?name last|second name|last/family name.*", {
    on: typed,
    score: 0.9,
  }),
  noun("middle_name", "middle( names?| initials?)?|middlename|additional name", { on: typed }),
  whole("middle_name", "m i|mi|mname", { on: typed, score: 0.9 }),
  whole(
    "full_name",
    "(full |complete |first and last |first & last )?(legal )?names?|fullname|name and surname|names? (first and last|in full)|first( name)?( and|&)? last name|(full )?name as (it appears|shown|per) .*|cust(omer)? name|real name",
    { on: typed },
  ),
  asks("full_name", /^(\w+ ){0,4}what s your (full )?name$/, { on: typed }),
  noun("full_name", "full( legal)? name|fullname|complete name", { on: typed }),
  noun(
    "preferred_name",
    "preferred (first |full |given )?names?|nick ?name|known as|chosen name|goes by",
    {
      on: typed,
      score: 0.97,
    },
  ),
  asks(
    "preferred_name",
    /prefer to be called|(should|can|may|do) we call you|name (do )?you (go by|prefer)|like to be called/,
    {
      on: typed,
    },
  ),
  whole("name_prefix", "salutation|(name )?prefix|honorific|mr/?mrs.*|title mr.*", {
    on: typedOrListed,
  }),
  noun("name_suffix", "(name )?suffix|generational suffix"),
  noun("email", "emails?( addresses| address| id| addr)?|emailaddress|mail address", {
    on: typed,
  }),
  whole("email", "mail", { on: typed, score: 0.8 }),
  part("email", "email( address)?", { on: typed, score: 0.78 }),
  part(
    "email_confirm",
    "(confirm(ation)?|verify|repeat|re ?enter|re ?type|again)( of| the| your)* email( address)?",
    {
      on: typed,
      score: 0.98,
    },
  ),
  part(
    "email_confirm",
    "email( address)? (confirm(ation)?|again|repeat|verify|verification)|emailconfirm(ation)?",
    {
      on: typed,
      score: 0.98,
    },
  ),
  noun(
    "phone",
    "(tele)?phones?( numbers?| no| num| nr| #)?|phonenumber|mobile( numbers?| no| phone)?|cell(ular)?( number)?",
    {
      on: typed,
    },
  ),
  whole(
    "phone",
    "tel|contact (number|no)|number to (reach|contact|call).*|contact phone.*|phone (mobile|home|cell)|evening phone|day ?phone",
    {
      on: typed,
      score: 0.93,
    },
  ),
  part("phone", "phone( number)?|mobile number|telephone|whatsapp( number)?", {
    on: typed,
    score: 0.76,
  }),
  asks("phone", /phone( number)? (with|including|incl|and) (the |your |area and )?country code/, {
    on: typed,
    score: 0.98,
  }),
  asks(
    "phone",
    /best (phone |contact )?number to (reach|call|contact)|number (can|should|may) we (reach|call|text)/,
    {
      on: typed,
    },
  ),
  noun(
    "phone_country_code",
    "(phone|telephone|mobile|tel)? ?country(/region| region)? (phone |dial(l?ing)? |calling )?(code|prefix)|(dial(l?ing)?|calling|phone|international|telephone) (code|prefix)|phone( number)? country|tel cc",
    0.97,
  ),
  asks("phone_country_code", /^(selected|change) country\b|^select country\b.* selected\b/, 0.97),
  noun("phone_type", "(tele)?phone (device |number )?type|type of (tele)?phone|device type", 0.97),
  noun("phone_extension", "(phone )?ext(ension|n)?( number)?", { on: typed, score: 0.97 }),
  noun(
    "address",
    "(street |mailing |home |postal |residential |permanent |full |house |delivery |physical )*address( \\(?street\\)?)?|(street )?addr(ess)?( line)?( 1| one)|address line|addressline( 1)?|street( name| 1)?( and (house )?number)?|street address.*|address 1.*|address street|house (name )?(number|no)( (and|&) street( name)?)?|street (and|&) number|street (and |& )?(house )?(no|nr|number)",
    { on: typedOrListed },
  ),
  whole("address", "addr|line 1|street and house number|address lookup|address search", {
    on: typedOrListed,
    score: 0.9,
  }),
  noun(
    "address_line2",
    "(street )?addr(ess)?( line)?( 2| two)|address 2.*|addressline 2|street 2|line 2|apt|apartment.*|suite( number| no)?|apt (suite|unit|#|number).*|(unit|apt|suite) (number|no|#)|unit|building|floor",
    { on: typed, score: 0.97 },
  ),
  asks("address_line2", /^(apt|apartment|suite)\b( \w+){0,8}$/, { on: typed, score: 0.97 }),
  asks("address_line2", /^(\w+ )?(street )?address\b.*\bline ?(2|two)$|\bstreet line ?2( of 2)?$/, {
    on: typed,
    score: 0.98,
  }),
  noun(
    "city",
    "city|town|city/town|town/city|suburb|locality|municipality|city (or|and) town|city town|village",
  ),
  whole(
    "city",
    "city/suburb|suburb/city|town or city|city of residence|home ?town|post town|city name|address level ?2",
  ),
  noun(
    "state",
    "state|province|state/province|province/state|state or province|state province|prefecture|state/region|province/territory",
  ),
  whole(
    "state",
    "state of residence|region|state/province/region|state province region|territory|county/state|state/county|state name|address level ?1|state or region",
    0.9,
  ),
  noun("county", "county", 0.9),
  noun(
    "postal_code",
    "(zip|postal|post|pin) ?codes?|zip/(postal|post) ?code|postal/zip ?code|postcode/zip|postcode|zip( code)?( or |/)postal code|zip|zip postal( code)?|postal",
    { on: typedOrListed },
  ),
  noun(
    "country",
    "country( name)?|country/region|country region|country or region|country/territory|nation",
  ),
  whole(
    "country",
    "country of (residence|domicile)|home country|country code|country you live in|country if .*",
    0.9,
  ),
  whole(
    "location",
    "(home |current |candidate )?location( city)?|city ?(and |/)?(state|country|province)( ?(and |/)?country)?|(place of )?residence|based in|city state zip.*",
    {
      on: typedOrListed,
    },
  ),
  asks(
    "location",
    /^(where|in (what|which) (city|country|state|location)|(what|which) (city|country|state|location))\b.*\b(located|reside|residing|live|living|based)\b|(city|location|state|country) (that |where |in which )?you (are )?(currently |presently )?(located|reside|residing|live|living|based)/,
    { on: typedOrListed },
  ),
  asks("linkedin_url", /\blinked ?in\b/, { on: typed, score: 0.95 }),
  asks("github_url", /\bgit ?(hub|lab)\b/, { on: typed, score: 0.93 }),
  asks("portfolio_url", /^(\w+ ){0,4}(portfolios?|behance|dribbble|work samples?)\b( \w+){0,3}$/, {
    on: typed,
    score: 0.92,
  }),
  noun(
    "website_url",
    "(web ?sites?|blog|home ?page|web ?page|personal site|web address)( url| link| address)?",
    { on: typed, score: 0.94 },
  ),
  part("website_url", "website|personal site", { on: typed, score: 0.85 }),
  asks("twitter_url", /^(\w+ ){0,3}(twitter( ?\/ ?x)?|x profile|x com|x handle)\b( \w+){0,3}$/, {
    on: typed,
    score: 0.95,
  }),
  asks("facebook_url", /^(\w+ ){0,3}facebook\b( \w+){0,3}$/, { on: typed, score: 0.95 }),
  noun(
    "other_url",
    "other (urls?|links?|websites?|sites?|profiles?)|additional (urls?|links?|websites?)|social (media )?(profiles?|links?|urls?)",
    {
      on: typed,
      score: 0.95,
    },
  ),
  asks("other_url", /\b(additional|other|relevant) (\w+ ){0,2}(links?|urls?|websites?)\b/, {
    on: typed,
    score: 0.9,
  }),
  whole("other_url", "urls?|(link|url) \\d|links?", { on: typed, score: 0.75 }),
  noun(
    "summary",
    "(professional |personal |profile |career |experience |executive )?summary|about (you|me|yourself)|short bio|bio(graphy)?|introduce yourself|introduction",
    {
      on: typed,
    },
  ),
  asks("summary", /tell us (a (little|bit) )?(more )?(bit )?about yourself|describe yourself/, {
    on: typed,
  }),
  noun("headline", "(professional |profile )?headline|tag ?line", { on: typed }),
  whole("age", "age|how old are you", { on: typed, score: 0.9 }),
  noun(
    "job_preference",
    "(preferred )?(work|workplace|job|working) (preference|model|arrangement|mode|type preference)s?|remote preference",
    {
      on: chosen,
    },
  ),
];
