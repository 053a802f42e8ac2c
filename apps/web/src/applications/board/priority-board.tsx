import type { Application } from "@postulo/domain/application";
import { priorities } from "@postulo/domain/priority";
import { useMemo } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { StageDot } from "../../ui/stage/stage-dot.tsx";
import { Board } from "./board.tsx";
import classes from "./board.module.css";
import type { RowActions } from "../row/row-actions.ts";

interface PriorityBoardProps {
  readonly rows: readonly Application[];
  readonly actions: RowActions;
}

function StageDetail({ row }: { readonly row: Application }) {
  const tProduct = useTranslate(productMessages);
  return (
    <small className={classes["stage"]}>
      <StageDot stage={row.application_stage} />
      {tProduct(`stages.${row.application_stage}`)}
    </small>
  );
}

/** The applications by priority. */
export default function PriorityBoard({ rows, actions }: PriorityBoardProps) {
  const tProduct = useTranslate(productMessages);
  const columns = useMemo(() => {
    const grouped = Map.groupBy(rows, (row) => row.priority_level);
    return priorities.map((id) => ({
      id,
      label: tProduct(`priorities.${id}`),
      rows: grouped.get(id) ?? [],
    }));
  }, [rows, tProduct]);
  return (
    <Board
      columns={columns}
      Detail={StageDetail}
      onDrop={(row, priority) => {
        if (priority !== row.priority_level)
          actions.edit("priorityChanged", row, { priority_level: priority });
      }}
    />
  );
}
