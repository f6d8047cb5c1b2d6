import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@felles/core/internal/realtime/errors';
import { datatypeLabel } from '@felles/core/internal/workspace/datatypes/rules';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const CATALOGS = ['ui-react/src/i18n/catalogs', 'core/src/texts'].map((folder) => join(root, folder));

/** What a row quotes of the interface: what is exactly so, or any quotation of a row about texts. */
const QUOTED = { exactly: /exactly (?:'([^']+)'|"([^"]+)")/g, text: /'([^']+)'|"([^"]+\s[^"]*)"/g };

/** Words for those who run the product: they go to the log, and stand on no page. */
const OF_THE_LOG = ['W-CHAT-31'];

/** The texts that the specification of the workspace quotes, with their rows. */
function quotedTexts(): readonly (readonly [string, string])[] {
  const rows = readFileSync(join(root, 'tests/requirements/workspace.tsv'), 'utf8').trim().split('\n');
  return rows.flatMap((row) => {
    const [id = '', kind = '', , statement = ''] = row.split('\t');
    if (OF_THE_LOG.includes(id)) return [];
    const found = statement.matchAll(kind === 'text' ? QUOTED.text : QUOTED.exactly);
    return [...found].map(([, one, other]): readonly [string, string] => [id, one ?? other ?? '']);
  });
}

/** What core itself says, without a catalog. */
const OF_CORE = [datatypeLabel('no such thing'), errorText({ kind: 'refused', operation: 'auth', code: 401 })];

/** Every text there is in Norwegian. */
async function writtenTexts(): Promise<readonly string[]> {
  const files = CATALOGS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const all = await Promise.all(files.map((file) => import(file)));
  return [...OF_CORE, ...all.flatMap(({ no = {} }) => Object.values<string>(no))];
}

describe('the texts that the specification quotes', () => {
  it('[W-SHELL-01] should all be among the Norwegian ones, letter for letter', async () => {
    const texts = await writtenTexts();
    const quoted = quotedTexts();
    expect(quoted.length).toBeGreaterThan(9);
    expect(quoted.filter(([, text]) => !texts.includes(text))).toEqual([]);
  });
});
