import { type PhotoFault, preparePhoto } from '@felles/core/workspace/site-photos';
import { drawingOn } from './draw-photo.ts';
import { workerAddress } from './worker-address.ts';

/** Prepares the photos of one form. */
export interface PhotoDesk {
  prepare(photo: Blob): Promise<Uint8Array | PhotoFault>;
  /** Ends the worker. */
  close(): void;
}

/** In the worker of `photo-worker.ts` at an address, where the browser has workers that draw; else in the page. */
export function openPhotoDesk(address: string): PhotoDesk {
  let worker: Worker | null = null;
  let hasWorkers = 'OffscreenCanvas' in window;
  const close = (): void => {
    worker?.terminate();
    worker = null;
  };
  return {
    async prepare(photo) {
      worker ??= hasWorkers ? startWorker(address) : null;
      const answer = worker === null ? null : await askWorker(worker, photo);
      if (answer !== null) return answer;
      // A worker that does not start once does not start later.
      hasWorkers = false;
      close();
      return preparePhoto(new Uint8Array(await photo.arrayBuffer()), drawInPage);
    },
    close,
  };
}

function startWorker(address: string): Worker | null {
  try {
    return new Worker(workerAddress(address), { type: 'module' });
  } catch {
    return null;
  }
}

/** Null where the worker fails. */
const askWorker = (worker: Worker, photo: Blob): Promise<Uint8Array | PhotoFault | null> =>
  new Promise((resolve) => {
    const { port1: answers, port2: port } = new MessageChannel();
    answers.onmessage = ({ data }: MessageEvent<Uint8Array | PhotoFault>) => resolve(data);
    worker.addEventListener('error', () => resolve(null), { once: true });
    worker.postMessage(photo, [port]);
  });

const drawInPage = drawingOn((width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return {
    pen: canvas.getContext('2d'),
    jpeg: (quality) => new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality)),
  };
});
