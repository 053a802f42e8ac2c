import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { tagCounter } from "../complexity-limits.ts";

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Parses a page; throws when it exceeds the limits, also by elements that the parser itself adds. */
export function parseHtml(page: string): readonly HtmlNode[] {
  const count = tagCounter();
  const document = parse(page, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (name, namespace, attributes) => {
        count.tag();
        return defaultTreeAdapter.createElement(name, namespace, attributes);
      },
      onItemPush: count.open,
      onItemPop: count.close,
    },
  });
  return document.childNodes;
}

export const isElement = (node: HtmlNode): node is HtmlElement => "tagName" in node;

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
