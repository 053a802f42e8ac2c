/** The text of a statement and the values it is sent with. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Collects what a statement is sent with. Whatever comes from a request goes through here, and only its `$n` into the text. */
export class Values {
  readonly list: unknown[] = [];

  bind(value: string | number): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}
