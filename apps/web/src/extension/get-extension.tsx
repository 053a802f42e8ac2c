import type { ReactNode } from "react";
import { publicPath } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig } from "../session/session-context.tsx";
import { AnchorButton, LinkButton } from "../ui/form/button.tsx";
import { uiMessages } from "../ui/messages.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

interface GetExtensionProps {
  readonly variant?: "filled" | "default";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Links to the extension in its store, in a new tab; without a configured store, to the page that offers the server's
 * own build.
 */
export function GetExtension({ variant = "default", className, children }: GetExtensionProps) {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const store = useClientConfig().data?.links?.store;
  if (!store)
    return (
      <LinkButton to={publicPath("/extension", language)} variant={variant} className={className}>
        {children}
      </LinkButton>
    );
  return (
    <AnchorButton
      href={store}
      target="_blank"
      rel="noopener"
      variant={variant}
      className={className}
    >
      {children}
      <VisuallyHidden> ({t("header.newTab")})</VisuallyHidden>
    </AnchorButton>
  );
}
