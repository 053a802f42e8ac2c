import { MantineContext, MantineProvider, useMantineContext } from "@mantine/core";
import type { Language } from "@postulo/i18n/language";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { RouterProvider } from "react-router";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { SessionProvider } from "../../session/session-context.tsx";
import { AnnouncerProvider } from "../../ui/announcer.tsx";
import { theme } from "../../ui/theme.ts";

interface AppFrameProps {
  readonly language: Language;
  readonly router: ComponentProps<typeof RouterProvider>["router"];
  readonly onMutationFailed?: ComponentProps<typeof SessionProvider>["onMutationFailed"];
}

/** Without the classes and colours of components: without sheets of styles nobody sees them, and each costs jsdom dear. */
function Unstyled({ children }: { readonly children: ReactNode }) {
  const context = useMantineContext();
  const headless = useMemo(() => ({ ...context, headless: true }), [context]);
  return <MantineContext value={headless}>{children}</MantineContext>;
}

/** What stands around every page. Without sheets of styles that nobody sees, and that jsdom would read anew for each page. */
export function AppFrame({ language, router, onMutationFailed = () => undefined }: AppFrameProps) {
  return (
    <MantineProvider env="test" theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <Unstyled>
        <LanguageProvider delivered={language}>
          <SessionProvider onMutationFailed={onMutationFailed}>
            <AnnouncerProvider>
              <RouterProvider router={router} />
            </AnnouncerProvider>
          </SessionProvider>
        </LanguageProvider>
      </Unstyled>
    </MantineProvider>
  );
}
