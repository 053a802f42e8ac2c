/** A browser with cookies, which follows redirects and posts forms that submit themselves. */
export interface Browser {
  /** Opens a URL and follows it until it leaves the given origins, as long as nobody has to click. */
  open: (url: string, origins: readonly string[]) => Promise<URL>;
}

const maxSteps = 15;

function readForm(page: string): { action: string; fields: URLSearchParams } | undefined {
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) return undefined;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const fields = new URLSearchParams();
  for (const [, name = "", value = ""] of inputs) fields.set(name, value);
  return { action, fields };
}

/** Opens a browser without cookies. */
export function openBrowser(): Browser {
  const cookies = new Map<string, string>();
  const request = async (url: string, body: URLSearchParams | undefined) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...(body ? { method: "POST", body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=", 2);
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    open: async (url, origins) => {
      let at = new URL(url);
      let body: URLSearchParams | undefined;
      for (let step = 0; step < maxSteps && origins.includes(at.origin); step += 1) {
        const response = await request(at.href, body);
        const location = response.headers.get("location");
        const text = await response.text();
        const form = location === null ? readForm(text) : undefined;
        if (location === null && !form)
          throw new Error(`${response.status} at ${at.href}: ${text}`);
        body = form?.fields;
        at = new URL(location ?? form?.action ?? "", at);
      }
      return at;
    },
  };
}
