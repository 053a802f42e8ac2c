import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { languageOfPath } from "./i18n/language-choice.ts";
import { LanguageProvider } from "./i18n/language-context.tsx";
import { IsPrerendering } from "./routes/public-page/static-page.ts";

interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly context: EntryContext;
}

async function renderPage(
  request: Request,
  { status, headers, context }: PageAnswer,
): Promise<Response> {
  const page = await renderToReadableStream(
    <LanguageProvider initial={languageOfPath(new URL(request.url).pathname)}>
      <IsPrerendering value={!context.isSpaMode}>
        <ServerRouter context={context} url={request.url} />
      </IsPrerendering>
    </LanguageProvider>,
    // Without chunks: the page is written to a file, and must be complete without a script.
    { progressiveChunkSize: Infinity },
  );
  await page.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}

/** Runs at build time only: renders the prerendered pages and the SPA shell of all other URLs. */
export default function handleRequest(
  request: Request,
  ...[status, headers, context]: [number, Headers, EntryContext]
) {
  return renderPage(request, { status, headers, context });
}
