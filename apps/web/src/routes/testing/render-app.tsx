import { notifications } from "@mantine/notifications";
import { AuthClient } from "@supabase/auth-js";
import type { Language } from "@postulo/i18n/language";
import { act, cleanup, configure, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { loadCatalogues } from "../../i18n/catalogue.ts";
import { languageSegments } from "../../i18n/language-choice.ts";
import { disconnect } from "../../session/server-client.ts";
import AboutRoute from "../about.tsx";
import AccessibilityRoute from "../accessibility.tsx";
import AccountRoute from "../account.tsx";
import ConfirmRoute from "../confirm.tsx";
import Dashboard from "../dashboard.tsx";
import ExtensionRoute from "../extension.tsx";
import ForgotPasswordRoute from "../forgot-password.tsx";
import LandingRoute from "../landing.tsx";
import LegalRoute from "../legal.tsx";
import LoginRoute from "../login.tsx";
import NewPasswordRoute from "../new-password.tsx";
import NotFoundRoute from "../not-found.tsx";
import PrivacyRoute from "../privacy.tsx";
import RegisterRoute from "../register.tsx";
import SiteLayout from "../site-layout.tsx";
import TermsRoute from "../terms.tsx";
import { AppFrame } from "./app-frame.tsx";
import { spareDiagnostics } from "./spare-diagnostics.ts";

const routes = [
  {
    element: <SiteLayout />,
    children: [
      { path: languageSegments, element: <LandingRoute /> },
      { path: `${languageSegments}/privacy`, element: <PrivacyRoute /> },
      { path: `${languageSegments}/terms`, element: <TermsRoute /> },
      { path: `${languageSegments}/legal`, element: <LegalRoute /> },
      { path: `${languageSegments}/about`, element: <AboutRoute /> },
      { path: `${languageSegments}/extension`, element: <ExtensionRoute /> },
      { path: `${languageSegments}/accessibility`, element: <AccessibilityRoute /> },
      { path: `${languageSegments}/auth/login`, element: <LoginRoute /> },
      { path: "auth/register", element: <RegisterRoute /> },
      { path: "auth/confirm", element: <ConfirmRoute /> },
      { path: "auth/forgot-password", element: <ForgotPasswordRoute /> },
      { path: "auth/new-password", element: <NewPasswordRoute /> },
      {
        path: "dashboard",
        element: <Dashboard />,
        children: [{ path: "profile", element: <AccountRoute /> }],
      },
      { path: "*", element: <NotFoundRoute /> },
    ],
  },
];

/** Opens an address as a browser does, with everything that stands around the pages. */
export async function renderApp(address: string, language: Language = "en") {
  window.history.replaceState(null, "", address);
  document.documentElement.lang = language;
  await loadCatalogues(language);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  // Sheets of styles that nobody sees, and that jsdom would read anew for each page, are left out.
  const page = <AppFrame language={language} router={router} />;
  // What comes with code of its own, such as the toasts, is waited for.
  await act(async () => {
    render(page);
  });
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    navigate: (to: string) => act(() => router.navigate(to)),
  };
}

/** What jsdom lacks and Mantine asks for. */
function completeBrowser() {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollTo", () => {});
  Element.prototype.scrollIntoView = () => {};
}

/** Every test begins as a stranger, and fails when something was written to the console as an error. */
export function freshBrowserForEachTest() {
  spareDiagnostics();
  let errors: MockInstance;
  beforeEach(() => {
    // Whole pages take their time on a busy machine.
    configure({ asyncUtilTimeout: 15_000 });
    completeBrowser();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    // As in a browser of its own: it would warn of the clients of all tests before.
    Reflect.set(AuthClient, "nextInstanceID", {});
    errors = vi.spyOn(console, "error");
  });
  afterEach(async () => {
    cleanup();
    await disconnect();
    notifications.clean();
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });
}
