import type { Location } from "@remix-run/react";

interface LazyRoute {
  readonly id: string;
  readonly children?: readonly LazyRoute[];
  lazy?: (() => Promise<unknown>) | undefined;
}

interface ManifestRoute {
  module: string;
}

/** The parts of Remix's router that the shell looks into; Remix puts both on the window itself. */
interface RemixWindow {
  readonly __remixRouter?: {
    readonly routes: readonly LazyRoute[];
    readonly state: {
      readonly location: Location;
      readonly navigation: { readonly location?: Location | undefined; readonly formMethod?: string | undefined };
      readonly actionData?: unknown;
      readonly restoreScrollPosition?: number | false | null;
    };
    navigate(to: Partial<Location>, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
  };
  readonly __remixManifest?: { readonly routes: Record<string, ManifestRoute> };
}

const remix = (): RemixWindow => window as unknown as RemixWindow;

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** Where the navigation under way leads; the page itself when nothing is under way, or when a form is being posted. */
export function destination(): string {
  const navigation = remix().__remixRouter?.state.navigation;
  const posted = navigation?.formMethod !== undefined && !/^get$/i.test(navigation.formMethod);
  return navigation?.location && !posted ? addressOf(navigation.location) : location.pathname + location.search;
}

/** Whether the page shows the answer to a form that was posted. */
export const isAnswer = (): boolean => remix().__remixRouter?.state.actionData != null;

/** Where the page was left that the reader came back to, in pixels from its top; null for a page that's new. */
export function leftAt(): number | null {
  const y = remix().__remixRouter?.state.restoreScrollPosition;
  return typeof y === "number" ? y : null;
}

/**
 * Whether nothing is under way and the page shows no answer to a form. Asking again for a page's data would let the
 * router forget such an answer, and what was posted for it cannot be asked for again.
 */
export function isQuiet(): boolean {
  const state = remix().__remixRouter?.state;
  return state !== undefined && state.navigation.location === undefined && !isAnswer();
}

/** Whether the address bar still shows the page on the screen: not so when going back or forward is under way. */
export function canStay(): boolean {
  const shown = remix().__remixRouter?.state.location;
  return shown !== undefined && shown.pathname + shown.search === location.pathname + location.search;
}

/**
 * Ends the navigation under way and leaves the page as it is. The router gives up a navigation only for another one;
 * one to a fragment asks the server nothing. The fragment is taken out of the address again.
 */
export async function stay(): Promise<void> {
  const router = remix().__remixRouter;
  if (!router || !canStay()) return;
  const address = addressOf(router.state.location);
  await router.navigate({ ...router.state.location, hash: "#stay" }, { replace: true, preventScrollReset: true });
  history.replaceState(history.state, "", address);
}

const guarded = new WeakSet<LazyRoute>();

/**
 * Puts a watch before every route that is still to be loaded: `load` gets the address of its program and how to
 * change it, and Remix goes on once `load` is done. Without it, Remix reloads the page when a program does not come.
 */
export function guardRoutes(load: (module: string, moved: (module: string) => void) => Promise<void>): void {
  const { __remixRouter: router, __remixManifest: manifest } = remix();
  const guard = (route: LazyRoute) => {
    const entry = manifest?.routes[route.id];
    const { lazy } = route;
    if (lazy && entry && !guarded.has(route)) {
      guarded.add(route);
      route.lazy = async () => {
        await load(entry.module, (module) => {
          entry.module = module;
        });
        return lazy();
      };
    }
    for (const child of route.children ?? []) guard(child);
  };
  for (const route of router?.routes ?? []) guard(route);
}
