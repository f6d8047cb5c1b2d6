import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** From this many bytes on a file gains by being compressed; a shorter one comes in one packet anyway. */
const WORTH_COMPRESSING = 1_400;

/** What can be compressed lies beside itself compressed, so that a server has nothing to do but send it. */
export const compressFiles: Plugin = {
  name: 'compress-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, files) {
      const texts = Object.values(files).flatMap((file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        const isText = /\.(?:js|css|svg|html)$/.test(file.fileName) && content.length >= WORTH_COMPRESSING;
        return isText ? [{ fileName: file.fileName, content }] : [];
      });
      await Promise.all(
        texts.map(async ({ fileName, content }) => {
          // The last step of quality takes twice the time for two hundredths of the bytes.
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 };
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(content, { params }),
            promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
          ]);
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz });
        }),
      );
    },
  },
};
