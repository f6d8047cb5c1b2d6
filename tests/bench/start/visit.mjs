// One visit to one page by a browser that has never been there: nothing cached, no connection open.

/** A processor four times as slow as this one. */
export const SLOW_PROCESSOR = 4;

/** The lines a visit may come over. 3G is what WebPageTest means by it; what is far answers at once, but late. */
export const LINES = {
  threeG: { latency: 300, downloadThroughput: 1_600_000 / 8, uploadThroughput: 768_000 / 8 },
  far: { latency: 1_000, downloadThroughput: -1, uploadThroughput: -1 },
};

/**
 * Visits an address and tells when it could be used, how long the page's own thread had worked for that, whatever else the
 * machine did, what was asked for until then, and when React had taken the page over. `line` and `slowdown` say under
 * which conditions; the times are milliseconds since the visit began.
 */
export function visit(browser, address, { isUsable, isTakenOver, ...conditions }) {
  return inNewWindow(browser, conditions, async (page, client) => {
    const requests = await follow(client);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript({ content: `(${watch})(${isUsable}, ${isTakenOver})` });
    await page.goto(address, { waitUntil: 'commit' });
    const { usable, began } = await inPage(client, 'window.usable');
    const { metrics } = await client.send('Performance.getMetrics');
    const work = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    const { takenOver } = await inPage(client, 'window.takenOver');
    return { usable, takenOver, work, requests: answeredBy(requests, began + usable) };
  });
}

/**
 * Visits an address and tells when it was first painted. Nobody looks at the page meanwhile: to find out before a frame
 * what can be seen in it takes the more time the more there is to see, and that frame may be the first.
 */
export function paint(browser, address, conditions) {
  return inNewWindow(browser, conditions, async (page, client) => {
    await page.goto(address, { waitUntil: 'commit' });
    return { firstPaint: await inPage(client, `(${untilPainted})()`) };
  });
}

async function inNewWindow(browser, { line = null, slowdown = 1 }, look) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    if (slowdown > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (line) await client.send('Network.emulateNetworkConditions', { offline: false, ...line });
    return await look(page, client);
  } finally {
    await context.close();
  }
}

/** Asked without Playwright's helpers, which would be compiled in the page while it starts. */
async function inPage(client, expression) {
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/**
 * Runs in the page, from its beginning: looks before the frame that shows a change, and tells when that has been drawn. A
 * page in which nothing changes is not made to draw frames of its own for that.
 */
function watch(isUsable, isTakenOver) {
  const watched = (has, name) =>
    new Promise((tell) => {
      if (has()) return tell({ [name]: performance.now(), began: performance.timeOrigin });
      let isWaiting = false;
      const look = () => {
        isWaiting = false;
        if (!has()) return;
        changes.disconnect();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => tell({ [name]: performance.now(), began: performance.timeOrigin });
        port2.postMessage(null);
      };
      const lookSoon = () => {
        if (!isWaiting) requestAnimationFrame(look);
        isWaiting = true;
      };
      const changes = new MutationObserver(lookSoon);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      // A style sheet that has arrived changes no element, nor does the end of the page.
      addEventListener('load', lookSoon, true);
      document.addEventListener('readystatechange', lookSoon);
    });
  window.usable = watched(isUsable, 'usable');
  // Not before: looking takes time as well.
  window.takenOver = window.usable.then(() => watched(isTakenOver, 'takenOver'));
}

/** Runs in the page. The browser tells of its first paint only when that is over. */
function untilPainted() {
  return new Promise((tell) => {
    const observer = new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-paint') tell(startTime);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Keeps account of every request of a page, by the browser's own clock. */
async function follow(client) {
  const requests = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) =>
    requests.set(requestId, { url: request.url, type, start: timestamp, wallTime, end: null }),
  );
  const ended = ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  };
  client.on('Network.loadingFinished', ended);
  client.on('Network.loadingFailed', ended);
  await client.send('Network.enable');
  return requests;
}

/** The requests that were answered by a certain time of day, in milliseconds since the first of them. */
function answeredBy(requests, time) {
  const all = [...requests.values()];
  const [{ start: first, wallTime }] = all;
  const moment = first + time / 1000 - wallTime;
  return all
    .filter(({ url, end }) => url.startsWith('http') && end !== null && end <= moment)
    .map(({ url, type, start, end }) => ({
      path: new URL(url).pathname,
      type,
      start: (start - first) * 1000,
      end: (end - first) * 1000,
    }));
}
