import { child, descendants, type XmlNode } from "./xml-node.ts";

/** What an offset is counted from: the page, its margin, or the paragraph that the box is anchored in. */
export type Origin = "page" | "margin" | "paragraph";

/** The place of a text box as written, in points. */
export interface WrittenPlace {
  readonly left: { readonly from: Origin; readonly offset: number };
  readonly top: { readonly from: Origin; readonly offset: number };
  readonly width: number;
  readonly height: number;
}

/** A text box found in a run. */
export interface FoundBox {
  readonly content: XmlNode;
  readonly place: WrittenPlace | undefined;
}

/** English Metric Units in a point. */
const pointSize = 12_700;
/** Of A4 paper, where a file does not say it; only for boxes that are aligned instead of placed. */
const [pageWidth, margin] = [595, 72];

const numberOf = (text: string | undefined) => {
  const value = Number(text);
  return text === undefined || text.trim() === "" || !Number.isFinite(value) ? undefined : value;
};

const attribute = (node: XmlNode | undefined, name: string) =>
  numberOf(node?.attributes[name]) ?? 0;

function originOf(from: string | undefined): Origin {
  if (from === "page") return "page";
  return from === "paragraph" || from === "line" || from === "text" ? "paragraph" : "margin";
}

function alignedOffset(align: string | undefined, width: number): number {
  const free = pageWidth - 2 * margin - width;
  if (align === "right" || align === "outside") return free;
  return align === "center" ? free / 2 : 0;
}

const offsetOf = (node: XmlNode | undefined) =>
  numberOf(child(node, "wp:posOffset")?.children[0]?.text);

/** The place of a drawing that floats. */
function placeOfAnchor(anchor: XmlNode): WrittenPlace {
  const extent = child(anchor, "wp:extent");
  const [width, height] = [
    attribute(extent, "cx") / pointSize,
    attribute(extent, "cy") / pointSize,
  ];
  const [across, down] = [child(anchor, "wp:positionH"), child(anchor, "wp:positionV")];
  const left = offsetOf(across);
  const align = child(across, "wp:align")?.children[0]?.text;
  return {
    left: {
      from: left === undefined ? "margin" : originOf(across?.attributes["relativeFrom"]),
      offset: left === undefined ? alignedOffset(align, width) : left / pointSize,
    },
    top: {
      from: originOf(down?.attributes["relativeFrom"]),
      offset: (offsetOf(down) ?? 0) / pointSize,
    },
    width,
    height,
  };
}

const unitsInPoints: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  px: 0.75,
};

/** `margin-left: 12.5pt` and the like, of a style attribute. */
function lengthsOf(style: string): ReadonlyMap<string, string> {
  return new Map(
    style.split(";").flatMap((one): [string, string][] => {
      const at = one.indexOf(":");
      return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()]];
    }),
  );
}

function points(text: string | undefined): number | undefined {
  const [, value, unit = ""] = /^(-?[\d.]+)(pt|in|cm|mm|px)?$/u.exec(text ?? "") ?? [];
  const number = numberOf(value);
  return number === undefined ? undefined : number * (unitsInPoints[unit] ?? 1);
}

/** The place of a shape of VML, as programs before Word 2010 write it. */
function placeOfShape({ attributes }: XmlNode): WrittenPlace | undefined {
  const style = lengthsOf(attributes["style"] ?? "");
  const [left, top] = [points(style.get("margin-left")), points(style.get("margin-top"))];
  const [width, height] = [points(style.get("width")), points(style.get("height"))];
  if (style.get("position") !== "absolute" || left === undefined || top === undefined)
    return undefined;
  const across = style.get("mso-position-horizontal-relative");
  return {
    left: { from: originOf(across), offset: left },
    top: {
      from: originOf(style.get("mso-position-vertical-relative") ?? "paragraph"),
      offset: top,
    },
    width: width ?? 0,
    height: height ?? 0,
  };
}

/** A place inside a group of shapes: its origin and scale in points of the drawing. */
interface Frame {
  readonly place: WrittenPlace;
  /** Absent outside groups, where a shape fills its drawing. */
  readonly scale?: Readonly<Record<"x" | "y" | "fromX" | "fromY", number>>;
}

/** `off`, `ext`, `chOff` and `chExt` of a shape or group. */
const transformOf = (node: XmlNode, name: string) => child(child(node, name), "a:xfrm");

function frameOfShape(shape: XmlNode, { place, scale }: Frame, properties: string): WrittenPlace {
  const transform = transformOf(shape, properties);
  if (!scale || !transform) return place;
  const [off, ext] = [child(transform, "a:off"), child(transform, "a:ext")];
  return {
    left: {
      ...place.left,
      offset: place.left.offset + (attribute(off, "x") - scale.fromX) * scale.x,
    },
    top: { ...place.top, offset: place.top.offset + (attribute(off, "y") - scale.fromY) * scale.y },
    width: attribute(ext, "cx") * scale.x,
    height: attribute(ext, "cy") * scale.y,
  };
}

const scaleOf = (size: number, units: number) => (units > 0 ? size / units : 1 / pointSize);

/** The frame of the shapes in a group, which has lengths of its own. */
function frameOfGroup(group: XmlNode, outer: Frame): Frame {
  const transform = transformOf(group, "wpg:grpSpPr");
  const place = frameOfShape(group, outer, "wpg:grpSpPr");
  const [own, inner] = [child(transform, "a:chExt"), child(transform, "a:chOff")];
  return {
    place,
    scale: {
      x: scaleOf(place.width, attribute(own, "cx")),
      y: scaleOf(place.height, attribute(own, "cy")),
      fromX: attribute(inner, "x"),
      fromY: attribute(inner, "y"),
    },
  };
}

function innerFrame(node: XmlNode, frame: Frame | undefined): Frame | undefined {
  if (node.name === "wp:anchor") return { place: placeOfAnchor(node) };
  if (frame && (node.name === "wpg:wgp" || node.name === "wpg:grpSp"))
    return frameOfGroup(node, frame);
  if (frame && node.name === "wps:wsp") return { place: frameOfShape(node, frame, "wps:spPr") };
  const place = /^v:(?:shape|rect|roundrect)$/u.test(node.name) ? placeOfShape(node) : undefined;
  return place ? { place } : frame;
}

/** The text boxes in a run, in document order; the fallback copies for older programs are skipped. */
export function findBoxes(node: XmlNode, frame?: Frame): FoundBox[] {
  return node.children.flatMap((one): FoundBox[] => {
    if (one.name === "mc:Fallback" || one.name === "w:t") return [];
    if (one.name === "w:txbxContent") return [{ content: one, place: frame?.place }];
    return findBoxes(one, innerFrame(one, frame));
  });
}

/** How many pages begin inside a paragraph or table, as the program that wrote the file last drew it. */
export const pageBreaksIn = (node: XmlNode): number =>
  descendants(node, "w:lastRenderedPageBreak").length ||
  descendants(node, "w:br").filter(({ attributes }) => attributes["w:type"] === "page").length;
