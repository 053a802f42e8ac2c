import { MantineContext, MantineProvider, useMantineContext } from "@mantine/core";
import type { Language } from "@postulo/i18n/language";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { RouterProvider } from "react-router";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { SessionProvider } from "../../session/session-context.tsx";
import { AnnouncerProvider } from "../../ui/feedback/announcer.tsx";
import { theme } from "../../ui/theme/theme.ts";

interface AppFrameProps {
  readonly language: Language;
  readonly router: ComponentProps<typeof RouterProvider>["router"];
  readonly onMutationFailed?: ComponentProps<typeof SessionProvider>["onMutationFailed"];
}

/** Without component classes and colours: tests load no stylesheets, and jsdom is slow with either. */
function Unstyled({ children }: { readonly children: ReactNode }) {
  const context = useMantineContext();
  const headless = useMemo(() => ({ ...context, headless: true }), [context]);
  return <MantineContext value={headless}>{children}</MantineContext>;
}

/** The frame of every page, without Mantine's style elements, which jsdom would parse for each page. */
export function AppFrame({ language, router, onMutationFailed = () => undefined }: AppFrameProps) {
  return (
    <MantineProvider env="test" theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <Unstyled>
        <LanguageProvider initial={language}>
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
