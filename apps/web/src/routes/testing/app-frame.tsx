import type { Language } from "@postulo/i18n/language";
import type { ComponentProps } from "react";
import { RouterProvider } from "react-router";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { SessionProvider } from "../../session/session-context.tsx";
import { AnnouncerProvider } from "../../ui/feedback/announcer.tsx";

interface AppFrameProps {
  readonly language: Language;
  readonly router: ComponentProps<typeof RouterProvider>["router"];
  readonly onMutationFailed?: ComponentProps<typeof SessionProvider>["onMutationFailed"];
}

/** The frame of every page. */
export function AppFrame({ language, router, onMutationFailed = () => undefined }: AppFrameProps) {
  return (
    <LanguageProvider initial={language}>
      <SessionProvider onMutationFailed={onMutationFailed}>
        <AnnouncerProvider>
          <RouterProvider router={router} />
        </AnnouncerProvider>
      </SessionProvider>
    </LanguageProvider>
  );
}
