import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { advanceFocus } from "../ui/focus-if-unclaimed.ts";
import { accountSections, sectionOf, type AccountSection } from "./account-sections.ts";
import { accountMessages } from "./messages.ts";
import classes from "./account-page.module.css";

/** Links to the sections. A URL with a fragment moves the focus to the heading of its section. */
export function AccountIndex() {
  const t = useTranslate(accountMessages);
  const { hash, key } = useLocation();
  const current = sectionOf(hash);
  return (
    <nav className={classes["index"]} aria-label={t("sections.label")}>
      {/* The key: a link to the current section may be followed again. */}
      {current ? <OpenSection key={key} section={current} /> : null}
      <ul>
        {accountSections.map((section) => (
          <li key={section}>
            <Link
              to={{ hash: section }}
              preventScrollReset
              aria-current={section === current ? "true" : undefined}
            >
              {t(`sections.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OpenSection({ section }: { readonly section: AccountSection }) {
  useEffect(() => openSection(section), [section]);
  return null;
}

/**
 * Moves the focus to the heading of a section, unless the user moved it elsewhere, and keeps the heading in its place
 * while what is above it is still loading, until the user scrolls.
 * @returns ends the latter.
 */
function openSection(section: AccountSection): (() => void) | undefined {
  const group = document.getElementById(section);
  const heading = group?.querySelector("h2");
  const page = group?.parentElement;
  if (!heading || !page) return undefined;
  const followed = document.activeElement?.closest(`a[href$="#${section}"]`);
  heading.tabIndex = -1;
  advanceFocus(followed ?? document.querySelector("h1"), heading);
  const resizing = new ResizeObserver(() => {
    if (document.activeElement === heading) heading.scrollIntoView({ block: "start" });
  });
  resizing.observe(page);
  const moved = new AbortController();
  const end = () => {
    resizing.disconnect();
    moved.abort();
  };
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"])
    window.addEventListener(type, end, { signal: moved.signal, passive: true });
  return end;
}
