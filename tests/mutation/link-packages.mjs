// Stryker works on a copy of the repository. Without links of its own the copy would load the packages of the original,
// where nothing is broken, and every mutant would survive.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import root from '../../package.json' with { type: 'json' };

const links = join(process.cwd(), 'node_modules/@felles');
mkdirSync(links, { recursive: true });
for (const name of root.workspaces) symlinkSync(join('../..', name), join(links, name));
