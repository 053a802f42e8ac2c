import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { pathWithoutLanguage } from "@postulo/i18n/language-path";
import type { PublicPage } from "../i18n/language-choice.ts";
import { useAnnounce } from "./announcer.tsx";
import { SharingTags } from "./sharing-tags.tsx";

interface PageTitleProps {
  /** The page's heading. Every page has exactly one. */
  readonly children: ReactNode;
  /** Of the browser's tab and of what is announced, without the product's name. */
  readonly documentTitle: string;
  /** For search engines. A page without one is not to be found by them. */
  readonly description?: string;
  /** Of a page that stands at one address per language, and is to be found and shared. */
  readonly publicPage?: PublicPage;
  readonly className?: string | undefined;
}

/** The page whose title was last shown; the first one is the page as it was delivered. */
let lastPage: string | undefined;

/**
 * Whether another page was shown before; remembers this one. Outside of the component, because React Compiler moves the
 * read of a module's variable behind its assignment there.
 */
function isNavigation(page: string): boolean {
  const previous = lastPage;
  lastPage = page;
  return previous !== undefined && previous !== page;
}

/**
 * The h1 together with what the browser's head must say. After a change of route it takes the focus and is announced;
 * on the page as it was delivered it leaves both to the browser.
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
