import type { Language } from "@postulo/i18n/language";
import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, type RouteObject } from "react-router";
import { vi } from "vitest";
import { loadCatalogues } from "../../i18n/catalogue.ts";
import { sessionStorageKey } from "../../session/storage-key.ts";
import { clearToasts } from "../../ui/feedback/toast.tsx";
import { toastFailure } from "../../ui/feedback/failure-toast.tsx";
import AccountRoute from "../account.tsx";
import ApplicationsRoute from "../applications.tsx";
import CoverLetterRoute from "../cover-letter.tsx";
import ContributionsTab from "../contributions.tsx";
import CvRoute from "../cv.tsx";
import Dashboard from "../dashboard.tsx";
import EducationTab from "../education.tsx";
import ExperienceTab from "../experience.tsx";
import FilesRoute from "../files.tsx";
import InstanceRoute from "../instance.tsx";
import OtherTab from "../other.tsx";
import PaymentSuccessRoute from "../payment-success.tsx";
import PricingRoute from "../pricing.tsx";
import ProfileRoute from "../profile.tsx";
import ResumeRoute from "../resume.tsx";
import SkillsTab from "../skills.tsx";
import TodayRoute from "../today.tsx";
import WebsitesTab from "../websites.tsx";
import YourInformations from "../your-informations.tsx";
import { AppFrame } from "./app-frame.tsx";
import { sessionResponse } from "./fake-server.ts";
import { LazyToasts } from "./lazy-toasts.tsx";

const routes: RouteObject[] = [
  { index: true, element: <h1>Front page</h1> },
  { path: "admin", element: <InstanceRoute /> },
  { path: "payment-success", element: <PaymentSuccessRoute /> },
  { path: "auth/login", element: <h1>Log in</h1> },
  {
    path: "dashboard",
    element: <Dashboard />,
    children: [
      { element: <ApplicationsRoute />, children: [{ path: "applications/:id?", element: null }] },
      { path: "today", element: <TodayRoute /> },
      {
        path: "your-informations",
        element: <YourInformations />,
        children: [
          { path: "profile", element: <ProfileRoute /> },
          { path: "files", element: <FilesRoute /> },
          { path: "education", element: <EducationTab /> },
          { path: "experience", element: <ExperienceTab /> },
          { path: "contributions", element: <ContributionsTab /> },
          { path: "skills", element: <SkillsTab /> },
          { path: "websites", element: <WebsitesTab /> },
          { path: "other", element: <OtherTab /> },
        ],
      },
      { path: "cover-letter", element: <CoverLetterRoute /> },
      { path: "resume", element: <ResumeRoute /> },
      { path: "cv", element: <CvRoute /> },
      { path: "profile", element: <AccountRoute /> },
      { path: "pricing", element: <PricingRoute /> },
    ],
  },
];

/** Stores a session and metadata of a user. */
export async function signedInAs(email: string, metadata?: object): Promise<void> {
  localStorage.setItem(sessionStorageKey, await sessionResponse(email, metadata).text());
}

/** Renders a page of the dashboard as a signed-in user, with toasts. */
export async function renderDashboard(
  address: string,
  language: Language = "en",
  metadata?: object,
) {
  document.documentElement.lang = language;
  await loadCatalogues(language);
  clearToasts();
  await signedInAs("ann@example.org", metadata);
  const page = {
    element: (
      <>
        <Outlet />
        <LazyToasts />
      </>
    ),
    children: routes,
  };
  const router = createMemoryRouter([page], { initialEntries: [address] });

  const { unmount } = render(
    <AppFrame language={language} router={router} onMutationFailed={toastFailure} />,
  );
  const current = () => router.state.location;
  return {
    address: () => current().pathname + current().search,
    navigate: (to: string, state: unknown = null) => act(() => router.navigate(to, { state })),
    back: () => act(() => router.navigate(-1)),
    unmount,
  };
}

const showMedia = (matches: (query: string) => boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

/** A viewport wide enough for the table; call it before rendering. */
export const onWideScreen = () => showMedia((query) => query.startsWith("(min-width"));
export const onNarrowScreen = () => showMedia(() => false);

/** A response that the test resolves. */
export function deferredResponse() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { respond: () => promise, release: resolve };
}
