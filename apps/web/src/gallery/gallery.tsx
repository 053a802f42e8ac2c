// First: it declares the order of the layers.
import "../ui/base.css";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { parseTheme, themes } from "../ui/theme/theme-choice.ts";
import { SegmentedChoice } from "../ui/form/segmented-choice.tsx";
import { setTheme, useTheme, useThemeChanges } from "../ui/theme/use-theme.ts";
import { overlays, parts } from "./parts.tsx";
import classes from "./gallery.module.css";

const parameters = new URLSearchParams(location.search);
const chosen = parameters.get("part");

/** One part, or all of them below each other with links to the overlays. */
function Gallery() {
  useThemeChanges();
  if (chosen !== null) return parts[chosen]?.() ?? overlays[chosen]?.() ?? null;
  return (
    <main className={classes["page"]}>
      <h1>Gallery of parts</h1>
      <ThemeSwitch />
      {Object.entries(parts).map(([name, Part]) => (
        <section key={name}>
          <h2>
            <a href={`?part=${name}`}>{name}</a>
          </h2>
          <Part />
        </section>
      ))}
      <h2>overlays</h2>
      {Object.keys(overlays).map((name) => (
        <p key={name}>
          <a href={`?part=${name}`}>{name}</a>
        </p>
      ))}
    </main>
  );
}

function ThemeSwitch() {
  return (
    <SegmentedChoice
      label="Theme"
      value={useTheme()}
      onChange={setTheme}
      options={themes.map((theme) => ({ value: theme, label: theme }))}
    />
  );
}

setTheme(parseTheme(parameters.get("theme") ?? localStorage.getItem("postulo-theme")));
createRoot(document.querySelector("#root") ?? document.body).render(
  <MemoryRouter>
    <LanguageProvider initial="en">
      <Gallery />
    </LanguageProvider>
  </MemoryRouter>,
);
