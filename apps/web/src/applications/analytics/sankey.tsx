import type { Statistics } from "@postulo/domain/application-statistics";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ChartFrame } from "./bar-chart.tsx";
import { FigureLink, type ShowRows } from "./figure-link.tsx";
import { analyticsMessages } from "./messages.ts";
import { layOutSankey } from "./sankey-layout.ts";

interface SankeyProps {
  readonly transitions: Statistics["transitions"];
  readonly onShow: ShowRows;
}

const width = 940;
const maxHeight = 190;
const nodeWidth = 8;
/** Space for the labels of the last column, which are before their stage. */
const labelHeight = 16;

/** A Sankey diagram of the transitions between stages. */
export function Sankey({ transitions, onShow }: SankeyProps) {
  const t = useTranslate(analyticsMessages);
  const tProduct = useTranslate(productMessages);
  const flows = transitions.map(({ from, to, figure }) => ({ from, to, count: figure.ids.length }));
  const { nodes, links, height } = layOutSankey(flows, { width, height: maxHeight, nodeWidth });
  const all = flows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFrame
      isWide
      title={t("ways")}
      note={flows.length === 0 ? t("noWays") : t("forward", { count: all })}
      table={<TransitionTable transitions={transitions} onShow={onShow} />}
    >
      {nodes.length === 0 ? null : (
        <svg viewBox={`0 0 ${width} ${height + labelHeight}`} role="img" aria-label={t("ways")}>
          {links.map(({ from, to, path }) => (
            <path key={`${from} ${to}`} d={path} data-band />
          ))}
          {nodes.map(({ stage, x, y, height: nodeHeight }) => {
            const isLast = x > width / 2;
            return (
              <g key={stage}>
                <rect x={x} y={y} width={nodeWidth} height={Math.max(nodeHeight, 1)} />
                <text
                  x={isLast ? x + nodeWidth : x}
                  y={y + nodeHeight + 13}
                  textAnchor={isLast ? "end" : "start"}
                >
                  {tProduct(`stages.${stage}`)}
                </text>
              </g>
            );
          })}
        </svg>
      )}
    </ChartFrame>
  );
}

function TransitionTable({ transitions, onShow }: SankeyProps) {
  const t = useTranslate(analyticsMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("from")}</th>
          <th scope="col">{t("to")}</th>
          <th scope="col">{t("times")}</th>
        </tr>
      </thead>
      <tbody>
        {transitions.map(({ from, to, figure }) => {
          const names = [tProduct(`stages.${from}`), tProduct(`stages.${to}`)];
          return (
            <tr key={figure.key}>
              <td>{names[0]}</td>
              <td>{names[1]}</td>
              <td>
                <FigureLink figure={figure} label={names.join(" → ")} onShow={onShow} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
