import { wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import {
  accountsSector,
  accountsTitle,
  careHomePlace,
  careHomeSector,
  careSector,
  careTitle,
  cleaningSector,
  cleaningTitle,
  constructionSector,
  constructionTitle,
  councilPlace,
  councilSector,
  customerSector,
  customerTitle,
  drivingSector,
  drivingTitle,
  earlyYearsSector,
  earlyYearsTitle,
  educationSector,
  educationTitle,
  factorySector,
  factoryTitle,
  farmSector,
  farmTitle,
  healthcareSector,
  healthcareTitle,
  hospitalPlace,
  hospitalSector,
  hospitalitySector,
  hospitalityTitle,
  kitchenSector,
  kitchenTitle,
  officeSector,
  officeTitle,
  retailSector,
  retailTitle,
  schoolPlace,
  schoolSector,
  sectorFrame,
  warehouseSector,
  warehouseTitle,
} from "@postulo/lexicon/work-sectors";

/** A sector as postings name it, with the titles or organisations of those who surely work in it. */
type Sector = {
  readonly asked: RegExp;
  readonly title?: RegExp;
  readonly organization?: RegExp;
};

const sectors: readonly Sector[] = [
  { asked: retailSector, title: retailTitle },
  { asked: hospitalitySector, title: hospitalityTitle },
  { asked: kitchenSector, title: kitchenTitle },
  { asked: careSector, title: careTitle },
  { asked: healthcareSector, title: healthcareTitle },
  { asked: earlyYearsSector, title: earlyYearsTitle },
  { asked: educationSector, title: educationTitle },
  { asked: constructionSector, title: constructionTitle },
  { asked: warehouseSector, title: warehouseTitle },
  { asked: officeSector, title: officeTitle },
  { asked: customerSector, title: customerTitle },
  { asked: accountsSector, title: accountsTitle },
  { asked: farmSector, title: farmTitle },
  { asked: factorySector, title: factoryTitle },
  { asked: cleaningSector, title: cleaningTitle },
  { asked: drivingSector, title: drivingTitle },
  { asked: hospitalSector, organization: hospitalPlace },
  { asked: schoolSector, organization: schoolPlace },
  { asked: councilSector, organization: councilPlace },
  { asked: careHomeSector, organization: careHomePlace },
];

const frame: ReadonlySet<string> = new Set(sectorFrame);

/** The words that name a sector: "retail" of "a busy retail environment". */
const nameOf = (words: readonly string[]) =>
  words
    .flatMap((raw) => wordsOf(raw).map((word) => fold(word.raw)))
    .filter((word) => !frame.has(word))
    .join(" ");

/** The name of an organisation without the place behind it: "Costa Coffee" of "Costa Coffee, Thornfield Hospital". */
const nameOfOrganization = (organization: string) =>
  (fold(organization).split(/\s?[,(]|\s[–—|-]\s/u)[0] ?? "").trim();

type Post = { readonly title: string; readonly organization: string };

/**
 * Whether a job is in the sector that is named by all these words of a wish. False for a word that says more than the sector: "retail
 * banking".
 */
export function isInSector(words: readonly string[]): (job: Post) => boolean {
  const name = nameOf(words);
  const named = sectors.filter(({ asked }) => asked.test(name));
  return ({ title, organization }) =>
    named.some(
      (sector) =>
        sector.title?.test(fold(title)) === true ||
        sector.organization?.test(nameOfOrganization(organization)) === true,
    );
}
