import { malformed } from "./api-error.ts";

/** The parse position in one parameter of a query string; `failure` reports it. */
export class Cursor {
  readonly #subject: string;
  readonly #text: string;
  #at = 0;

  /** `subject` names the parameter in errors, such as "filter" or "order". */
  constructor(subject: string, text: string) {
    this.#subject = subject;
    this.#text = text;
  }

  get ended(): boolean {
    return this.#at >= this.#text.length;
  }

  next(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  /** Consumes `text` if it is next. */
  take(text: string): boolean {
    if (!this.next(text)) return false;
    this.#at += text.length;
    return true;
  }

  /** Consumes what the sticky `pattern` matches here. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at += found[0].length;
    return found;
  }

  expect(text: string): void {
    if (!this.take(text)) throw this.failure(`"${text}"`);
  }

  expectEnd(): void {
    if (!this.ended) throw this.failure("end of input");
  }

  rest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  failure(expected: string): Error {
    const found = this.ended ? "end of input" : `"${this.#text.charAt(this.#at)}"`;
    return malformed(
      `"failed to parse ${this.#subject} (${this.#text})" (line 1, column ${this.#at + 1})`,
      `unexpected ${found} expecting ${expected}`,
    );
  }
}
