import { expect, test } from "vitest";
import { blocksOfItems, blocksOfTree as blocksWithin, nodeBudget } from "./structure-tree.ts";

const blocksOfTree = (tree: unknown) => blocksWithin(tree, nodeBudget());

const element = (role: string, ...children: readonly unknown[]) => ({ role, children });
const content = (id: string) => ({ type: "content", id });

const page = (...children: readonly unknown[]) => element("Root", element("Document", ...children));

/** The groups of contents that are of one paragraph, in the order of their numbers. */
function paragraphsOf(tree: unknown): string[][] {
  const groups = new Map<number, string[]>();
  for (const [id, { paragraph }] of blocksOfTree(tree) ?? [])
    groups.set(paragraph, [...(groups.get(paragraph) ?? []), id]);
  return [...groups.values()];
}

const itemsOf = (tree: unknown) =>
  [...(blocksOfTree(tree) ?? [])].filter(([, { item }]) => item !== undefined).map(([id]) => id);

test("contents of one paragraph are together, through inline elements", () => {
  const tree = page(
    element("P", element("Span", content("a")), element("Link", element("Span", content("b")))),
    element("H2", element("NonStruct", content("c"))),
    element("Table", element("TR", element("TD", content("d")), element("TD", content("e")))),
  );
  expect(paragraphsOf(tree)).toEqual([["a", "b"], ["c"], ["d"], ["e"]]);
});

test("contents that are only in a group are in no paragraph", () => {
  expect(blocksOfTree(page(content("a"), element("Div", content("b"))))).toEqual(new Map());
});

test("list items are known with and without marks and inner paragraphs", () => {
  const tree = page(
    element(
      "L",
      element("LI", element("Lbl", content("mark")), element("LBody", content("a"))),
      element("LI", element("LBody", element("P", content("b")))),
      element("LI", content("c"), element("L", element("LI", content("d")))),
    ),
  );
  expect(itemsOf(tree)).toEqual(["a", "b", "c", "d"]);
  expect(paragraphsOf(tree)).toEqual([["a"], ["b"], ["c"], ["d"]]);
});

test("an item of several paragraphs is layout, no list item", () => {
  const tree = page(
    element("L", element("LI", element("H3", content("a")), element("P", content("b")))),
  );
  expect(itemsOf(tree)).toEqual([]);
});

test("too deep, too large and damaged trees have no blocks", () => {
  let deep: unknown = content("a");
  for (let depth = 0; depth < 100; depth += 1) deep = element("P", deep);
  const wide = page(...Array.from({ length: 60_000 }, (_, at) => element("P", content(`${at}`))));
  expect(blocksOfTree(deep)).toBeUndefined();
  expect(blocksOfTree(wide)).toBeUndefined();
  expect(blocksOfTree(undefined)).toEqual(new Map());
  expect(blocksOfTree({ role: 7, children: "none" })).toEqual(new Map());
  const cycle = element("P");
  cycle.children = [cycle];
  expect(blocksOfTree(cycle)).toBeUndefined();
});

test("an element with more children than the budget is not read", () => {
  let reads = 0;
  const children = new Proxy(
    Array.from({ length: 60_000 }, (_, at) => content(`${at}`)),
    {
      get: (target, key, receiver): unknown => {
        if (typeof key === "string" && /^\d/.test(key)) reads += 1;
        return Reflect.get(target, key, receiver);
      },
    },
  );
  expect(blocksOfTree({ role: "P", children })).toBeUndefined();
  expect(reads).toBe(0);
});

test("the pages of a file have one budget; after it pages are as untagged", () => {
  const budget = nodeBudget();
  const large = page(...Array.from({ length: 30_000 }, (_, at) => content(`${at}`)));
  const small = page(element("P", content("a")));
  expect(blocksWithin(large, budget)).toBeDefined();
  expect(blocksWithin(small, budget)?.size).toBe(1);
  expect(blocksWithin(large, budget)).toBeUndefined();
  expect(blocksWithin(small, budget)).toBeUndefined();
  expect(budget.left).toBe(0);
});

test("items have the block of the nearest marked content around them", () => {
  const blocks = new Map([["a", { paragraph: 3, item: undefined }]]);
  const items = [
    { type: "beginMarkedContentProps", id: "a", tag: "P" },
    { str: "one" },
    { type: "beginMarkedContent", tag: "Span" },
    { str: "two" },
    { type: "endMarkedContent" },
    { type: "endMarkedContent" },
    { str: "three" },
    { type: "endMarkedContent" },
  ];
  const found = blocksOfItems(items, blocks);
  expect(items.flatMap((item, at) => ("str" in item ? [found[at]?.paragraph] : []))).toEqual([
    3,
    3,
    undefined,
  ]);
});
