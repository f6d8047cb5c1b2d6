import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { hashOf } from '../../../scripts/inputs.mjs';
import { installPacked, LIBRARIES } from '../../../scripts/user.mjs';
import { REUSE_SITE, ROOT } from './site.ts';

const PAGE = 'tests/reuse/page';
const INPUTS = [
  'package-lock.json',
  'scripts/user.mjs',
  PAGE,
  ...LIBRARIES.flatMap((name) => [`${name}/package.json`, `${name}/src`]),
];

/** Builds the portal in plain DOM in a folder of its own, where what it is made of has changed. */
export async function buildReusePage(): Promise<void> {
  const stamp = `${REUSE_SITE}.made-of`;
  const inputs = hashOf(INPUTS);
  if (existsSync(REUSE_SITE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const folder = mkdtempSync(join(tmpdir(), 'felles-reuse-'));
  try {
    const { user } = await installPacked(folder, LIBRARIES);
    const root = join(user, 'page');
    cpSync(join(ROOT, PAGE), root, { recursive: true });
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: REUSE_SITE,
        emptyOutDir: true,
        target: 'es2022',
        rolldownOptions: { input: join(root, 'portal.html') },
      },
    });
    writeFileSync(stamp, inputs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
