// [W-SITE-29] The worker that opens the workspace without a network.

import { attempt } from './storage.ts';
import { workerAddress } from './worker-address.ts';

const WORKER = '/x/worker.js';
const SCOPE = '/x/-';

/** The time between two checks for a new build (milliseconds). */
const OFTEN = 3_600_000;

/** Not in a frame, whose host is not there without a network; a browser may also forbid workers. */
export async function registerOfflinePages(): Promise<void> {
  const found = attempt('service worker', () =>
    window.self === window.top ? (navigator.serviceWorker ?? null) : null,
  );
  if (!found.ok || found.value === null) return;
  try {
    const address = workerAddress(WORKER);
    const workers = found.value;
    await workers.register(address, { scope: SCOPE, updateViaCache: 'none' });
    const update = async (): Promise<unknown> => (await workers.getRegistration(SCOPE))?.update();
    setInterval(() => void update().catch(() => undefined), OFTEN);
  } catch {
    // Storage is forbidden, or the host has no worker: the pages need the network.
  }
}
