const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A person who comes from one of our mails waits for the code; everyone else sees the page first. A form that is sent before
 * its code is here is marked, and stays: the browser would load the page anew, with what was typed in the address.
 */
const inlineScript = (urls: readonly string[], entry: string) =>
  `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;for(const href of ${JSON.stringify(urls)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}import(${JSON.stringify(entry)})};if(/[#?&](access_token|error)=/.test(location.href))begin();for(const event of ["pointerover","pointerdown","touchstart","keydown"])addEventListener(event,begin,{once:true,passive:true});const whenIdle=()=>"requestIdleCallback" in window?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle,{once:true});addEventListener("submit",(event)=>{if(event.defaultPrevented)return;event.preventDefault();event.target.dataset.early=""})})()`;

interface LatePage {
  readonly html: string;
  /** The module that React Router would have started at once. */
  readonly entry: string;
}

/**
 * Takes the code out of the way of a prerendered page: what it loads must not compete with the style sheets and the font.
 * It starts when the page stands and the browser is idle, or at the first touch of pointer or key.
 * @param entryPath the address under which the returned entry will be found.
 * @throws when the page is not built as React Router builds it.
 */
export function delayEntry(html: string, entryPath: (entry: string) => string): LatePage {
  const urls = [...html.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const entry = entryScript.exec(html)?.[1];
  if (entry === undefined || urls.length === 0)
    throw new Error("no entry script was found in the prerendered page");
  const script = `<script>${inlineScript(urls, entryPath(entry))}</script>`;
  return { html: html.replaceAll(preloadLink, "").replace(entryScript, () => script), entry };
}
