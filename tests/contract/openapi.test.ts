import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { installPackages } from '../../scripts/setup.mjs';
import { serve, staffTokenAt } from './serving.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLACE = join(ROOT, 'tests/openapi/');
/** The programs of others that read the document take a while to install, once (milliseconds). */
const INSTALLING = 600_000;

beforeAll(() => installPackages(PLACE), INSTALLING);

const reading = () => import('../openapi/reading.mjs');

describe('the OpenAPI document', () => {
  it.each(['/rest/openapi.json', '/control/api/openapi.json'])(
    'should be one of which a strict linter has nothing to complain: %s',
    async (address) => {
      const { complaintsOf } = await reading();
      const { root } = await serve();
      expect(await complaintsOf(await (await fetch(`${root}${address}`)).text())).toEqual([]);
    },
  );

  it('should be found wanting by that linter when a call has no name', async () => {
    const { complaintsOf } = await reading();
    const unnamed = (await documentText()).replace('"operationId":"getCenter",', '');
    expect(await complaintsOf(unnamed)).toEqual([expect.stringContaining('operation-operationId')]);
  });
});

describe('a client that is made of the OpenAPI document', () => {
  it('should make calls of both applications, and compile', async () => {
    const { typesOf } = await reading();
    const { root } = await serve();
    mkdirSync(join(PLACE, 'dist'), { recursive: true });
    writeFileSync(join(PLACE, 'dist/service.ts'), await typesOf(await documentText(root)));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const compiled = spawnSync(process.execPath, [compiler, '-p', PLACE], { encoding: 'utf8' });
    expect(compiled.stdout).toBe('');

    // Compiled just now, and apart from the tests, as it needs what is made of the document.
    const program = './../openapi/program.ts';
    const { callBoth }: { callBoth(root: string, staffToken: string): Promise<unknown> } = await import(program);
    const calls = await callBoth(root, await staffTokenAt(root));
    expect(calls).toEqual({
      classes: { some: true, minutes: true },
      refused: { status: 401, type: 'Unauthorized' },
      wrongPassword: 401,
      pages: [2, 2],
      pagesDiffer: true,
    });
  });
});

async function documentText(root?: string): Promise<string> {
  return (await fetch(`${root ?? (await serve()).root}/rest/openapi.json`)).text();
}
