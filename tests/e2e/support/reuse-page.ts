import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { hashOf } from '../../../scripts/inputs.mjs';
import { installPacked, LIBRARIES } from '../../../scripts/user.mjs';
import { REUSE_SITE, ROOT } from './site.ts';

/** The folders of the pages, each with its own. */
const PAGES = { page: 'portal.html', site: 'workspace.html' };
const INPUTS = [
  'package-lock.json',
  'scripts/user.mjs',
  ...Object.keys(PAGES).map((name) => `tests/reuse/${name}`),
  ...LIBRARIES.flatMap((name) => [`${name}/package.json`, `${name}/src`]),
];

/** Builds the pages of other frontends into one site, where what they are made of has changed. */
export async function buildReusePage(): Promise<void> {
  const stamp = `${REUSE_SITE}.made-of`;
  const inputs = hashOf(INPUTS);
  if (existsSync(REUSE_SITE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const folder = mkdtempSync(join(tmpdir(), 'felles-reuse-'));
  try {
    const { user } = await installPacked(folder, LIBRARIES);
    for (const [name, page] of Object.entries(PAGES)) {
      const root = join(user, name);
      cpSync(join(ROOT, 'tests/reuse', name), root, { recursive: true });
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        build: {
          outDir: REUSE_SITE,
          emptyOutDir: name === 'page',
          target: 'es2022',
          rolldownOptions: { input: join(root, page) },
        },
      });
    }
    writeFileSync(stamp, inputs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
