import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

/** The path of the applications page. */
export const listPath = "/dashboard/applications";

/** The state of a navigation that opened an application from the list. */
export const openedFromList = { openedFromList: true } as const;

interface ApplicationLinkProps {
  readonly id: string;
  /** The accessible name, if it is more than the text. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens an application beside the list, whose filters and scroll position stay. */
export function ApplicationLink({ id, label, className, children }: ApplicationLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: `${listPath}/${id}`, search }}
      state={openedFromList}
      preventScrollReset
      className={className}
      data-application={id}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
