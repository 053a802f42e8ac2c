import type { Application } from "@postulo/domain/application";
import {
  pipelineGroupOf,
  pipelineGroups,
  stageAfterDrop,
  standardGroups,
} from "@postulo/domain/stage";
import { useMemo } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Board } from "./board.tsx";
import type { RowActions } from "../row/use-row-actions.ts";

interface PipelineBoardProps {
  readonly rows: readonly Application[];
  readonly actions: RowActions;
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
        rows: grouped.get(id) ?? [],
      }));
  }, [rows, tProduct]);
  return (
    <Board
      columns={columns}
      detail={(row) => tProduct(`stages.${row.application_stage}`)}
      onDrop={(row, group) => {
        const stage = stageAfterDrop(row.application_stage, group);
        if (stage !== row.application_stage)
          actions.edit("moved", row, { application_stage: stage });
      }}
    />
  );
}
