import type { Letter } from "../letter.ts";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { Posting } from "@postulo/posting/posting";

/** A good letter, and what it was written from. */
export type GoodLetter = {
  readonly letter: Letter;
  readonly profile: StoredProfile;
  readonly posting: Posting;
};

/** One kind of invention: the body with it, or undefined where this letter offers no place for it. */
export type Invention = {
  readonly kind: string;
  readonly inject: (good: GoodLetter) => string | undefined;
};

const bodyOf = ({ letter }: GoodLetter) =>
  letter.paragraphs
    .flat()
    .map(({ text }) => text)
    .join(" ");

/** Adds a sentence, in the letter's language, before the last one. */
const adds = (kind: string, en: string, fr: string): Invention => ({
  kind,
  inject: (good) => {
    const sentences = good.letter.paragraphs.flat().map(({ text }) => text);
    const added = good.letter.language === "fr" ? fr : en;
    return [...sentences.slice(0, -1), added, ...sentences.slice(-1)].join(" ");
  },
});

/** Changes something that the letter says; a letter that does not say it is left out. */
const changes = (kind: string, change: (body: string, good: GoodLetter) => string): Invention => ({
  kind,
  inject: (good) => {
    const body = bodyOf(good);
    const changed = change(body, good);
    return changed === body ? undefined : changed;
  },
});

const says = (good: GoodLetter, en: string, fr: string) =>
  good.letter.language === "fr" ? fr : en;
const append = (body: string, sentence: string) => `${body} ${sentence}`;

/** Forty kinds of what letters invent. */
export const inventions: readonly Invention[] = [
  changes("a figure made bigger", (body) =>
    body.replace(/(?<![\d-])([2-9]\d?)(?=\s\p{Ll})/u, (n) => String(Number(n) * 7 + 1)),
  ),
  changes("a year moved", (body) =>
    body.replace(/\b20[01]\d\b/, (year) => String(Number(year) - 13)),
  ),
  changes("a month moved", (body) =>
    body.replace(
      /\b(?:March|May|September|June|August|April)(?= 20)|\b(?:mars|mai|septembre|juin|août|avril|janvier)(?= 20)/,
      (month) => (/^\p{Lu}/u.test(month) ? "November" : "novembre"),
    ),
  ),
  changes("an employer exchanged", (body, { profile }) => {
    const company = profile.experiences[0]?.company;
    return company ? body.replace(company, "Kingsway Partners") : body;
  }),
  changes("a school exchanged", (body, { profile }) => {
    const school = profile.education[0]?.school;
    return school ? body.replace(school, "University of Ravensford") : body;
  }),
  changes("years of one job given to another", (body, good) => {
    const [first, second] = good.profile.experiences;
    const year = second?.period.start?.year;
    if (!first || year === undefined) return body;
    return append(
      body,
      says(
        good,
        `I joined ${first.company} in ${year}.`,
        `J’ai rejoint ${first.company} en ${year}.`,
      ),
    );
  }),
  changes("a title given to another job", (body, good) => {
    const [first, second] = good.profile.experiences;
    if (!first || !second || second.title.toLowerCase().includes(first.title.toLowerCase()))
      return body;
    return append(
      body,
      says(
        good,
        `As a ${first.title} at ${second.company}, I learnt a lot.`,
        `En tant que ${first.title} chez ${second.company}, j’ai beaucoup appris.`,
      ),
    );
  }),
  changes("a figure given to another thing", (body, good) => {
    const figure = /\b\d{2,}\b(?! ?%)/.exec(
      good.profile.experiences.map(({ description }) => description).join("\n"),
    )?.[0];
    return figure
      ? append(body, says(good, `I led ${figure} gardeners.`, `J’ai encadré ${figure} jardiniers.`))
      : body;
  }),
  changes("a figure of the posting", (body, good) => {
    const figures = good.posting.text.match(/\b\d{2,3}\b/g) ?? [];
    const known = JSON.stringify(good.profile);
    const figure = figures.find((one) => !known.includes(one));
    return figure
      ? append(
          body,
          says(
            good,
            `I have already looked after ${figure} clients.`,
            `J’ai déjà suivi ${figure} clients.`,
          ),
        )
      : body;
  }),
  changes("a past at the employer applied to", (body, good) => {
    const { company } = good.posting;
    return company
      ? append(
          body,
          says(
            good,
            `I worked at ${company} as a student.`,
            `J’ai travaillé chez ${company} pendant mes études.`,
          ),
        )
      : body;
  }),
  changes("a language made fluent", (body, good) => {
    const modest = good.profile.skills.find(
      ({ category, level }) => category === "language" && level === "intermediate",
    );
    return modest
      ? append(
          body,
          says(
            good,
            `I am fluent in ${modest.name}.`,
            `Je parle couramment l’${modest.name.toLowerCase()}.`,
          ),
        )
      : body;
  }),
  adds(
    "a number in words",
    "I have led thirty-four colleagues.",
    "J’ai encadré trente-quatre collègues.",
  ),
  adds("a percentage", "I raised the results by 83%.", "J’ai augmenté les résultats de 83 %."),
  adds(
    "an amount of money",
    "I ran a budget of 2,750,000 euros.",
    "J’ai géré un budget de 2 750 000 euros.",
  ),
  adds("years of experience", "I bring 27 years of experience.", "J’apporte 27 ans d’expérience."),
  adds("a decade", "I have done this for decades.", "Je fais ce métier depuis des décennies."),
  adds(
    "a multiple",
    "I tripled the turnover of my team.",
    "J’ai quadruplé le chiffre d’affaires de mon équipe.",
  ),
  adds(
    "a well-known employer",
    "Before that, I spent a summer at Google.",
    "Auparavant, j’ai passé un été chez Google.",
  ),
  adds(
    "an employer at the beginning",
    "Deloitte Consulting taught me rigour.",
    "Deloitte Conseil m’a appris la rigueur.",
  ),
  adds(
    "a client",
    "My clients include Siemens and Air Liquide.",
    "Mes clients sont notamment Siemens et Air Liquide.",
  ),
  adds(
    "another company addressed",
    "I would love to join Northwind Traders.",
    "Je serais ravi de rejoindre Northwind Traders.",
  ),
  adds(
    "a well-known school",
    "I studied at the University of Oxford.",
    "J’ai étudié à Sciences Po.",
  ),
  adds("a master's degree", "I hold an MBA.", "Je suis titulaire d’un MBA."),
  adds("a doctorate", "I completed a PhD.", "J’ai obtenu un doctorat."),
  adds("a certificate", "I am PMP certified.", "J’ai obtenu la certification PMP."),
  adds("a licence", "I have an HGV licence.", "J’ai le permis poids lourd."),
  adds(
    "a tool",
    "I use SAP and Salesforce every day.",
    "J’utilise SAP et Salesforce tous les jours.",
  ),
  adds(
    "a programming language",
    "I write Kotlin and Scala.",
    "Je développe en Kotlin et en Scala.",
  ),
  adds(
    "a skill",
    "I have experience in welding and forklift driving.",
    "J’ai pratiqué la soudure et la conduite de chariots élévateurs.",
  ),
  adds("a foreign language", "I speak Japanese.", "Je parle japonais."),
  adds(
    "a leading title",
    "As Managing Director, I led the company.",
    "En tant que directeur général, j’ai dirigé l’entreprise.",
  ),
  adds(
    "another occupation",
    "I also worked as a paramedic.",
    "J’ai aussi été magistrat et pompier.",
  ),
  adds("an award", "I won an award for my work.", "J’ai reçu un prix pour mon travail."),
  adds("a promotion", "I was promoted after six months.", "J’ai été promu au bout de six mois."),
  adds(
    "a publication",
    "My article was published in The Lancet.",
    "Mon article a été publié dans Le Monde.",
  ),
  adds("a place", "I spent a year in Singapore.", "J’ai passé un an à Singapour."),
  adds(
    "a referee",
    "Dr Helen Carmichael will gladly recommend me.",
    "Madame Hélène Carpentier me recommandera volontiers.",
  ),
  adds("a link", "My work is at www.my-best-work.com.", "Mes travaux sont sur www.mes-travaux.fr."),
  adds(
    "a placeholder",
    "I look forward to meeting [Hiring Manager].",
    "Je me réjouis de rencontrer [nom du recruteur].",
  ),
  adds("an unfilled template", "Please call me at {phone}.", "Appelez-moi au {telephone}."),
  adds(
    "a refusal",
    "As an AI language model, I cannot verify this.",
    "En tant qu’IA, je ne peux pas vérifier cela.",
  ),
  adds(
    "leaked instructions",
    "Here is the cover letter, as instructed.",
    "Voici la lettre, selon les instructions précédentes.",
  ),
  adds(
    "the other language",
    "Je suis très motivé par ce poste et je serais ravi de vous rencontrer pour en parler avec vous.",
    "I am very motivated by this position and I would be happy to meet you and to talk about it.",
  ),
];
