// The first page of a project as it is opened from the list of projects, over a service whose calls take their time: from the
// press to the last of its blocks, beside what the service itself takes.
import { demoProjects } from '@felles/fixtures/workspace/projects';
import { buildMockServer, createWorld, issueGrant } from '@felles/mock-server/internal';
import { chromium } from 'playwright';
import { site } from '../../../scripts/build.mjs';
import { QUIET } from '../in-chromium.mjs';
import { takeTurns } from '../measure.mjs';
import { longestChain } from '../start/chain.mjs';

/**
 * Of each call, and of the one that is slow alone (milliseconds). A skeleton that has come stays for a while, so that it does
 * not flicker: half a second after a block began to wait, and no longer, that may hold back an answer.
 */
const EACH = 600;
const ALONE = 1_000;

/** The flags name the blocks that are on, so a block that can be switched off comes after them. */
const LEAST = ['the flags', 'what they switch on'];

export async function measureOverview({ short }) {
  const world = createWorld();
  const server = buildMockServer({ world, site });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const [project] = demoProjects(world.state.seed, world.now());
  const list = `http://127.0.0.1:${server.server.address().port}/x/-/projects?q=${encodeURIComponent(project.title)}`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: QUIET });
  const open = (fault) => () => visit(browser, { world, list, link: `/project/${project.id}`, fault });
  try {
    const { each, one } = await takeTurns(
      {
        each: open({ call: '*', milliseconds: EACH }),
        one: open({ call: 'projects.history', milliseconds: ALONE }),
      },
      { rounds: short ? 5 : 15, warmUp: 1 },
    );
    const row = (what, against, visits, calls) => {
      const [ours, theirs] = [visits.map(({ shown }) => shown), visits.map(({ slowest }) => calls * slowest)];
      return { what, against, goal: { atMost: 1.2 }, unit: 'ms', ours, theirs };
    };
    return [
      row(`first page of a project, each call ${EACH} ms`, LEAST.join(', then '), each, LEAST.length),
      row(`first page of a project, one call ${ALONE} ms`, 'that call alone', one, 1),
      chainRow(each.toSorted((a, b) => a.chain.length - b.chain.length)[0].chain),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

function chainRow(chain) {
  return {
    what: 'first page of a project, calls waited for one after another',
    against: LEAST.join(', then '),
    goal: { atMost: 1 },
    unit: 'calls',
    ours: [chain.length],
    theirs: [LEAST.length],
    detail: chain.map(({ path, start, end }) => `  ${start.toFixed(0)} – ${end.toFixed(0)} ms  ${path}`).join('\n'),
  };
}

/** One visit by a browser that has fetched nothing of the page before. */
async function visit(browser, { world, list, link, fault }) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(signIn, issueGrant(world, 'ola').access);
    await page.goto(list);
    await page.locator(`main a[href$="${link}"]`).first().waitFor();
    await page.waitForLoadState('networkidle');
    setFaults(world, [{ id: 1, kind: 'latency', probability: 1, met: 0, ...fault }]);
    const { shown, calls } = await page.evaluate(untilShown, link);
    return { shown, slowest: Math.max(...calls.map(({ took }) => took)), chain: longestChain(calls) };
  } finally {
    setFaults(world, []);
    await context.close();
  }
}

const setFaults = (world, faults) =>
  world.change((state) => {
    state.faults = faults;
  });

/** Runs in the page, before anything of it. */
function signIn(access) {
  const tokens = { access, expiresAt: Date.now() + 86_400_000, refresh: null };
  localStorage.setItem('felles.workspace.tokens', JSON.stringify(tokens));
}

/** Runs in the page: presses the link, and looks after each change whether the last block has come. */
function untilShown(link) {
  const BLOCKS = ['Fremdrift', 'Frister', 'På plassen nå', 'Åpne avvik', 'Deltakere', 'Siste hendelser', 'Detaljer'];
  const missing = () => {
    const sections = [...document.querySelectorAll('main section')];
    const isThere = (name) =>
      sections.some((one) => one.querySelector('h2')?.textContent === name && one.querySelector('li, dd, b'));
    return BLOCKS.filter((name) => !isThere(name));
  };
  const isShown = () => missing().length === 0 && document.querySelector('main [aria-busy="true"]') === null;
  /** Calls that the service has answered. A call that has to wait for a connection has begun, and takes no time of its own. */
  const callsSince = (began) =>
    performance
      .getEntriesByType('resource')
      .filter(({ initiatorType, startTime }) => initiatorType === 'fetch' && startTime >= began)
      .map(({ name, startTime, requestStart, responseEnd }) => ({
        path: new URL(name).pathname,
        type: 'Fetch',
        start: startTime - began,
        end: responseEnd - began,
        took: responseEnd - requestStart,
      }));
  return new Promise((tell, fail) => {
    setTimeout(() => fail(new Error(`Not shown after 30 seconds: ${missing().join(', ')}`)), 30_000);
    const began = performance.now();
    const changes = new MutationObserver(() => {
      if (!isShown()) return;
      changes.disconnect();
      const shown = performance.now() - began;
      // The browser writes a call down only after its answer was read.
      setTimeout(() => tell({ shown, calls: callsSince(began).filter(({ end }) => end <= shown) }), 200);
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector(`main a[href$="${link}"]`).click();
  });
}
