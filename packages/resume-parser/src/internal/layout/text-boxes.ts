import { sectionOfTitle } from "../section-titles.ts";
import type { Block, BoxPlace, ParagraphDocument } from "../../paragraph.ts";

/** A text box, the index of the block that it is anchored in, and its place. */
interface TextBox {
  readonly blocks: readonly Block[];
  readonly anchor: number | undefined;
  readonly place: BoxPlace | undefined;
  /** It contains nothing but the title of a section. */
  readonly isTitle: boolean;
}

type PlacedBox = TextBox & { readonly place: BoxPlace };

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks
    .map((block) =>
      block.kind === "table"
        ? block.table
            .flat(2)
            .flatMap(({ runs }) => runs.map((run) => run.text))
            .join("")
        : block.paragraph.runs.map((run) => run.text).join(""),
    )
    .filter((text) => text.trim() !== "");

const hasText = (block: Block) => textsOf([block]).length > 0;

function isTitle(blocks: readonly Block[]): boolean {
  const texts = textsOf(blocks);
  return texts.length > 0 && texts.length <= 2 && sectionOfTitle(texts.join(" ")) !== undefined;
}

/** The places of more boxes are not compared: no résumé has so many. */
const maxPlaced = 200;

function boxesOf({ sides, anchors = [], boxes = [] }: ParagraphDocument): TextBox[] {
  const isPlain = boxes.length > maxPlaced;
  return sides.map((blocks, at) => ({
    blocks,
    anchor: anchors[at],
    place: isPlain ? undefined : boxes[at],
    isTitle: isTitle(blocks),
  }));
}

const rightOf = ({ place }: PlacedBox) => place.left + place.width;
const bottomOf = ({ place }: PlacedBox) => place.top + place.height;

/** By how much boxes that stand side by side can overlap. */
const tolerance = 12;
/** The share of boxes that can cross the line between two columns. */
const maxCrossing = 0.25;

interface Cut {
  readonly left: readonly PlacedBox[];
  readonly right: readonly PlacedBox[];
  readonly crossing: readonly PlacedBox[];
}

/** The vertical line that the fewest boxes cross, if they stand in columns. */
function columnCut(boxes: readonly PlacedBox[]): Cut | undefined {
  const cuts = boxes.map(({ place: { left: x } }): Cut => {
    const left = boxes.filter((box) => rightOf(box) <= x + tolerance);
    const right = boxes.filter((box) => box.place.left >= x - tolerance && !left.includes(box));
    const crossing = boxes.filter((box) => !left.includes(box) && !right.includes(box));
    return { left, right, crossing };
  });
  return cuts
    .filter(({ left, right, crossing }) => {
      const isSplit = left.length > 0 && right.length > 0;
      return isSplit && crossing.length <= boxes.length * maxCrossing;
    })
    .toSorted((a, b) => a.crossing.length - b.crossing.length)[0];
}

const byTop = (boxes: readonly PlacedBox[]) =>
  boxes.toSorted((a, b) => a.place.top - b.place.top || a.place.left - b.place.left);

/** The columns that boxes stand in, each from top to bottom; a box over several columns is one of its own. */
function columnsOf(boxes: readonly PlacedBox[]): PlacedBox[][] {
  const cut = boxes.length > 1 ? columnCut(boxes) : undefined;
  if (!cut) return [byTop(boxes)];
  return [
    ...byTop(cut.crossing).map((box) => [box]),
    ...columnsOf(cut.left),
    ...columnsOf(cut.right),
  ];
}

/** The greatest distance from a title to the box that it is the title of, and where other text stands between them. */
const [titleReach, titleReachOverText] = [150, 30];

/** Whether the text has a block with letters between the anchors of two boxes. */
type HasTextBetween = (above: TextBox, below: TextBox) => boolean;

const textBetween =
  (main: readonly Block[]): HasTextBetween =>
  (above, below) =>
    main.slice(above.anchor ?? 0, below.anchor ?? 0).some(hasText);

/** Groups of boxes that are one text: from each title to the next. */
function textsOfColumn(column: readonly PlacedBox[], hasTextBetween: HasTextBetween) {
  const texts: PlacedBox[][] = [];
  let above: PlacedBox | undefined;
  for (const box of column) {
    const last = texts.at(-1);
    const reach = above && hasTextBetween(above, box) ? titleReachOverText : titleReach;
    const isNear = above !== undefined && box.place.top - bottomOf(above) < reach;
    if (last?.[0]?.isTitle === true && !box.isTitle && isNear) last.push(box);
    else texts.push([box]);
    above = box;
  }
  return texts;
}

const isPlaced = (box: TextBox): box is PlacedBox => box.place !== undefined;

/** The texts that boxes are. */
function textsOfBoxes(boxes: readonly TextBox[], main: readonly Block[]): TextBox[][] {
  const placed = boxes.filter(isPlaced).filter((box) => box.blocks.some(hasText));
  const others = boxes.filter((box) => !isPlaced(box)).map((box) => [box]);
  const columns = columnsOf(placed);
  return [...columns.flatMap((one) => textsOfColumn(one, textBetween(main))), ...others];
}

/** A block of the text, or of the title boxes between its blocks; `anchor` is where boxes beside it are anchored. */
interface MainBlock {
  readonly block: Block;
  readonly anchor: number;
}

/** The text with the titles in boxes that belong to no other box, where they are anchored. */
function withTitles(main: readonly Block[], titles: readonly TextBox[]): MainBlock[] {
  const byAnchor = Map.groupBy(titles, ({ anchor }) => anchor);
  return [...main, undefined].flatMap((block, anchor) => [
    ...(byAnchor.get(anchor) ?? []).flatMap(({ blocks }) =>
      blocks.map((one) => ({ block: one, anchor })),
    ),
    ...(block ? [{ block, anchor }] : []),
  ]);
}

const isTitleBlock = (block: Block) => isTitle([block]);

/** A section of the text that has no text of its own: it ends before the block `end`. */
interface EmptySection {
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

function emptySections(main: readonly MainBlock[]): EmptySection[] {
  const written = [...main.entries()].filter(([, { block }]) => hasText(block));
  return written.flatMap(([, { block, anchor }], at): EmptySection[] => {
    const next = written[at + 1];
    if (!isTitleBlock(block) || (next && !isTitleBlock(next[1].block))) return [];
    return [
      {
        from: anchor,
        to: next?.[1].anchor ?? Number.POSITIVE_INFINITY,
        end: next?.[0] ?? main.length,
      },
    ];
  });
}

type Text = readonly TextBox[];

/** Boxes whose tops differ by less stand side by side. */
const rowHeight = 20;

/** In reading order: by rows, each from left to right. */
const byRow = ([a]: Text, [b]: Text) => {
  if (!a?.place || !b?.place) return 0;
  const difference = a.place.top - b.place.top;
  return Math.abs(difference) < rowHeight ? a.place.left - b.place.left : difference;
};

/** The text and the texts beside it. Titles in boxes stand above the box or the text that they belong to, and boxes in the section that has no other text. */
export function flowsOfBoxes(document: ParagraphDocument): {
  readonly main: readonly Block[];
  readonly sides: readonly (readonly Block[])[];
} {
  const texts: readonly Text[] = textsOfBoxes(boxesOf(document), document.main);
  const isOwnTitle = ([first, ...more]: Text) =>
    first?.isTitle === true && first.anchor !== undefined && more.length === 0;
  const main = withTitles(document.main, texts.filter(isOwnTitle).flat());
  const sections = emptySections(main);
  const sectionOf = ([first]: Text) =>
    first?.place === undefined || first.isTitle
      ? undefined
      : sections.find(({ from, to }) => isBetween(first.anchor, from, to));
  const others = texts
    .filter((text) => !isOwnTitle(text))
    .map((text) => ({ text, end: sectionOf(text)?.end }));
  const inner = others.filter(({ end }) => end !== undefined);
  const byEnd = Map.groupBy(
    inner.toSorted((one, other) => byRow(one.text, other.text)),
    ({ end }) => end,
  );
  return {
    main: [...main, undefined].flatMap((one, at) => [
      ...(byEnd.get(at) ?? []).flatMap(({ text }) => text.flatMap(({ blocks }) => blocks)),
      ...(one ? [one.block] : []),
    ]),
    sides: others
      .filter(({ end }) => end === undefined)
      .map(({ text }) => text.flatMap(({ blocks }) => blocks)),
  };
}

const isBetween = (at: number | undefined, from: number, to: number) =>
  at !== undefined && at >= from && at <= to;
