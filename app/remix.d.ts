import "@remix-run/node";

/** Loader data keeps its types (no JSON conversion in between), as the future flag in `remix.config.js` makes it. */
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare global {
  interface ImportMetaEnv {
    /** The day of the build in UTC, "2026-11-22", as `remix.config.js` defines it. */
    readonly BUILT_ON: string;
  }
}
