import type { Application } from "@postulo/domain/application";
import {
  pipelineGroupOf,
  pipelineGroups,
  stageAfterDrop,
  standardGroups,
  type PipelineGroup,
} from "@postulo/domain/stage";
import { useMemo } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Board } from "./board.tsx";
import type { RowActions } from "../row/row-actions.ts";

interface PipelineBoardProps {
  readonly rows: readonly Application[];
  readonly actions: RowActions;
}

/** The groups whose name does not say the stage. */
const severalStages: readonly PipelineGroup[] = ["interviews", "closed"];

function StageDetail({ row }: { readonly row: Application }) {
  const tProduct = useTranslate(productMessages);
  if (!severalStages.includes(pipelineGroupOf(row.application_stage))) return null;
  return <small>{tProduct(`stages.${row.application_stage}`)}</small>;
}

/** The applications by stage group; dropping a card on a column sets the first stage of that column. */
export default function PipelineBoard({ rows, actions }: PipelineBoardProps) {
  const tProduct = useTranslate(productMessages);
  const columns = useMemo(() => {
    const grouped = Map.groupBy(rows, (row) => pipelineGroupOf(row.application_stage));
    return pipelineGroups
      .filter((id) => standardGroups.includes(id) || grouped.has(id))
      .map((id) => ({
        id,
        label: tProduct(`pipelineGroups.${id}`),
        stage: stageAfterDrop(undefined, id),
        rows: grouped.get(id) ?? [],
      }));
  }, [rows, tProduct]);
  return (
    <Board
      columns={columns}
      Detail={StageDetail}
      onDrop={(row, group) => {
        const stage = stageAfterDrop(row.application_stage, group);
        if (stage !== row.application_stage)
          actions.edit("moved", row, { application_stage: stage });
      }}
    />
  );
}
