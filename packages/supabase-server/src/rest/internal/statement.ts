/** The text of a statement and its bound values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Collects the bound values of a statement. Every value of a request is bound; only its `$n` is in the text. */
export class Values {
  readonly list: unknown[] = [];

  bind(value: string | number): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}
