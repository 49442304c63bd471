import { forEveryone } from "~/account/audience/audience.server";
import { json } from "~/http/response.server";
import { site } from "~/site";

/** What a browser needs to know to put the site on a home screen. */
export const loader = forEveryone.loader(() =>
  json(
    {
      name: site.name,
      icons: [
        { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
        { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
        { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
        { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
      ],
      id: "/",
      start_url: "/college-list",
      scope: "/",
      display: "standalone",
      background_color: "#fbf9f3",
      theme_color: "#1e4d39",
    },
    { policy: "everyoneData", headers: { "Content-Type": "application/manifest+json" } },
  ),
);
