import { useMemo } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { BoardColumn } from "./board-parts.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";

interface DragEvent {
  readonly operation: {
    readonly source: { readonly id: string | number } | null;
    readonly target: { readonly id: string | number } | null;
  };
  readonly canceled?: boolean;
}

/** Announcements of dnd-kit for screen readers. */
export function useAnnouncements(columns: readonly BoardColumn<string>[]) {
  const t = useTranslate(applicationMessages);
  return useMemo(() => {
    const names = new Map<unknown, string>(columns.map(({ id, label }) => [id, label]));
    const positions = new Map<unknown, string>(
      columns.flatMap(({ rows }) => rows.map((row) => [row.id, positionOf(row)] as const)),
    );
    const named = ({ operation: { source, target } }: DragEvent) => {
      const position = positions.get(source?.id);
      return position === undefined ? undefined : { position, column: names.get(target?.id) };
    };
    return {
      dragstart: (event: DragEvent) => {
        const card = named(event);
        return card && t("board.pickedUp", { position: card.position });
      },
      dragover: (event: DragEvent) => {
        const card = named(event);
        return card?.column === undefined
          ? undefined
          : t("board.over", { position: card.position, column: card.column });
      },
      dragend: (event: DragEvent) => {
        const card = named(event);
        if (!card) return undefined;
        return event.canceled === true || card.column === undefined
          ? t("board.putBack", { position: card.position })
          : t("board.dropped", { position: card.position, column: card.column });
      },
    };
  }, [columns, t]);
}
