import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { pathWithoutLanguage } from "@postulo/i18n/language-path";
import type { PublicPage } from "../i18n/language-choice.ts";
import { useAnnounce } from "./feedback/announcer.tsx";
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
  /** The canonical path of the page, for pages that several paths show. Defaults to the current path. */
  readonly path?: string | undefined;
}

/** The pathname of the referrer, if it is a page of this site. */
function referringPage(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const { origin, pathname } = URL.parse(document.referrer) ?? {};
  if (origin !== window.location.origin || pathname === undefined) return undefined;
  return pathWithoutLanguage(pathname);
}

/** The page rendered last. */
let lastPage = referringPage();
let isInitial = true;

/**
 * Whether another page was rendered before, or linked to the initial one and no element has the focus yet. Outside of
 * the component: in the effect, React Compiler would read `lastPage` only after the assignment.
 */
function isNavigation(page: string): boolean {
  const previous = lastPage;
  const isTaken = isInitial && document.activeElement !== document.body;
  lastPage = page;
  isInitial = false;
  return previous !== undefined && previous !== page && !isTaken;
}

/**
 * The h1, document title and meta tags. After a navigation it gets the focus and is announced; on an initial page
 * opened otherwise both are left to the browser.
 */
export function PageTitle({
  children,
  documentTitle,
  description,
  publicPage,
  className,
  path,
}: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const page = pathWithoutLanguage(path ?? pathname);
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
