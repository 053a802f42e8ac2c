import type { Language } from "@postulo/i18n/language";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Navigate, RouterProvider, type RouteObject } from "react-router";
import { AddressPrefix } from "../../applications/row/application-link.tsx";
import { keepInMemory } from "../../data/browser-storage.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { SupabaseClient } from "../../data/supabase-client.ts";
import { demoTables, demoUser } from "../../demo/demo-rows.ts";
import { MemoryServer } from "../../demo/memory-server.ts";
import { languageOfPath, publicPath } from "../../i18n/language-choice.ts";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { SignedInProvider } from "../../session/session-context.tsx";
import { AnnouncerProvider } from "../../ui/feedback/announcer.tsx";
import { useMediaQuery } from "../../ui/hooks/use-media-query.ts";
import { ApplicationsPage } from "../../applications/applications-page.tsx";
import { DemoFrame } from "./demo-frame.tsx";
import { NeedsAccount } from "./needs-account.tsx";
import { TodayPage } from "../../today/today-page.tsx";

interface DemoOptions {
  readonly language: Language;
  /** The error of what the demo cannot do. */
  readonly unavailable: string;
  readonly signal: AbortSignal;
}

/** The board where its columns have room, else the list. */
function FirstView() {
  const isWide = useMediaQuery("(min-width: 48em)");
  const view = isWide ? "?view=pipeline" : "";
  return <Navigate to={`/dashboard/applications${view}`} replace />;
}

const routes: RouteObject[] = [
  {
    element: <DemoFrame />,
    children: [
      { index: true, element: <FirstView /> },
      {
        element: <ApplicationsPage beginning={null} />,
        children: [
          { path: "dashboard", element: null },
          { path: "dashboard/applications/:id?", element: null },
        ],
      },
      { path: "dashboard/today", element: <TodayPage /> },
      { path: "*", element: <NeedsAccount /> },
    ],
  },
];

async function reportFailure(failure: { title: string | undefined; error: unknown }) {
  const { toastFailure } = await import("../../ui/feedback/failure-toast.tsx");
  toastFailure(failure);
}

function createDemo({ language, unavailable }: DemoOptions) {
  keepInMemory(demoUser.id);
  const server = new MemoryServer(demoTables(language, new Date()), unavailable);
  const client = new SupabaseClient({
    url: window.location.origin,
    publishableKey: "demo",
    // No session is ever stored there.
    storageKey: "postulo-demo",
    transport: server.fetch,
  });
  const queries = createQueryClient({
    onSessionRejected: () => undefined,
    onFactorMissing: () => undefined,
    onMutationFailed: (failure) => void reportFailure(failure),
  });
  return { client, queries, user: demoUser };
}

/** Renders the demo into an element until the signal is aborted. */
export function showDemo(container: HTMLElement, options: DemoOptions): void {
  const { language, signal } = options;
  const { client, queries, user } = createDemo(options);
  // Not by the language: who has chosen French sees it at the English address too.
  const basename = publicPath("/demo", languageOfPath(window.location.pathname));
  const router = createBrowserRouter(routes, { basename });
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <LanguageProvider initial={language}>
        <QueryClientProvider client={queries}>
          <AnnouncerProvider>
            <SignedInProvider value={{ user, client }}>
              <AddressPrefix value={basename}>
                <RouterProvider router={router} />
              </AddressPrefix>
            </SignedInProvider>
          </AnnouncerProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>,
  );
  signal.addEventListener("abort", () => {
    router.dispose();
    queries.clear();
    void client.auth.dispose();
    // React does not allow it while another root is rendering.
    queueMicrotask(() => root.unmount());
  });
}
