// Builds the worker with the files of the workspace for times without a network, and the list of these files.
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** In `/x/`: a worker controls its own folder at most, and the address `/x/-` has no slash at the end. */
const WORKER = 'x/worker.js';

/** The list is named by its content, so each build has another worker. */
export const offlinePages: Plugin = {
  name: 'offline-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const entry = Object.values(files).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry === undefined) throw new Error('the workspace has no entry');
      const names = Object.keys(files).filter((name) => /^assets\/.*-[\w-]{8}\.\w+$/.test(name));
      const source = JSON.stringify(names.map((name) => `/${name}`).toSorted());
      const list = this.getFileName(this.emitFile({ type: 'asset', name: 'workspace-files.json', source }));
      const worker = readFileSync(new URL('../worker/worker.js', import.meta.url), 'utf8')
        .replace('__LIST__', `/${list}`)
        .replace('__ENTRY__', entry.fileName);
      const { code } = minifySync(WORKER, worker, { module: false });
      this.emitFile({ type: 'asset', fileName: WORKER, source: code });
    },
  },
};
