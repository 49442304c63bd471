/**
 * A browser without a screen: keeps cookies by host and port, follows nothing by itself, sends what a browser sends. It
 * takes no compressed pages, which cost a sixth more (`url-table.test.ts` asks for every page compressed).
 */
export class Visitor {
  readonly #jar = new Map<string, Map<string, string>>();

  constructor(readonly site: string) {}

  /** @param address  a path of the site, or an absolute address */
  async get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(new URL(address, this.site), { headers: { Accept: "text/html", ...headers } });
  }

  async post(address: string, fields: Record<string, string> | URLSearchParams = {}, headers = {}): Promise<Response> {
    const url = new URL(address, this.site);
    const body = new URLSearchParams(fields);
    return this.#send(url, { method: "POST", body, headers: { Origin: url.origin, ...headers } });
  }

  async #send(url: URL, init: RequestInit): Promise<Response> {
    const jar = this.#jar.get(url.host) ?? new Map<string, string>();
    this.#jar.set(url.host, jar);
    const headers = new Headers({ "Accept-Encoding": "identity", ...init.headers });
    if (jar.size > 0) headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  cookie(name: string): string | undefined {
    return this.#jar.get(new URL(this.site).host)?.get(name);
  }

  setCookie(name: string, value: string): void {
    const { host } = new URL(this.site);
    this.#jar.set(host, (this.#jar.get(host) ?? new Map<string, string>()).set(name, value));
  }

  /** The `Cookie` header of a request to the site. */
  cookies(): string {
    return [...(this.#jar.get(new URL(this.site).host) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The same browser, sent to another process of the same site. */
  at(site: string): Visitor {
    const there = new Visitor(site);
    for (const [name, value] of this.#jar.get(new URL(this.site).host) ?? []) there.setCookie(name, value);
    return there;
  }

  /** Goes to the sign-in service, chooses there, and gives the address that leads back to the site. */
  async chooseAt(login: string, choice: Record<string, string>): Promise<string> {
    const way = new URL(locationOf(await this.get(login)));
    const fields = new URLSearchParams([...way.searchParams, ...Object.entries(choice)]);
    return locationOf(await this.post(`${way.origin}/authorize`, fields, { Origin: way.origin }));
  }

  /** Signs in; somebody new says to be an adult. Gives the last redirect. */
  async signIn(sub: string, returnTo = "/account"): Promise<string> {
    const back = await this.chooseAt(`/auth/login?${new URLSearchParams({ returnTo })}`, { sub });
    const next = locationOf(await this.get(back));
    return next.startsWith("/auth/welcome") ? locationOf(await this.post(next, { age: "18+" })) : next;
  }
}

export function locationOf(response: Response): string {
  const location = response.headers.get("Location");
  if (location === null) throw new Error(`${response.url} answers ${response.status} and leads nowhere.`);
  return location;
}
