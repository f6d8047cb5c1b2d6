import type { Browser } from 'playwright/test';

/** Does something while the processes that run the browser's pages stand still: no script, no timer, no answer. */
export async function whileStopped(browser: Browser, action: () => Promise<void>): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  if (renderers.length === 0) throw new Error('the browser has no page to be stopped');
  for (const pid of renderers) process.kill(pid, 'SIGSTOP');
  try {
    await action();
  } finally {
    for (const pid of renderers) process.kill(pid, 'SIGCONT');
  }
  await session.detach();
}
