/** Weights of the reading of entries: log scores, tuned by `tools/tune-reading.ts`. */
export const readingWeights = {
  /** A line that looks like a header, or like description, is read so. */
  header: 0,
  headerOfBody: -1.6,
  headerOfBullet: -2,
  body: -0.2,
  bodyOfHeader: -1.6,
  bodyOfBullet: 1,
  bodyWords: 0.08,
  /** A line with a date is no description. */
  bodyWithRange: -2,
  preamble: -1.5,
  /** Names by their words. */
  titleWords: 1.4,
  titleOfOrganisation: -1.6,
  organisationWords: 0.8,
  organisationOfTitle: -1.6,
  unknownTitle: -0.3,
  unknownOrganisation: -0.3,
  remark: -0.8,
  remarkOfName: -1.8,
  longName: -1.45,
  smallName: -1.4,
  titleFirst: 0.02,
  organisationBesidePlace: 1,
  /** A name without a known word that stands alone with a place is rather an organisation. */
  titleBesidePlace: -0.8,
  /** The job names a type of contract where its title would be. */
  contract: -0.5,
  /** A list of things without a word of an occupation or organisation. */
  list: -2,
  split: -0.7,
  joined: -0.3,
  unseparated: -1.5,
  noName: -4,
  /** A text that is certainly something else, such as a place or a grade. */
  otherKind: -6,
  /** A full stop behind a word, or a bracket that was opened elsewhere. */
  sentence: -1.5,
  /** A name behind a preposition such as `chez` is an organisation. */
  placed: 0.8,
  /** What follows a preposition such as `in` is rarely an organisation. */
  subject: -1.5,
  /** A task with a full stop, or one of a list between slashes, is rarely an organisation. */
  told: -2.5,
  /** A department is a part of the organisation. */
  department: -4,
  /** What stands in brackets is rarely an organisation. */
  bracket: -1.2,
  /** Words in small letters are rarely an organisation. */
  phrase: -0.8,
  /** A noun or participle of what somebody did, such as `Installation` or `Developed`, begins no organisation. */
  task: -1.5,
  place: 0.5,
  town: -0.6,
  townAfterNames: 0.2,
  /** A town in no list behind a dash or another sign than a comma. */
  townPart: -1.5,
  /** A town of the lists behind a name without a separator. */
  townBehind: -0.3,
  /** A town in no list between an organisation and a title. */
  townBetween: 0.3,
  /** What is before a place is a name and no part of it. */
  namedPlace: -0.6,
  range: 1.5,
  date: 0.5,
  /** Subjects of studies. */
  subjectWords: 1.2,
  unknownSubject: -0.3,
  subjectOfName: -1.2,
  organisationOfSubject: -0.8,
  /** A line that is only a subject. */
  subjectOnLine: -0.8,
  /** A place is rarely a school. */
  schoolOfPlace: -1.5,
  withSubject: 0.3,
  subjectAlone: -0.5,
  /** A grade or thesis is a remark. */
  aside: 1,
  /** A comma or preposition between two parts that is taken as part of a name. */
  unsplit: -0.4,
  /** A subject stands behind its degree. */
  subjectBehindTitle: 0.6,
  /** Entries. */
  start: -2.2,
  startGap: 1.2,
  startAfterBody: 1.4,
  startInMargin: 1.5,
  marginWithin: -1.5,
  /** Smaller print below the first line of an entry describes it. */
  smallerWithin: 0,
  resume: -2.5,
  wrap: -1.5,
  wrapOfFull: 1,
  wrapOfPhrase: 2,
  /** `Responsable adjointe de` in the style of the line below. */
  wrapOfOpen: 4,
  wrapOfStyle: -2.5,
  /** A line that is only a place does not continue a name. */
  wrapOfPlace: -1.5,
  withTitle: 1,
  withoutTitle: -3,
  withOrganisation: 1.9,
  withoutOrganisation: -0.7,
  inherited: -0.6,
  inGroup: 0.6,
  withRange: 1,
  withoutRange: -2.2,
  /** An entry without dates and without any known word. */
  unknown: -1.5,
  group: 0.4,
  datedGroup: -0.6,
  /** The dates of an organisation's heading cover those of the position below it. */
  coveredGroup: 1.5,
  /** Entries of a section look alike. */
  style: 0.9,
  startStyle: 0.9,
  order: 0.5,
  /** Entries of a section have dates, organisations and places of their own, or most of them do not. */
  uniform: 0.5,
};

export type ReadingWeights = Readonly<typeof readingWeights>;

/** The weights for studies. */
export const studyWeights: ReadingWeights = {
  ...readingWeights,
  headerOfBody: -2.2,
  body: 0.4,
  titleWords: 2,
  longName: -0.85,
  unknownTitle: -0.8,
  town: -0.6,
  townPart: -0.7,
  smallerWithin: -0.6,
  /** A full stop stands behind many a degree and school. */
  sentence: -0.7,
  /** Names of schools end in their town. */
  townBehind: -2.5,
  start: -1.6,
  uniform: 0.3,
  organisationBesidePlace: 0,
  unknownOrganisation: 0.3,
  organisationWords: 0.8,
  titleOfOrganisation: -2.5,
  remark: -0.2,
  remarkOfName: -1.2,
  header: 0,
  withOrganisation: 1.3,
  order: -0.1,
  group: 0.4,
  organisationOfTitle: -1,
};
