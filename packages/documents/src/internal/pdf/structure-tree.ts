import type { TextBlock } from "@postulo/resume-parser/page";

/** Roles of paragraphs and of what is read like one; all other roles of text are inline. */
const blockRoles: ReadonlySet<string> = new Set(
  "P H H1 H2 H3 H4 H5 H6 Title LI TD TH Caption BlockQuote Note TOCI BibEntry Index".split(" "),
);
/** Roles that contain blocks: text directly in one of them is in no paragraph. */
const groupRoles: ReadonlySet<string> = new Set(
  "Root Document DocumentFragment Part Art Sect Div L Table THead TBody TFoot TR TOC Form Figure".split(
    " ",
  ),
);

/** Deeper and larger trees are not read. PDF.js itself ends at a depth of 40. */
const maxDepth = 60;
const maxNodes = 50_000;

/** How many nodes of the trees of a file are still read. */
export interface NodeBudget {
  left: number;
}

export const nodeBudget = (): NodeBudget => ({ left: maxNodes });

// Plain guards: a schema takes 50 µs a node.
const isContent = (node: unknown): node is { id: string } =>
  typeof node === "object" &&
  node !== null &&
  "type" in node &&
  node.type === "content" &&
  "id" in node &&
  typeof node.id === "string";
const isElement = (node: unknown): node is { role: string; children: readonly unknown[] } =>
  typeof node === "object" &&
  node !== null &&
  "role" in node &&
  typeof node.role === "string" &&
  "children" in node &&
  Array.isArray(node.children);

interface Place {
  readonly paragraph: number | undefined;
  readonly item: number | undefined;
}

interface Visit extends Place {
  readonly node: unknown;
  readonly depth: number;
}

/** The place of each content of a tree, in its order; undefined for trees that are too large. */
function placesOfTree(tree: unknown, budget: NodeBudget): Map<string, Place> | undefined {
  const places = new Map<string, Place>();
  const stack: Visit[] = [{ node: tree, depth: 0, paragraph: undefined, item: undefined }];
  let nodes = 0;
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    nodes += 1;
    budget.left -= 1;
    const { node, depth, paragraph, item } = visit;
    if (depth > maxDepth) return undefined;
    if (isContent(node) && !places.has(node.id)) places.set(node.id, { paragraph, item });
    if (!isElement(node)) continue;
    const { role, children } = node;
    // Before they are pushed: an element can have millions of children.
    if (stack.length + children.length > budget.left) {
      budget.left = 0;
      return undefined;
    }
    const place = placeIn(role, nodes, visit);
    for (const child of children.toReversed())
      stack.push({ node: child, depth: depth + 1, ...place });
  }
  return places;
}

function placeIn(role: string, number: number, { paragraph, item }: Place): Place {
  if (role === "LI") return { paragraph: number, item: number };
  // The mark of an item is in no paragraph.
  if (role === "Lbl") return { paragraph: undefined, item };
  if (blockRoles.has(role)) return { paragraph: number, item };
  return { paragraph: groupRoles.has(role) ? undefined : paragraph, item };
}

/**
 * The blocks of the texts of a page by the identifiers of their marked content.
 * @param tree as PDF.js returns it
 * @param budget of the file, which the nodes of the tree are taken from
 * @returns undefined for a tree that is too deep, or larger than the budget, which is then used up
 */
export function blocksOfTree(
  tree: unknown,
  budget: NodeBudget,
): ReadonlyMap<string, TextBlock> | undefined {
  const places = budget.left > 0 ? placesOfTree(tree, budget) : undefined;
  if (!places) return undefined;
  const paragraphs = new Map<number, Set<number>>();
  for (const { item, paragraph } of places.values())
    if (item !== undefined && paragraph !== undefined)
      paragraphs.set(item, (paragraphs.get(item) ?? new Set()).add(paragraph));
  return new Map(
    [...places].flatMap(([id, { item, paragraph }]) =>
      paragraph === undefined
        ? []
        : [
            [
              id,
              {
                paragraph,
                item: item !== undefined && paragraphs.get(item)?.size === 1 ? item : undefined,
              },
            ],
          ],
    ),
  );
}

const typeOf = (item: unknown) =>
  typeof item === "object" && item !== null && "type" in item ? item.type : undefined;
const idOf = (item: unknown) =>
  typeof item === "object" && item !== null && "id" in item ? item.id : undefined;

/** The blocks of the items of a page, which are listed with the marks of their content. */
export function blocksOfItems(
  items: readonly unknown[],
  blocks: ReadonlyMap<string, TextBlock>,
): (TextBlock | undefined)[] {
  const open: (TextBlock | undefined)[] = [];
  return items.map((item) => {
    const type = typeOf(item);
    if (type === "beginMarkedContent" || type === "beginMarkedContentProps") {
      const id = idOf(item);
      open.push((typeof id === "string" ? blocks.get(id) : undefined) ?? open.at(-1));
    } else if (type === "endMarkedContent") open.pop();
    else return open.at(-1);
    return undefined;
  });
}
