/** Counts of what was read in a section: how often a key stood for a value. */
class Counts {
  private readonly pairs = new Map<string, number>();
  private readonly totals = new Map<string, number>();

  add(key: string, value: string): void {
    this.pairs.set(`${key}\n${value}`, (this.pairs.get(`${key}\n${value}`) ?? 0) + 1);
    this.totals.set(key, (this.totals.get(key) ?? 0) + 1);
  }

  /** Logarithm of the share of `value` among the values of `key`, relative to an even chance; 0 for an unknown key. */
  score(key: string, value: string, values: number): number {
    const total = this.totals.get(key) ?? 0;
    const count = this.pairs.get(`${key}\n${value}`) ?? 0;
    return Math.log(((count + 0.5) * values) / (total + 0.5 * values));
  }
}

/** How the entries of a section look, by an earlier reading of it. */
export interface SectionPattern {
  /** Styles by what they stand for: title, organisation, remark, body. */
  readonly styles: Counts;
  /** Styles of lines by whether they begin an entry. */
  readonly starts: Counts;
  /** Which of title and organisation comes first. */
  readonly order: Counts;
}

export const emptyPattern = (): SectionPattern => ({
  styles: new Counts(),
  starts: new Counts(),
  order: new Counts(),
});
