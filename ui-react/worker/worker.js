// Stores the built files of the workspace on the device, so that its pages open without a network. It never handles an
// answer of the service. The build sets LIST and ENTRY, so each build is another worker.
const FILES = 'felles.workspace.files';
const LIST = '__LIST__';
const ENTRY = '__ENTRY__';
const ROOT = '/x/-/';
/** Each build has a page of its own in the one cache: a file that is named by its content is the same in every build. */
const PAGE = `${ROOT}?of=${LIST}`;
const ANY = { ignoreVary: true, ignoreSearch: false };
const AT_ONCE = 6;

addEventListener('install', (event) => event.waitUntil(fetchAll().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isOurs(pathname)) event.respondWith(page(event));
  } else if (/^\/assets\/.*-[\w-]{8}\.\w+$/.test(pathname)) event.respondWith(file(request));
});

const isOurs = (pathname) => pathname === '/x/-' || pathname.startsWith(ROOT);

/** A file that is stored is not fetched again: after an attempt that was cut off, or from another build. */
async function fetchAll() {
  const cache = await caches.open(FILES);
  const list = await store(cache, LIST);
  const left = [...(await list.json())];
  const work = async () => {
    for (let name = left.pop(); name; name = left.pop()) await store(cache, name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // The page comes last: it is the sign that all files are there.
  if (!(await storePage(cache))) throw new Error('the page is of another build');
}

async function store(cache, name) {
  const stored = await cache.match(name, ANY);
  if (stored) return stored;
  const answer = await fetch(name);
  if (answer.status !== 200 || answer.redirected) throw new Error(`${name}: ${answer.status}`);
  await cache.put(name, answer.clone());
  return answer;
}

/** The page with its policy, which may change without a new build. False for the page of another build. */
async function storePage(cache) {
  const answer = await fetch(ROOT, { cache: 'no-cache' });
  if (answer.status !== 200 || answer.redirected || !(await answer.clone().text()).includes(ENTRY)) return false;
  await cache.put(PAGE, answer);
  return true;
}

async function page(event) {
  const cache = await caches.open(FILES).catch(() => null);
  const stored = await cache?.match(PAGE, ANY);
  if (!stored) return fetch(event.request);
  event.waitUntil(Promise.all([storePage(cache).catch(() => false), tidy(cache)]));
  return stored;
}

/** Files of older builds go when no page is open that may still fetch them, and no newer build is on its way. */
async function tidy(cache) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (registration.installing || registration.waiting) return;
  if (open.some(({ url }) => isOurs(new URL(url).pathname))) return;
  const own = new Set([LIST, PAGE, ...(await (await store(cache, LIST)).json())]);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!own.has(pathname + search)) await cache.delete(url);
  }
}

async function file(request) {
  const cache = await caches.open(FILES).catch(() => null);
  return (await cache?.match(request, ANY)) ?? fetch(request);
}
