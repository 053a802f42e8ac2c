import { stages, type Stage } from "@postulo/domain/stage";

export interface Flow {
  readonly from: Stage;
  readonly to: Stage;
  readonly count: number;
}

interface SankeyNode {
  readonly stage: Stage;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

interface SankeyLink extends Flow {
  /** The outline of the band: the `d` of a path. */
  readonly path: string;
}

export interface SankeyLayout {
  readonly nodes: readonly SankeyNode[];
  readonly links: readonly SankeyLink[];
  /** Of the highest column, at most that of `SankeySize`. */
  readonly height: number;
}

interface SankeySize {
  readonly width: number;
  readonly height: number;
  readonly nodeWidth: number;
}

/** Terminal stages are in the last column; each other stage has its own. */
const columnOf = (stage: Stage) => Math.min(stages.indexOf(stage), stages.indexOf("rejected"));

const gap = 20;
/** Height of one application, so that a few of them do not fill the diagram. */
const maxScale = 16;

const sum = (flows: readonly Flow[]) => flows.reduce((total, { count }) => total + count, 0);

/**
 * The layout of a Sankey diagram: positions of stages, paths of bands; stages without flow are omitted.
 * @param flows from a stage to a later one
 */
export function layOutSankey(
  flows: readonly Flow[],
  { width, height, nodeWidth }: SankeySize,
): SankeyLayout {
  const through = (stage: Stage) =>
    Math.max(
      sum(flows.filter(({ from }) => from === stage)),
      sum(flows.filter(({ to }) => to === stage)),
    );
  const used = stages.filter((stage) => through(stage) > 0);
  const columns = [...Map.groupBy(used, columnOf).values()];
  const scale = Math.min(
    maxScale,
    ...columns.map((column) => {
      const total = column.reduce((count, stage) => count + through(stage), 0);
      return (height - gap * (column.length - 1)) / total;
    }),
  );
  const nodes = columns.flatMap((column, at) => {
    const x = columns.length === 1 ? 0 : (at * (width - nodeWidth)) / (columns.length - 1);
    let y = 0;
    return column.map((stage): SankeyNode => {
      const node = { stage, x, y, height: through(stage) * scale };
      y += node.height + gap;
      return node;
    });
  });
  return {
    nodes,
    links: layOutLinks(flows, { nodes, scale, nodeWidth }),
    height: Math.max(0, ...nodes.map((node) => node.y + node.height)),
  };
}

function layOutLinks(
  flows: readonly Flow[],
  at: { readonly nodes: readonly SankeyNode[]; readonly scale: number; readonly nodeWidth: number },
): SankeyLink[] {
  const left = new Map<Stage, number>();
  const arrived = new Map<Stage, number>();
  return flows.flatMap((flow) => {
    const from = at.nodes.find(({ stage }) => stage === flow.from);
    const to = at.nodes.find(({ stage }) => stage === flow.to);
    if (!from || !to) return [];
    const thickness = flow.count * at.scale;
    const startY = from.y + (left.get(flow.from) ?? 0);
    const endY = to.y + (arrived.get(flow.to) ?? 0);
    left.set(flow.from, startY - from.y + thickness);
    arrived.set(flow.to, endY - to.y + thickness);
    const [startX, endX] = [from.x + at.nodeWidth, to.x];
    const middle = (startX + endX) / 2;
    const path = [
      `M${startX} ${startY}`,
      `C${middle} ${startY} ${middle} ${endY} ${endX} ${endY}`,
      `V${endY + thickness}`,
      `C${middle} ${endY + thickness} ${middle} ${startY + thickness} ${startX} ${startY + thickness}`,
      "Z",
    ].join("");
    return [{ ...flow, path }];
  });
}
