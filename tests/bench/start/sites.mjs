// Pages to compare with, in folders that the server takes for a built portal: same addresses, same headers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from '../build-page.mjs';

/** A browser tells of no first paint where nothing is painted, so the empty page has a colour. */
const EMPTY = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Empty</title>
    <style>html { background: #22272a }</style>
  </head>
  <body></body>
</html>
`;

/** Writes a page with nothing on it. */
export function emptySite(folder) {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'portal.html'), EMPTY);
  return folder;
}

/** Writes a page on which react and react-dom show one line, built as the portal is. */
export async function oneLineSite(folder) {
  for (const { fileName, code, source } of await buildPage(
    fileURLToPath(new URL('../bundle', import.meta.url)),
    'plain.html',
  )) {
    const file = join(folder, fileName === 'plain.html' ? 'portal.html' : fileName);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code ?? source);
  }
  return folder;
}
