/** The part of jsdom that is used: it has no types. */
declare module "jsdom" {
  interface ParsedNode {
    readonly nodeName: string;
    readonly nodeValue: string | null;
    readonly childNodes: Iterable<ParsedNode>;
  }
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: { readonly body: ParsedNode } };
  }
}
