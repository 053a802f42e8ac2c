/**
 * Runs inline in the head: marks a form that is submitted before hydration and prevents its submission, which would reload
 * the page with the password in its URL. Its hash is in the CSP: it must not vary.
 */
export const earlySubmitScript = `addEventListener("submit",(event)=>{if(event.defaultPrevented)return;event.preventDefault();event.target.dataset.early=""})`;
