// What libraries and packages bring that no page of the portal needs. Where a library has changed so that one of these
// finds nothing any more, the page works as before and is a little larger, which the bench tells.
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * react-router offers one build to everybody, with warnings for those who write routes, and the names that it gives its
 * components for developer tools count as something done to them, so those that nobody uses would stay.
 */
export const onlyUsedParts: Plugin = {
  name: 'only-used-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^(var ENABLE_DEV_WARNINGS = )true;$/m, '$1false;')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};

/**
 * inversify can write functions as text, to be faster where a page may run such. This one's policy forbids it, and the
 * container asks for the plain ones anyway: they stand in for the others.
 */
export const noWrittenFunctions: Plugin = {
  name: 'no-written-functions',
  apply: 'build',
  transform: {
    filter: { id: /\/@inversifyjs\/core\/.*\/buildNoActivations\w+ResolverJit\.js$/ },
    handler(_, id) {
      const plain = basename(id, 'Jit.js');
      return { code: `export { ${plain} as ${plain}Jit } from './${plain}.js';`, map: { mappings: '' } };
    },
  },
};

/** RxJS is built for browsers that cannot wait within a loop, with much around that. These can, so here it stands as written. */
export const waitingLoops: Plugin = {
  name: 'waiting-loops',
  apply: 'build',
  transform: {
    filter: { id: /\/rxjs\/dist\/esm\/internal\/(?:observable\/innerFrom|util\/isReadableStreamLike)\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/^import .* from "tslib";$/m, '')
        .replace(
          /^function process\(.*?^}$/ms,
          `async function process(asyncIterable, subscriber) {
            for await (const value of asyncIterable) {
              subscriber.next(value);
              if (subscriber.closed) return;
            }
            subscriber.complete();
          }`,
        )
        .replace(
          /^export function readableStreamLikeToAsyncGenerator\(.*?^}$/ms,
          `export async function* readableStreamLikeToAsyncGenerator(stream) {
            const reader = stream.getReader();
            try {
              for (;;) {
                const { value, done } = await reader.read();
                if (done) return;
                yield value;
              }
            } finally {
              reader.releaseLock();
            }
          }`,
        ),
      map: null,
    }),
  },
};

/**
 * i18next can fetch texts, put values into them and write dates and numbers. Here the texts come with the code, they are
 * filled in where they are asked for, and core writes the rest.
 */
export const onlyWords: Plugin = {
  name: 'only-words',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/^class Connector .*?^}$/ms, 'class Connector extends EventEmitter { state = {}; }')
        .replace(/^class Interpolator .*?^}$/ms, 'class Interpolator {}')
        .replace(/^class Formatter .*?^}$/ms, 'class Formatter { format = value => value; }'),
      map: null,
    }),
  },
};

/** What the rows of the wire say for readers, and the other names their addresses have, is for the documentation and the mock. */
export const onlyWhatIsCalled: Plugin = {
  name: 'only-what-is-called',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/adapters-http\/src\/wire\// },
    handler: (code) => ({
      code: code.replace(/^ +(?:summary:\s+(['"]).*\1|aliases: \[[^\]]*\]),\n/gm, ''),
      map: null,
    }),
  },
};
