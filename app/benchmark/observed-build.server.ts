import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerBuild } from "@remix-run/node";
import { queryChannel } from "~/store/query-channel.server";
import type { Timing } from "./server-timing";

/** What is written down while one measured page is made. */
interface Watch {
  readonly began: number;
  loaded: number | null;
  rendered: number | null;
  queries: number;
  queryTime: number;
  readonly byLoader: [route: string, milliseconds: number][];
}

const watches = new AsyncLocalStorage<Watch>();
type Loader = (...args: never[]) => unknown;

/**
 * The same build, with clocks around its loaders and its rendering. Readers' pages come from the build itself and run
 * through none of this.
 */
export function observedBuild(build: ServerBuild): ServerBuild {
  subscribe(queryChannel, countQuery);
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader as Loader | undefined;
    if (route === undefined || loader === undefined) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: timedLoader(id, loader) } }];
  });
  const { default: handle } = build.entry.module;
  const rendered: typeof handle = async (...args) => {
    const watch = watches.getStore();
    if (watch !== undefined) watch.loaded = performance.now();
    const response = await handle(...args);
    if (watch !== undefined) watch.rendered = performance.now();
    return response;
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: rendered } };
  return { ...build, routes: Object.fromEntries(routes), entry };
}

const timedLoader =
  (id: string, loader: Loader): Loader =>
  async (...args) => {
    const began = performance.now();
    try {
      return await loader(...args);
    } finally {
      watches.getStore()?.byLoader.push([id, performance.now() - began]);
    }
  };

function countQuery(message: unknown): void {
  const watch = watches.getStore();
  if (watch === undefined) return;
  watch.queries += 1;
  watch.queryTime += (message as { readonly milliseconds: number }).milliseconds;
}

/**
 * Makes a page and encodes it, and says how long each part took.
 *
 * @param render asks an observed build
 * @param encode gives what is sent
 */
export function watched<Sent>(
  render: () => Promise<Response>,
  encode: (response: Response) => Promise<Sent>,
): Promise<{ readonly response: Response; readonly sent: Sent; readonly timing: Timing }> {
  const watch: Watch = {
    began: performance.now(),
    loaded: null,
    rendered: null,
    queries: 0,
    queryTime: 0,
    byLoader: [],
  };
  return watches.run(watch, async () => {
    const response = await render();
    const made = performance.now();
    const sent = await encode(response);
    // A redirect, or a loader that answers by itself, is never rendered.
    const loaded = watch.loaded ?? made;
    const { queries, queryTime, byLoader } = watch;
    const timing: Timing = {
      loaders: loaded - watch.began,
      rendering: (watch.rendered ?? made) - loaded,
      encoding: performance.now() - made,
      queries,
      queryTime,
      byLoader,
    };
    return { response, sent, timing };
  });
}
