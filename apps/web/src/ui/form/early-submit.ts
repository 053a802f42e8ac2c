/**
 * Runs inline in the head: marks a form that is submitted before its code is loaded, and prevents its submission, which
 * would reload the page. `enhance-page.ts` submits it again. Its hash is in the CSP: it must not vary.
 */
export const earlySubmitScript = `addEventListener("submit",(event)=>{if(event.defaultPrevented)return;event.preventDefault();event.target.dataset.early=""})`;
