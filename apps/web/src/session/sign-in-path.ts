const signIn = "/auth/login";
const home = "/dashboard";
const parameter = "next";
/** An origin that is nobody's: a path that leaves it names another site. */
const nowhere = "https://postulo.invalid";

/** Where the guard sends someone without a session; after signing in they come back to where they were. */
export function signInPath(from: { readonly pathname: string; readonly search: string }): string {
  const back = from.pathname + from.search;
  return back === home ? signIn : `${signIn}?${new URLSearchParams({ [parameter]: back })}`;
}

/** Where to go after signing in. Only pages of the dashboard count: the address may have been written by anyone. */
export function pathAfterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  if (!wanted) return home;
  const page = URL.parse(wanted, nowhere);
  const isOurs =
    page?.origin === nowhere && (page.pathname === home || page.pathname.startsWith(`${home}/`));
  return isOurs ? page.pathname + page.search : home;
}
