// First: it declares the order of the layers.
import "./ui/base.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import latinFont from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import { useLanguage } from "./i18n/language-context.tsx";
import { RouteErrorPage } from "./routes/route-error/route-error-page.tsx";
import { AppShellSkeleton } from "./routes/shell/app-shell-skeleton.tsx";
import { SessionProvider } from "./session/session-context.tsx";
import { useIsStaticPage } from "./routes/public-page/static-page.ts";
import { sessionMarkScript } from "./session/session-mark.ts";
import { AnnouncerProvider } from "./ui/feedback/announcer.tsx";
import { earlySubmitScript } from "./ui/form/early-submit.ts";
import { operatorFactsContent } from "./ui/operator-facts.ts";
import { siteOrigin } from "./ui/site-origin.ts";
import { themeScript } from "./ui/theme/theme-choice.ts";
import { useThemeChanges } from "./ui/theme/use-theme.ts";

/** Loaded lazily. `LazyToastArea` prefetches it, since the failure may be that of the network. */
async function reportFailure(failure: { title: string | undefined; error: unknown }) {
  const { toastFailure } = await import("./ui/feedback/failure-toast.tsx");
  toastFailure(failure);
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const isStatic = useIsStaticPage();
  useThemeChanges();
  return (
    // The scripts in the head change its attributes before hydration.
    <html lang={language} data-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: earlySubmitScript }} />
        {isStatic ? <script dangerouslySetInnerHTML={{ __html: sessionMarkScript }} /> : null}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        <meta name="site-origin" content={siteOrigin()} />
        <meta name="operator-facts" content={operatorFactsContent()} />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
      </head>
      <body>
        <SessionProvider onMutationFailed={(failure) => void reportFailure(failure)}>
          <AnnouncerProvider>{children}</AnnouncerProvider>
        </SessionProvider>
        {isStatic ? (
          <script type="module" src="/public-page.js" />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * The content of a URL that is not prerendered, while its code is loading. Without text, because the language is not
 * known yet.
 */
export function HydrateFallback() {
  return <AppShellSkeleton />;
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <RouteErrorPage error={error} />;
}
