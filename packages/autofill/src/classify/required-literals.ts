/** What a text must hold for a pattern to match it: a literal, all of some needs, or any of them. */
export type Need = string | { readonly kind: "all" | "any"; readonly needs: readonly Need[] };

/**
 * Texts without which a pattern cannot match: `how many years .*experience` needs "how many years" and "experience", `(?:zip|postal)(?: code)?` needs
 * "zip" or "postal". Looking for them first spares most of some hundred patterns on a page: a browser compiles a pattern when it is
 * first used, which takes longer than using it.
 * @returns undefined when nothing is known.
 */
export function requiredLiterals(pattern: RegExp): Need | undefined {
  return new Reader(pattern.source).alternation();
}

/** Whether a text holds what a pattern needs; true where nothing is known. */
export function meets(text: string, need: Need | undefined): boolean {
  if (need === undefined) return true;
  if (typeof need === "string") return text.includes(need);
  const isAll = need.kind === "all";
  for (const one of need.needs) if (meets(text, one) !== isAll) return !isAll;
  return isAll;
}

/** The fewest letters in which a need can be met: most names of fields are too short for most rules. */
export function leastLength(need: Need | undefined): number {
  if (need === undefined) return 0;
  if (typeof need === "string") return need.length;
  const lengths = need.needs.map(leastLength);
  return need.kind === "all" ? Math.max(...lengths) : Math.min(...lengths);
}

type Needed = Need | undefined;

const anyOf = (needs: readonly Need[]): Need =>
  needs.length === 1 && needs[0] !== undefined ? needs[0] : { kind: "any", needs };

function allOf(needs: readonly Need[]): Needed {
  const [first] = needs;
  return needs.length <= 1 ? first : { kind: "all", needs };
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
    const known = branches.filter((branch) => branch !== undefined);
    return known.length < branches.length ? undefined : anyOf(known);
  }

  private sequence(): Needed {
    const parts: Need[] = [];
    let run = "";
    const endRun = () => {
      if (run.trim() !== "") parts.push(run.trim());
      run = "";
    };
    while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? "")) {
      const letter = this.literal();
      const part = letter === undefined ? this.group() : undefined;
      const isOptional = this.quantifier();
      if (letter !== undefined && !isOptional) run += letter;
      else {
        endRun();
        if (!isOptional && part !== undefined) parts.push(part);
      }
    }
    endRun();
    return allOf(parts);
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
    if (this.source[this.at] === "(") {
      const opening = this.take(/\((?:\?(?::|<?[=!]))?/y);
      const inner = this.alternation();
      this.at++;
      return opening === "(" || opening === "(?:" ? inner : undefined;
    }
    this.take(/\[(?:\\.|[^\]])*\]|\\.|./y);
    return undefined;
  }

  /** Steps over a quantifier; true when what stands before it may be absent. */
  private quantifier(): boolean {
    if (!"?*+{".includes(this.source[this.at] ?? " ")) return false;
    const found = this.take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/y);
    return /^(?:[?*]|\{0\D)/.test(found);
  }

  /** What stands here, stepping over it. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? "";
    this.at += Math.max(found.length, 1);
    return found;
  }
}
