import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { Language } from "@postulo/i18n/language";
import { render } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter, useLocation, useRoutes } from "react-router";
import { vi } from "vitest";
import { loadCatalogues } from "../../i18n/catalogue.ts";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { SessionProvider } from "../../session/session-context.tsx";
import { sessionStorageKey } from "../../session/server-client.ts";
import { AnnouncerProvider } from "../../ui/announcer.tsx";
import { toastFailure } from "../../ui/failure-toast.tsx";
import { theme } from "../../ui/theme.ts";
import { ToastArea } from "../../ui/toast-area.tsx";
import ApplicationsRoute from "../applications.tsx";
import CoverLetterRoute from "../cover-letter.tsx";
import Dashboard from "../dashboard.tsx";
import FilesRoute from "../files.tsx";
import ProfileRoute from "../profile.tsx";
import YourInformations from "../your-informations.tsx";
import { sessionAnswer } from "./fake-server.ts";

const routes = [
  { path: "auth/login", element: <h1>Log in</h1> },
  {
    path: "dashboard",
    element: <Dashboard />,
    children: [
      { path: "applications", element: <ApplicationsRoute /> },
      {
        path: "your-informations",
        element: <YourInformations />,
        children: [
          { path: "profile", element: <ProfileRoute /> },
          { path: "files", element: <FilesRoute /> },
        ],
      },
      { path: "cover-letter", element: <CoverLetterRoute /> },
    ],
  },
];

/** Opens a page of the dashboard as someone who is signed in already, with the toasts. */
export async function renderDashboard(address: string, language: Language = "en") {
  document.documentElement.lang = language;
  await loadCatalogues(language);
  notifications.clean();
  // jsdom has no fonts, which may arrive late and change how high a text is.
  Object.assign(document, { fonts: new EventTarget() });
  const session = await sessionAnswer("ann@example.org").text();
  localStorage.setItem(sessionStorageKey, session);
  let current = address;

  function Pages() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      current = pathname + search;
    }, [pathname, search]);
    return useRoutes(routes);
  }

  const { unmount } = render(
    <MantineProvider env="test" theme={theme}>
      <LanguageProvider delivered={language}>
        <SessionProvider onMutationFailed={toastFailure}>
          <AnnouncerProvider>
            <MemoryRouter initialEntries={[address]}>
              <Pages />
              <ToastArea />
            </MemoryRouter>
          </AnnouncerProvider>
        </SessionProvider>
      </LanguageProvider>
    </MantineProvider>,
  );
  return { address: () => current, unmount };
}

const showMedia = (matches: (query: string) => boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

/** A screen with room for a table; call it before rendering. */
export const onWideScreen = () => showMedia((query) => query.startsWith("(min-width"));
export const onNarrowScreen = () => showMedia(() => false);

/** An answer that the test gives when it wants to. */
export function heldAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, release: resolve };
}
