// Which library each piece of a built file came from, read off its source map.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const UNMAPPED = 'bundler';

/** The pieces of a minified file, joined by library. A file with nothing in it but the bundler's own has no map. */
export function piecesByLibrary(code, map) {
  const { sources, mappings } = map ?? { sources: [], mappings: '' };
  const pieces = new Map();
  const lines = code.split('\n');
  let source = 0;
  mappings.split(';').forEach((line, row) => {
    const text = lines[row] ?? '';
    let column = 0;
    let from = { column: 0, library: UNMAPPED };
    const keep = (to) => {
      const piece = text.slice(from.column, to);
      if (piece) pieces.set(from.library, (pieces.get(from.library) ?? '') + piece);
    };
    for (const segment of line.split(',')) {
      if (segment === '') continue;
      const [columns = 0, sourceStep] = numbersIn(segment);
      column += columns;
      if (sourceStep !== undefined) source += sourceStep;
      keep(column);
      from = { column, library: sourceStep === undefined ? UNMAPPED : libraryOf(sources[source] ?? '') };
    }
    keep(text.length);
  });
  return pieces;
}

/** The npm package a file belongs to, or the workspace of ours. */
function libraryOf(path) {
  const installed = path.lastIndexOf('node_modules/');
  if (installed >= 0) {
    const [scope, name] = path.slice(installed + 'node_modules/'.length).split('/');
    return FAMILIES[scope] ?? (scope.startsWith('@') ? `${scope}/${name}` : scope);
  }
  const ours = /(?:^|\/)(core|adapters-http|adapters-ws|ui-react)\/src\//.exec(path);
  return ours
    ? `@felles/${ours[1]}`
    : path.includes('/src/') || path.startsWith('src/')
      ? '@felles/ui-react'
      : UNMAPPED;
}

/** Packages that come together, by the one that brings them. */
const FAMILIES = {
  scheduler: 'react-dom',
  'react-router-dom': 'react-router',
  '@inversifyjs': 'inversify',
  'reflect-metadata': 'inversify',
  'set-cookie-parser': 'react-router',
  cookie: 'react-router',
};

/** The numbers of one segment, in base 64 with a bit that says that more follows. */
function numbersIn(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
