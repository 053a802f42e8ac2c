import type { Language } from "@postulo/i18n/language";
import type { PanelApi } from "../page-api.ts";
import { Panel } from "./page-panel.ts";

function createApi(): PanelApi {
  let panel: Panel | undefined;
  return {
    show: (how, language) => {
      panel ??= new Panel(language, () => (panel = undefined));
      if (how !== "button") panel.open(how === "asked");
    },
    next: (language: Language) => {
      panel ??= new Panel(language, () => (panel = undefined));
      panel.next();
    },
    refresh: () => panel?.refresh(),
    remove: () => panel?.remove(),
    isHost: (element) => panel?.isHost(element) === true,
  };
}

globalThis.postuloPanel ??= createApi();
