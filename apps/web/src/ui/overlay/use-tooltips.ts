import { useEffect } from "react";
import { onFirstInteraction } from "../first-interaction.ts";

async function loadTooltips(signal: AbortSignal): Promise<void> {
  const loaded = await import("./tooltips.ts").catch(() => undefined);
  if (!signal.aborted) loaded?.startTooltips(signal);
}

/** Tooltips of the whole app. Their code is loaded on the first interaction; without it the browser shows titles. */
export function useTooltips(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    onFirstInteraction(() => void loadTooltips(signal), signal);
    return () => controller.abort();
  }, []);
}
