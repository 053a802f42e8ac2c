import { useEffect, useRef, useState } from "react";
import { demoMessages } from "../demo/messages.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { ContentSkeleton } from "./shell/app-shell-skeleton.tsx";

/** Preloads the settings in parallel with the code. */
export const links = () => [
  { rel: "preload", as: "fetch" as const, href: "/config.json", crossOrigin: "anonymous" as const },
];

/**
 * The demo: the workspace with the data of an invented person. It has a separate router and query cache, so that its
 * links stay below this address, and the session and the cached rows of a signed-in user are not changed.
 */
export default function DemoRoute() {
  const t = useTranslate(demoMessages);
  const { language } = useLanguage();
  const unavailable = t("unavailable");
  const container = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    const lifetime = new AbortController();
    const show = async () => {
      const { showDemo } = await import("./demo/demo-app.tsx");
      if (lifetime.signal.aborted || !container.current) return;
      setIsShown(true);
      showDemo(container.current, { language, unavailable, signal: lifetime.signal });
    };
    show().catch((cause: unknown) =>
      setFailure(new Error("The demo could not be loaded.", { cause })),
    );
    return () => lifetime.abort();
  }, [language, unavailable]);

  // The error page of the route offers a retry.
  if (failure) throw failure;
  return (
    <>
      {isShown ? null : (
        <>
          <title>{`${t("title")} · Postulo`}</title>
          <meta name="description" content={t("description")} />
          <meta name="robots" content="noindex" />
          <ContentSkeleton />
        </>
      )}
      <div ref={container} />
    </>
  );
}
