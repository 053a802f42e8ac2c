const signIn = "/auth/login";
const secondFactor = "/auth/second-factor";
const newPassword = "/auth/new-password";
const home = "/dashboard";
const parameter = "next";
/** A reserved origin: a path that resolves to another origin is not ours. */
const placeholderOrigin = "https://postulo.invalid";

type Page = { readonly pathname: string; readonly search: string };

function withWayBack(path: string, from: Page): string {
  const back = from.pathname + from.search;
  return back === home ? path : `${path}?${new URLSearchParams({ [parameter]: back })}`;
}

/** The sign-in page with a parameter for the redirect back. */
export const signInPath = (from: Page): string => withWayBack(signIn, from);

/** The page that asks for the second factor, with a parameter for the redirect back. */
export const secondFactorPath = (from: Page): string => withWayBack(secondFactor, from);

/**
 * The target after signing in. Only pages of the dashboard and that of a new password are allowed, because the parameter
 * is not trusted.
 */
export function pathAfterSignIn(search: string): string {
  const target = new URLSearchParams(search).get(parameter);
  if (!target) return home;
  const page = URL.parse(target, placeholderOrigin);
  const isOurs =
    page?.origin === placeholderOrigin &&
    (page.pathname === home ||
      page.pathname.startsWith(`${home}/`) ||
      page.pathname === newPassword);
  return isOurs ? page.pathname + page.search : home;
}
