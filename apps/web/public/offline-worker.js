// Opens the app offline. Caches what is the same for all users: the HTML shell, the files of its build, and the public
// settings. No user data is cached here.

// The build writes its name and files here, so that each build has a different worker script.
const build = { name: "unbuilt", files: [] };

const cachePrefix = "postulo-build-";
const cacheName = cachePrefix + build.name;
const dashboard = "/dashboard";
// Any URL without a prerendered page returns the SPA fallback.
const shell = "/dashboard/any";
const offlinePage = "/offline";
const settings = "/config.json";

const isDashboard = (pathname) => pathname === dashboard || pathname.startsWith(`${dashboard}/`);
const isOutdated = (name) => name.startsWith(cachePrefix) && name !== cacheName;

/** Caches all files or none: a page never mixes files of two builds. */
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
  // Without navigation preload, each navigation would wait for the worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function kept(address) {
  const cache = await caches.open(cacheName);
  return cache.match(address, { ignoreVary: true });
}

/** Network first, so that pages are never outdated while online. */
async function loadPage(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await kept(isDashboard(pathname) ? shell : offlinePage);
    if (page) return page;
    throw error;
  }
}

/** Cache first: file names of assets contain a hash of their content. */
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
