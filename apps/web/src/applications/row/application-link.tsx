import { createContext, use, type MouseEvent, type ReactNode } from "react";

/** The path of the applications page. */
export const listPath = "/dashboard/applications";
/** What the router puts before paths, where it is not at the root of the site. */
export const AddressPrefix = createContext("");

/** The state of a navigation that opened an application from the list. */
export const openedFromList = { openedFromList: true } as const;

/** Opens an application beside the list. A stable function, so that links are not rendered again on navigation. */
export const OpenApplicationContext = createContext<(id: string) => void>(() => undefined);

/** Whether the browser opens the link elsewhere, such as in a new tab. */
const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

interface ApplicationLinkProps {
  readonly id: string;
  /** The accessible name, if it is more than the text. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens an application beside the list, whose filters and scroll position stay. Not React Router's link, which reads the
 * location: each of hundreds would be rendered again when the list is sorted.
 */
export function ApplicationLink({ id, label, className, children }: ApplicationLinkProps) {
  const open = use(OpenApplicationContext);
  const prefix = use(AddressPrefix);
  return (
    <a
      href={`${prefix}${listPath}/${id}`}
      className={className}
      data-application={id}
      aria-label={label}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        open(id);
      }}
    >
      {children}
    </a>
  );
}
