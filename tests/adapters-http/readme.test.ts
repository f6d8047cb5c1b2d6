// The tables of the README: every option of a door and every function of an area stands there, and nothing else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardSurroundings } from '@felles/adapters-http/internal/workspace-door/surroundings';
import { standardPlace } from '@felles/adapters-http/portal';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../adapters-http', file), 'utf8');
const namesIn = (cell = '') => [...cell.matchAll(/`([\w$-]+)`/g)].flatMap(([, name]) => name ?? []);

/** The names in the first two cells of each row, of each table whose head begins so. */
const tables = (head: string): readonly (readonly (readonly string[])[])[][] =>
  read('README.md')
    .split(`\n| ${head}`)
    .slice(1)
    .map((text) => text.split('\n\n')[0]?.split('\n').slice(2) ?? [])
    .map((lines) => lines.map((line) => line.split(' | ').slice(0, 2).map(namesIn)));

const OF_PORTAL = ['code', 'root', ...Object.keys(standardPlace())];
const OF_WORKSPACE = ['root', 'fetch', 'connect', 'sendFile', ...Object.keys(standardSurroundings(''))];

describe('the README of adapters-http', () => {
  it('should list the options of both doors', () => {
    const listed = tables('option ').map((rows) => rows.flatMap(([names]) => names ?? []).toSorted());
    expect(listed).toEqual([OF_PORTAL.toSorted(), OF_WORKSPACE.toSorted()]);
  });

  it.each(['portal', 'workspace'])('should list the areas of the %s with their functions', (application) => {
    const [rows = []] = tables(`file of \`${application}/areas\``);
    const listed = rows.flatMap(([files = [], names = []]) => names.map((name) => `${files.join()}: ${name}`));
    const exported = new RegExp(
      `^@felles/adapters-http/${application}/areas/([\\w-]+: \\w+): (?:const|function) `,
      'gm',
    );
    // A port that one area uses is exported beside it, and is no area.
    const functions = [...read('surface.txt').matchAll(exported)]
      .flatMap(([, name]) => name ?? [])
      .filter((name) => !name.endsWith('Http'));
    expect(listed.toSorted()).toEqual(functions.toSorted());
    expect(listed.length, 'a check that sees nothing passes').toBeGreaterThan(10);
  });
});
