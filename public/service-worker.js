/*
 * Keeps the program's files, whose names change with their content (cache first), one page for when there is no
 * connection, and the pages that tools begin on, which are the same for everyone. No other document is stored here, and
 * neither is anything about a person: admin pages are not even looked at, and account pages pass as they come. What
 * somebody asked to keep (`app/connection/offline/kept-tools.ts`) is only read here, for when there is no connection.
 *
 * Without a connection it shows what a page itself kept to be read (`app/connection/offline/keep-page.ts`): the
 * reader's list, and their plan where the site is installed; and a tool that was used here, which works out its answers
 * on the device.
 */
const program = "program-v1";
const shelter = "shelter-v1";
const keptPages = "kept-v1";
const toolPages = "tools-v1";
/** Pages, data and files of the tools that somebody asked to keep (`app/connection/offline/kept-tools.ts`). */
const keptTools = "kept-tools-v1";
/** Pages of the server that whoever kept the tools has opened since; they go with the tools. */
const openedPages = "kept-opened-v1";
const offlinePage = "/offline.html";
/** Files kept at most; the oldest go first. */
const mostFiles = 200;
/** The same of pages that were opened, each with its data. */
const mostOpened = 24;

const offlineHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; font-src 'self'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/** Where tools that answer on the device begin. */
const tools =
  /^\/(?:(?:es\/)?(?:college-match-quiz|college-cost-calculator(?:\/loan)?|tools\/fafsa-calculator)|application-timeline)?$/;

/** Figures of chosen colleges, the same for everyone, which two of these tools ask for. */
const figures = /^\/api\/(college-cost-calculator|application-timeline)\?figures=[\d,]*(&from=[\d-]+)?$/;

/** Pages that are kept without anybody's answers and work out here what an address asks of them. */
const readsAddress =
  /^(?:\/es)?\/(?:college-match-quiz(?:\/results)?|college-cost-calculator)$|^\/colleges\/compare$/;

/** Pages that the server works out and that can be read again: a comparison, a field of study. They hold no money. */
const keptOnceOpened = /^\/(?:colleges\/compare|majors\/[\w-]+)$/;

/** Pages of one person: left to the browser alone, but for those that cannot be asked for. */
const personal = /^\/(api|auth|admin|subscription-[a-z]+|plan|family|account)(\/|$)/;

/** Of these, what somebody opens by themselves: without a connection it says so on a page of ours. */
const openedPersonal = /^\/(subscription-[a-z]+|plan|account)(\/|$)/;

/** Whether tools were kept; not known yet where this worker has just been started. */
let hasKept;
const learnKept = () =>
  caches.has(keptTools).then((has) => {
    hasKept = has;
  });
learnKept();
// A page says so once it has kept tools, or taken them away.
self.addEventListener("message", ({ data }) => {
  if (data === "kept-tools") learnKept();
});

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shelter)
      .then((cache) => cache.add(new Request(offlinePage, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => ![program, shelter, keptPages, toolPages, keptTools, openedPages].includes(name))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && request.mode === "navigate" && !personal.test(url.pathname))
    event.respondWith(fetch(request).catch(whenUnsent));
  if (request.method !== "GET") return;
  // Files on their way into the cache of kept tools: they aren't stored twice.
  if (request.credentials === "omit") return;
  if (figures.test(url.pathname + url.search)) return fromKept(event, url);
  if (personal.test(url.pathname) && !(request.mode === "navigate" && openedPersonal.test(url.pathname))) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromProgram(request, url));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(event, url));
  else if (url.pathname.endsWith(".data")) {
    fromKept(event, url);
    // Which parts of the page are asked for says nothing of the reader.
    if (/^(\?_routes=[^&]*)?$/.test(url.search)) event.waitUntil(keepOpened(url.pathname.slice(0, -5)));
    event.waitUntil(keepToRead(url.pathname.slice(0, -5), url.search));
  }
});

/**
 * What was kept is kept under its address, without the parts that are asked for and the day a plan begins. The router
 * and forms write the commas between colleges as "%2C", and a form with checkboxes names each college by itself.
 */
async function keptAt({ pathname, search }) {
  const key = keyOf(pathname, search);
  const [kept, opened] = await Promise.all(
    [keptTools, openedPages].map((cacheName) => caches.match(key, { cacheName, ignoreVary: true })),
  );
  // The kitchen table follows the home state where it stands.
  const [table, state] = key.split(/&state=[A-Z]{2}$/);
  const plain = state === "" && (await caches.match(table, { cacheName: keptTools, ignoreVary: true }));
  return kept ?? opened ?? (plain || undefined);
}

function keyOf(pathname, search) {
  const asked = search.replace(/[?&](_routes|from)=[^&]*/g, "").replace(/^&/, "?");
  return pathname + asked.replaceAll("%2C", ",").replaceAll("&unitids=", ",");
}

/** Leaves a request to the browser where nothing is kept that could answer it. */
function fromKept(event, url) {
  if (hasKept !== false) event.respondWith(fromNetworkOrKept(event.request, url));
}

/** Data of a page; without a connection that of a tool that was kept. */
async function fromNetworkOrKept(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptAt(url);
    if (kept) return kept;
    throw error;
  }
}

/** The page itself, which is kept where a tool begins on it; without a connection what there is. */
async function fromNetwork(event, url) {
  try {
    const response = await fetch(event.request);
    if (url.search === "" && tools.test(url.pathname)) event.waitUntil(keepTool(url.pathname, response.clone()));
    event.waitUntil(keepToRead(url.pathname, url.search));
    return response;
  } catch {
    return whenOffline(url);
  }
}

/** Opened by a link inside the site, a tool sends its data alone: its page is fetched once, for later. */
async function keepOpened(path) {
  if (!tools.test(path) || (await caches.match(path, { cacheName: toolPages, ignoreVary: true }))) return;
  await keepTool(path, await fetch(path)).catch(() => {});
}

/**
 * A page that was opened and its data, as anybody gets them, for who kept the tools. Each is asked for by itself: the
 * one that was sent may be a part.
 */
async function keepToRead(path, search) {
  if (!keptOnceOpened.test(path) || !(await caches.has(keptTools))) return;
  const asked = keyOf(path, search).slice(path.length);
  const cache = await caches.open(openedPages);
  for (const address of [path + asked, `${path}.data${asked}`]) {
    const response = await fetch(address, { credentials: "omit" }).catch(() => null);
    if (response?.status !== 200 || response.redirected || response.type !== "basic") return;
    await cache.put(address, response).catch(() => {});
  }
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostOpened)).map((each) => cache.delete(each)));
}

/** Only what everyone is sent alike: such a page says of itself that it's public. */
async function keepTool(path, response) {
  if (response.status !== 200 || response.redirected || response.type !== "basic") return;
  if (!response.headers.get("Cache-Control")?.startsWith("public")) return;
  await (await caches.open(toolPages)).put(path, response).catch(() => {});
}

/** A file of the program: its name holds a hash of its content, so what is stored is never out of date. */
async function fromProgram(request, url) {
  const cache = await caches.open(program);
  const key = url.origin + url.pathname;
  const stored = (await cache.match(key)) ?? (await keptAt(url));
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200 && response.type === "basic") {
    await cache.put(key, response.clone()).catch(() => {});
    const files = await cache.keys();
    await Promise.all(files.slice(0, Math.max(0, files.length - mostFiles)).map((file) => cache.delete(file)));
  }
  return response;
}

/** What can't be answered here, by its address: as `app/shell/errors/needs-connection.ts` says it. */
const connectionNeeded = [
  [
    /^\/(?:college-visit-planner|trip-results)(?:\/|$)/,
    "Planning visits needs a connection: our server works out the trips.",
  ],
  [
    /^\/colleges\/\d/,
    "This college’s page isn’t on this device. Pages of colleges on your list stay here to be read once you’ve opened them.",
  ],
  [
    /^\/colleges\/compare$/,
    "This comparison isn’t on this device. Once you’ve kept the tools, the colleges of your list are compared here.",
  ],
  [
    /^\/(?:es\/)?college-cost-calculator$/,
    "What other colleges cost needs a connection: this device keeps the figures of those that were on your list.",
  ],
  [/^\/colleges(?:\/|$)/, "Searching colleges needs a connection: our server looks through all of them."],
  [/^\/plan(?:\/|$)/, "A plan is kept on our server, so it needs a connection."],
  [/^/, "This page needs a connection."],
];
const toolsHere = '<p>The tools you kept on this device still work: <a class="plain" href="/tools">open them</a>.</p>';
const toolsHereInSpanish =
  '<p lang="es">Las herramientas que guardó en este dispositivo siguen funcionando: <a class="plain" href="/es">ábralas</a>.</p>';

/** A form that didn't get through: pages hold theirs back (`app/design/offline-form.ts`) where they know in time. */
const whenUnsent = () =>
  offlineAnswer("What you typed wasn’t sent, because our server can’t be reached. Go back to find the form.");

async function whenOffline(url) {
  const copy = await caches.match(url.origin + url.pathname, { cacheName: keptPages });
  // A copy is there to be read: its headers let no program run and no form be sent.
  if (copy) return new Response(await copy.text(), { headers: offlineHeaders });
  // All that was kept is of one release; a page that was only opened may name files that aren't here.
  const keptTool =
    (await keptAt(url)) ?? (readsAddress.test(url.pathname) && (await keptAt({ pathname: url.pathname, search: "" })));
  if (keptTool) return keptTool;
  const tool = url.search === "" && (await caches.match(url.pathname, { cacheName: toolPages, ignoreVary: true }));
  if (tool) return tool;
  const [, line] = connectionNeeded.find(([path]) => path.test(url.pathname));
  return offlineAnswer(line, /^\/es(?:\/|$)/.test(url.pathname) ? toolsHereInSpanish : toolsHere);
}

async function offlineAnswer(line, leadsOn = toolsHere) {
  const page = await caches.match(offlinePage, { cacheName: shelter });
  const text = page ? await page.text() : "<!doctype html><title>Offline</title><h1>You appear to be offline.</h1>";
  const says = `<p>${line}</p>${(await caches.has(keptTools)) ? leadsOn : ""}`;
  const body = text.replace("<!-- kept tools -->", says);
  return new Response(body, { status: 503, headers: offlineHeaders });
}
