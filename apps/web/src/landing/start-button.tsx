import type { ComponentProps, ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { LinkButton } from "../ui/form/button.tsx";
import { landingMessages } from "./messages.ts";

type StartButtonProps = Pick<
  ComponentProps<typeof LinkButton>,
  "size" | "variant" | "fullWidth"
> & { readonly children?: ReactNode };

/** "Get started", for visitors: leads to the registration while it is open, else to the sign-in page. */
export function StartButton({ children, ...look }: StartButtonProps) {
  const t = useTranslate(landingMessages);
  return (["open", "closed"] as const).map((registration) => (
    <LinkButton
      key={registration}
      to={registration === "open" ? "/auth/register" : "/auth/login"}
      data-while={registration}
      data-for="visitors"
      {...look}
    >
      {t("start")}
      {children}
    </LinkButton>
  ));
}
