/** The part of jsdom that is used: it has no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: {
      readonly document: { readonly body: import("@postulo/domain/mail/html-text").HtmlNode };
    };
  }
}
