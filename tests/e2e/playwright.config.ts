import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

const root = join(import.meta.dirname, '../..');

/** The features that Playwright turns off itself. The list is repeated because the browser listens to the last such list only. */
const NOT_IN_TESTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Pages that the browser's own window, which nobody sees, would load beside every test: a third of all the work. */
const OF_THE_WINDOW = ['PreloadTopChromeWebUI', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

/** The whole browser, and the same without a window, which most tests are content with where it is named. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const SHELL = process.env['CHROMIUM_SHELL'] ?? CHROMIUM;

/** The marks of a test that looks at a document in the browser's own viewer, or uses a camera: both need the whole browser. */
const NEEDS_WHOLE = /@viewer|@camera/;

export default defineConfig({
  testDir: '.',
  // The outputs of the packages need no second compiler.
  build: { external: ['**/dist/**'] },
  globalSetup: './support/sites.ts',
  outputDir: join(root, '.felles/e2e'),
  reporter: [['dot'], ['json', { outputFile: join(root, '.felles/reports/e2e.json') }]],
  // A test waits for the page half of its time.
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // No test is about speed: these only end what has gone wrong, on however busy a machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'nb-NO',
    // Not Oslo, so that a date read in the visitor's own zone shows as wrong.
    timezoneId: 'America/New_York',
    viewport: { width: 1600, height: 1000 },
    reducedMotion: 'reduce',
    trace: 'off',
    // The worker would fetch every file of the build for each test; the tests of working without a network allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // A handful of tests: more workers than one would take longer to start than to test.
    { name: 'whole', grep: NEEDS_WHOLE, workers: 1, use: { launchOptions: launching(CHROMIUM) } },
    { name: 'portal', grepInvert: NEEDS_WHOLE, use: { launchOptions: launching(SHELL) } },
  ],
});

function launching(executablePath: string) {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A camera for pages that may use one; no test meets that of the machine.
      '--use-fake-device-for-media-stream',
      `--disable-features=${[...NOT_IN_TESTS, ...OF_THE_WINDOW].join(',')}`,
    ],
  };
}
