const signIn = "/auth/login";
const home = "/dashboard";
const parameter = "next";
/** A reserved origin: a path that resolves to another origin is not ours. */
const placeholderOrigin = "https://postulo.invalid";

/** The sign-in page with a parameter for the redirect back. */
export function signInPath(from: { readonly pathname: string; readonly search: string }): string {
  const back = from.pathname + from.search;
  return back === home ? signIn : `${signIn}?${new URLSearchParams({ [parameter]: back })}`;
}

/** The target after signing in. Only pages of the dashboard are allowed, because the parameter is not trusted. */
export function pathAfterSignIn(search: string): string {
  const target = new URLSearchParams(search).get(parameter);
  if (!target) return home;
  const page = URL.parse(target, placeholderOrigin);
  const isOurs =
    page?.origin === placeholderOrigin &&
    (page.pathname === home || page.pathname.startsWith(`${home}/`));
  return isOurs ? page.pathname + page.search : home;
}
