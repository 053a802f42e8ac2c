import type { TextBlock } from "@postulo/resume-parser/page";
import * as z from "zod";

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

const content = z.object({ type: z.literal("content"), id: z.string() });
const element = z.object({ role: z.string(), children: z.array(z.unknown()) });

interface Place {
  readonly paragraph: number | undefined;
  readonly item: number | undefined;
}

interface Visit extends Place {
  readonly node: unknown;
  readonly depth: number;
}

/** The place of each content of a tree, in its order; undefined for trees that are too large. */
function placesOfTree(tree: unknown): Map<string, Place> | undefined {
  const places = new Map<string, Place>();
  const stack: Visit[] = [{ node: tree, depth: 0, paragraph: undefined, item: undefined }];
  let nodes = 0;
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    nodes += 1;
    if (nodes > maxNodes || visit.depth > maxDepth) return undefined;
    const { node, depth, paragraph, item } = visit;
    const text = content.safeParse(node);
    if (text.success && !places.has(text.data.id)) places.set(text.data.id, { paragraph, item });
    const { success, data } = element.safeParse(node);
    if (!success) continue;
    const place = placeIn(data.role, nodes, visit);
    for (const child of data.children.toReversed())
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
 * @param tree as PDF.js returns it; undefined for trees that are too large or too deep.
 */
export function blocksOfTree(tree: unknown): ReadonlyMap<string, TextBlock> | undefined {
  const places = placesOfTree(tree);
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

const begin = z.object({
  type: z.enum(["beginMarkedContent", "beginMarkedContentProps"]),
  id: z.string().nullish(),
});
const end = z.object({ type: z.literal("endMarkedContent") });

/** The blocks of the items of a page, which are listed with the marks of their content. */
export function blocksOfItems(
  items: readonly unknown[],
  blocks: ReadonlyMap<string, TextBlock>,
): (TextBlock | undefined)[] {
  const open: (TextBlock | undefined)[] = [];
  return items.map((item) => {
    const opened = begin.safeParse(item);
    if (opened.success) {
      const { id } = opened.data;
      open.push((typeof id === "string" ? blocks.get(id) : undefined) ?? open.at(-1));
    } else if (end.safeParse(item).success) open.pop();
    else return open.at(-1);
    return undefined;
  });
}
