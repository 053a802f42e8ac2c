// Opens the product without a connection. It keeps what is the same for everyone: the page that draws the dashboard, the code
// of that build, and the server's public settings. What belongs to a person is never kept here.

// The build writes the name of this build and its files here; another build is another worker.
const build = { name: "unbuilt", files: [] };

const cachePrefix = "postulo-build-";
const cacheName = cachePrefix + build.name;
const dashboard = "/dashboard";
// An address without a file of its own gets the page that draws every address.
const shell = "/dashboard/any";
const offlinePage = "/offline";
const settings = "/config.json";

const isDashboard = (pathname) => pathname === dashboard || pathname.startsWith(`${dashboard}/`);
const isOutdated = (name) => name.startsWith(cachePrefix) && name !== cacheName;

/** All of a build or nothing: a page never finds half of its code. */
async function keepBuild() {
  const cache = await caches.open(cacheName);
  const pages = [shell, offlinePage, settings].map(
    (address) => new Request(address, { cache: "reload" }),
  );
  await cache.addAll([...pages, ...build.files]);
  await self.skipWaiting();
}

async function dropOutdated() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOutdated).map((name) => caches.delete(name)));
  // Else each page would wait until this worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function kept(address) {
  const cache = await caches.open(cacheName);
  return cache.match(address, { ignoreVary: true });
}

/** Pages come from the server whenever it is reached, so that nobody works with an old one. */
async function loadPage(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await kept(isDashboard(pathname) ? shell : offlinePage);
    if (page) return page;
    throw error;
  }
}

/** The name of an asset changes with its content. */
const loadAsset = async (request) => (await kept(request.url)) ?? fetch(request);

async function loadSettings(request) {
  try {
    const answer = await fetch(request);
    const cache = await caches.open(cacheName);
    if (answer.ok) await cache.put(settings, answer.clone());
    return answer;
  } catch (error) {
    const last = await kept(settings);
    if (last) return last;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepBuild()));
self.addEventListener("activate", (event) => event.waitUntil(dropOutdated()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(loadPage(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(loadAsset(request));
  else if (pathname === settings) event.respondWith(loadSettings(request));
});
