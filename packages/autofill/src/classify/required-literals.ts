/**
 * Texts of which a pattern needs at least one to match: `(?:zip|postal)(?: code)?` needs "zip" or "postal". Testing for them first
 * spares most of some hundred patterns on a page, and a browser compiles a pattern only when it is first used.
 * @returns undefined when there is no such set.
 */
export function requiredLiterals(pattern: RegExp): readonly string[] | undefined {
  return new Reader(pattern.source).alternation();
}

type Needed = readonly string[] | undefined;

const shortest = (needed: readonly string[]) => Math.min(...needed.map((text) => text.length));

/** Of the parts of a sequence all are needed; the one that is hardest to find by chance is the best to look for. */
function best(parts: readonly Needed[]): Needed {
  const known = parts.filter((part) => part !== undefined && part.length > 0);
  return known.reduce<Needed>(
    (one, other) => (!one || (other && shortest(other) > shortest(one)) ? other : one),
    undefined,
  );
}

/** Reads a pattern's source as far as the rules use the language of patterns. */
class Reader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternation(): Needed {
    const branches: Needed[] = [this.sequence()];
    while (this.source[this.at] === "|") {
      this.at++;
      branches.push(this.sequence());
    }
    return branches.some((branch) => branch === undefined)
      ? undefined
      : branches.flatMap((branch) => branch ?? []);
  }

  private sequence(): Needed {
    const parts: Needed[] = [];
    let run = "";
    const endRun = () => {
      if (run.trim() !== "") parts.push([run.trim()]);
      run = "";
    };
    while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? "")) {
      const letter = this.literal();
      const part = letter === undefined ? this.group() : undefined;
      const isOptional = this.quantifier();
      if (letter !== undefined && !isOptional) run += letter;
      else {
        endRun();
        if (!isOptional && part) parts.push(part);
      }
    }
    endRun();
    return best(parts);
  }

  /** A letter, digit or blank that stands for itself. */
  private literal(): string | undefined {
    const letter = this.source[this.at];
    if (letter === undefined || !/[a-z\d &/#]/.test(letter)) return undefined;
    this.at++;
    return letter;
  }

  /** A group, or anything else of which nothing literal is known. */
  private group(): Needed {
    const opening = /^\((\?(?::|<?[=!]))?/.exec(this.source.slice(this.at));
    if (opening) {
      this.at += opening[0].length;
      const inner = this.alternation();
      this.at++;
      return opening[1] === undefined || opening[1] === "?:" ? inner : undefined;
    }
    const other = /^(?:\[(?:\\.|[^\]])*\]|\\.|.)/u.exec(this.source.slice(this.at));
    this.at += other?.[0].length ?? 1;
    return undefined;
  }

  /** Steps over a quantifier; true when what stands before it may be absent. */
  private quantifier(): boolean {
    const found = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.source.slice(this.at));
    if (!found) return false;
    this.at += found[0].length;
    return found[0].startsWith("?") || found[0].startsWith("*") || found[1] === "0";
  }
}
