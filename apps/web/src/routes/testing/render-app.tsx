import { AuthClient } from "@supabase/auth-js";
import type { Language } from "@postulo/i18n/language";
import { act, cleanup, configure, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { loadCatalogues } from "../../i18n/catalogue.ts";
import { languageSegments } from "../../i18n/language-choice.ts";
import { disconnect } from "../../data/server-client.ts";
import AboutRoute from "../about.tsx";
import AccessibilityRoute from "../accessibility.tsx";
import AccountRoute from "../account.tsx";
import ApplicationsRoute from "../applications.tsx";
import AuthReturnRoute from "../auth-return.tsx";
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
import PublicLayout from "../public-layout.tsx";
import RegisterRoute from "../register.tsx";
import SecondFactorRoute from "../second-factor.tsx";
import SignInCodeRoute from "../sign-in-code.tsx";
import SiteLayout from "../site-layout.tsx";
import SsoRoute from "../sso.tsx";
import TermsRoute from "../terms.tsx";
import { clearToasts } from "../../ui/feedback/toast.tsx";
import { AppFrame } from "./app-frame.tsx";
import { disableDiagnostics } from "./disable-diagnostics.ts";

const routes = [
  {
    element: <PublicLayout />,
    children: [
      { path: languageSegments, element: <LandingRoute /> },
      { path: `${languageSegments}/privacy`, element: <PrivacyRoute /> },
      { path: `${languageSegments}/terms`, element: <TermsRoute /> },
      { path: `${languageSegments}/legal`, element: <LegalRoute /> },
      { path: `${languageSegments}/about`, element: <AboutRoute /> },
      { path: `${languageSegments}/accessibility`, element: <AccessibilityRoute /> },
      { path: `${languageSegments}/extension`, element: <ExtensionRoute /> },
      { path: `${languageSegments}/auth/login`, element: <LoginRoute /> },
    ],
  },
  {
    element: <SiteLayout />,
    children: [
      { path: `${languageSegments}/auth/return`, element: <AuthReturnRoute /> },
      { path: `${languageSegments}/auth/register`, element: <RegisterRoute /> },
      { path: `${languageSegments}/auth/confirm`, element: <ConfirmRoute /> },
      { path: `${languageSegments}/auth/code`, element: <SignInCodeRoute /> },
      { path: `${languageSegments}/auth/forgot-password`, element: <ForgotPasswordRoute /> },
      { path: `${languageSegments}/auth/sso`, element: <SsoRoute /> },
      { path: `${languageSegments}/auth/second-factor`, element: <SecondFactorRoute /> },
      { path: `${languageSegments}/auth/new-password`, element: <NewPasswordRoute /> },
      {
        path: "dashboard",
        element: <Dashboard />,
        children: [
          { path: "applications/:id?", element: <ApplicationsRoute /> },
          { path: "today", element: null },
          { path: "cover-letter", element: null },
          { path: "profile", element: <AccountRoute /> },
        ],
      },
      { path: "*", element: <NotFoundRoute /> },
    ],
  },
];

/** Renders a URL with the whole page frame. */
export async function renderApp(address: string, language: Language = "en") {
  window.history.replaceState(null, "", address);
  document.documentElement.lang = language;
  await loadCatalogues(language);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  // Without stylesheets, which jsdom would parse for each page.
  const page = <AppFrame language={language} router={router} />;
  // Waits for lazily loaded code, such as the toasts.
  const { unmount } = await act(async () => render(page));
  return {
    unmount,
    address: () => router.state.location.pathname + router.state.location.search,
    state: (): unknown => router.state.location.state,
    navigate: (to: string) => act(() => router.navigate(to)),
  };
}

/** APIs that jsdom lacks. */
function stubBrowserApis() {
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

/** Every test starts signed out, and fails when `console.error` was called. */
export function freshBrowserForEachTest() {
  disableDiagnostics();
  let errors: MockInstance;
  beforeEach(() => {
    // Whole pages render slowly on a busy machine.
    configure({ asyncUtilTimeout: 15_000 });
    stubBrowserApis();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    // AuthClient warns about several instances in one page, here those of former tests.
    Reflect.set(AuthClient, "nextInstanceID", {});
    errors = vi.spyOn(console, "error");
  });
  afterEach(async () => {
    cleanup();
    await disconnect();
    clearToasts();
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });
}
