import { Suspense } from "react";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import type { EditMode } from "../column-views.ts";
import type { RowProps } from "./row-tools.ts";

const Editor = lazyComponent(() => import("./row-editor.tsx"));

/** The inline form for a part of a row, whose code is loaded when one is opened. */
export function RowEditor(props: RowProps & { readonly mode: EditMode }) {
  const { row, tools } = props;
  return (
    <Suspense fallback={<CancelOnEscape onCancel={() => tools.closeEditor(row.id)} />}>
      <Editor {...props} />
    </Suspense>
  );
}
