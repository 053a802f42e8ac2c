import type { Application } from "@postulo/domain/application";
import { Suspense, useEffect } from "react";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { onFirstInteraction } from "../ui/first-interaction.ts";
import type { RowActions } from "./row/row-actions.ts";
import type { OpenedApplication as Opened } from "./use-opened-application.ts";

const loadSheet = () => import("./application/application-sheet.tsx");
const ApplicationSheet = lazyComponent(loadSheet);

interface OpenedApplicationProps {
  readonly opened: Opened;
  readonly rows: readonly Application[] | undefined;
  /** The rows as they are filtered and sorted; undefined without a list beside it. */
  readonly shown: readonly Application[] | undefined;
  readonly isLoading: boolean;
  readonly actions: RowActions;
  readonly onRestore: (id: string) => void;
}

/** The neighbours of an application in the list. */
function placeOf(id: string, shown: readonly Application[]) {
  const index = shown.findIndex((row) => row.id === id);
  const first = index < 0 ? shown[0] : undefined;
  return {
    index,
    count: shown.length,
    previousId: index > 0 ? shown[index - 1]?.id : undefined,
    nextId: (first ?? shown[index + 1])?.id,
  };
}

/** The application in the URL, beside the list or instead of it. Its code is loaded before it is needed. */
export function OpenedApplication(props: OpenedApplicationProps) {
  const { opened, rows, shown, isLoading, actions, onRestore } = props;
  useEffect(() => {
    const ending = new AbortController();
    // Opening an application needs an interaction; before it, the code would delay the first rows. A failure is reported
    // when the application is opened.
    onFirstInteraction(() => void loadSheet().catch(() => undefined), ending.signal);
    return () => ending.abort();
  }, []);
  const { id } = opened;
  if (id === undefined) return null;
  const onClose = shown ? opened.close : opened.back;
  return (
    <Suspense fallback={<CancelOnEscape onCancel={onClose} />}>
      <ApplicationSheet
        key={id}
        id={id}
        row={rows?.find((row) => row.id === id)}
        isLoading={isLoading}
        actions={actions}
        onRestore={onRestore}
        sheet={{
          isPage: shown === undefined,
          place: placeOf(id, shown ?? []),
          onMove: opened.move,
          onClose,
        }}
      />
    </Suspense>
  );
}
