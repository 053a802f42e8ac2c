import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { pathWithoutLanguage } from "@postulo/i18n/language-path";
import type { PublicPage } from "../i18n/language-choice.ts";
import { useAnnounce } from "./announcer.tsx";
import { SharingTags } from "./sharing-tags.tsx";

interface PageTitleProps {
  /** The h1 of the page. */
  readonly children: ReactNode;
  /** The document's title and the announcement, without the product's name. */
  readonly documentTitle: string;
  /** The meta description; a page without one has `noindex`. */
  readonly description?: string;
  /** A page with one URL per language, which search engines index. */
  readonly publicPage?: PublicPage;
  readonly className?: string | undefined;
}

/** The page rendered last; undefined until the first one. */
let lastPage: string | undefined;

/**
 * Whether another page was rendered before. A function outside of the component: in the effect, React Compiler would
 * read `lastPage` only after the assignment.
 */
function isNavigation(page: string): boolean {
  const previous = lastPage;
  lastPage = page;
  return previous !== undefined && previous !== page;
}

/**
 * The h1, document title and meta tags. After a client-side navigation it gets the focus and is announced; on the
 * initial page both are left to the browser.
 */
export function PageTitle({
  children,
  documentTitle,
  description,
  publicPage,
  className,
}: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pathWithoutLanguage(useLocation().pathname);
  const announce = useAnnounce();
  const title = `${documentTitle} · Postulo`;
  const latestTitle = useRef(title);

  useEffect(() => {
    latestTitle.current = title;
  }, [title]);

  useEffect(() => {
    if (!isNavigation(page)) return;
    heading.current?.focus({ preventScroll: true });
    announce(latestTitle.current);
  }, [page, announce]);

  return (
    <>
      <title>{title}</title>
      {description ? (
        <meta name="description" content={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {publicPage && description ? (
        <SharingTags page={publicPage} title={documentTitle} description={description} />
      ) : null}
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
