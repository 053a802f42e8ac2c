import { useEffect, useId, useRef, type ReactNode } from "react";
import { PageTitle } from "../../ui/page-title.tsx";
import { PageContext } from "./part.tsx";
import { useSheetKeys } from "./use-sheet-keys.ts";
import { PageBar, SheetBar, type Place } from "./sheet-bar.tsx";
import classes from "./application-sheet.module.css";

export interface SheetPlace {
  /** Whether it replaces the list, on narrow screens. */
  readonly isPage: boolean;
  readonly place: Place;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

interface SheetFrameProps {
  readonly sheet: SheetPlace;
  /** In the heading, which names the sheet. */
  readonly title: ReactNode;
  readonly documentTitle: string;
  /** In the bar, on the right. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** One application: a sheet beside the list, or a page on narrow screens. */
export function SheetFrame(props: SheetFrameProps) {
  return (
    <PageContext value={props.sheet.isPage}>
      {props.sheet.isPage ? <PageFrame {...props} /> : <BesideList {...props} />}
    </PageContext>
  );
}

function PageFrame({ sheet, title, documentTitle, tools, children }: SheetFrameProps) {
  return (
    <article className={classes["page"]}>
      <PageBar onClose={sheet.onClose}>{tools}</PageBar>
      <PageTitle documentTitle={documentTitle} className={classes["title"]}>
        {title}
      </PageTitle>
      {children}
    </article>
  );
}

/** Not modal: the list beside it stays usable. */
function BesideList({ sheet, title, tools, children }: SheetFrameProps) {
  const { place, onMove, onClose } = sheet;
  const { previousId, nextId } = place;
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useSheetKeys(element, {
    onClose,
    onPrevious: previousId === undefined ? undefined : () => onMove(previousId),
    onNext: nextId === undefined ? undefined : () => onMove(nextId),
  });
  return (
    <dialog ref={element} open aria-labelledby={id} className={classes["sheet"]}>
      <SheetBar place={place} onMove={onMove} onClose={onClose}>
        {tools}
      </SheetBar>
      <div className={classes["body"]}>
        <h2 id={id} ref={heading} tabIndex={-1} className={classes["title"]}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
