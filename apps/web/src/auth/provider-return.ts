const parameter = "via";
const value = "provider";

/** The page to which a provider sends the browser back, with the parameter for the page after it. */
export function providerReturnUrl({ origin, search }: Pick<Location, "origin" | "search">): string {
  const next = new URLSearchParams(search).get("next");
  const url = new URL("/auth/return", origin);
  url.searchParams.set(parameter, value);
  if (next) url.searchParams.set("next", next);
  return url.href;
}

/** Whether a provider has sent the browser back to this page. It selects texts only, because anyone can write it. */
export const isFromProvider = (search: string): boolean =>
  new URLSearchParams(search).get(parameter) === value;
