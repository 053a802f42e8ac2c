/** The text of a statement and its bound values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** It must be planned for these values each time. */
  customPlan?: boolean;
}

/** Collects the bound values of a statement. Every value of a request is bound; only its `$n` is in the text. */
export class Values {
  readonly list: unknown[] = [];
  /** A limit of embedded rows is bound: PostgreSQL's plan for any values would take it for a tenth of them. */
  customPlan = false;

  bind(value: string | number): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}
