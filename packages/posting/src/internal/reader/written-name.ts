import { foldInPlace } from "@postulo/lexicon/fold";

/** `foldInPlace` leaves ligatures as they are, also capital ones. */
const folded = (text: string) =>
  foldInPlace(text.replaceAll(/[ŒÆ]/g, (letter) => letter.toLowerCase()));

/** The places of a name in a text, as written. */
function spellings(name: string, text: string): string[] {
  const wanted = folded(name);
  return text.split("\n").flatMap((line) => {
    const inLine = folded(line);
    const found: string[] = [];
    for (let at = inLine.indexOf(wanted); at >= 0; at = inLine.indexOf(wanted, at + wanted.length))
      found.push(line.slice(at, at + wanted.length));
    return found;
  });
}

const isShouted = (text: string) => text === text.toUpperCase();
const endsWithName = /(?:^|[\s’'-])\p{Lu}\S*$/u;

/** A capital with its accent: the posting has not lost them. */
const accented = /[ÀÂÇÈÉÊËÎÏÔÙÛÜŒ]/u;
/** "LES TILLEULS", whose article may be a part of the name; not "DE LA HAUTE-BRUYÈRE". */
const openArticle = /(?<! DE| À| ET) (?:LE|LA|LES|L['’])(?=[ \p{Lu}])/u;

const town = /^(?:Ville|Mairie|Commune)(?= d)/;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The municipality of a name in the words that the posting writes in small letters: "Mairie de Vaudry" for "VILLE DE VAUDRY". */
function asMunicipality(name: string, text: string): string | undefined {
  if (!town.test(name)) return undefined;
  return ["Mairie", "Ville", "Commune"]
    .flatMap((kind) => spellings(name.replace(town, kind), text))
    .find((one) => !isShouted(one) && endsWithName.test(one));
}

/**
 * A French name that the posting has only in capitals: in the posting's own spelling where it has one, else in capitals, because they
 * may have lost their accents and hide which articles are a part of the name.
 * @param name in small letters
 */
export function asWritten(name: string, text: string): string {
  if (text.includes(name)) return name;
  const found = spellings(name, text);
  const own = found.find((one) => !isShouted(one) && endsWithName.test(one));
  const calm = own ?? asMunicipality(name, text);
  if (calm !== undefined) return upperFirst(calm);
  const shouted = found.find(isShouted);
  const isSure = shouted === undefined || (accented.test(shouted) && !openArticle.test(shouted));
  return isSure ? name : shouted;
}
