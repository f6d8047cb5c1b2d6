// Prepares photos beside the page, so that the page stays quick: each message is one photo, with the port for its answer.
import { preparePhoto } from '@felles/core/workspace/site-photos';
import { drawingOn } from './draw-photo.ts';

const draw = drawingOn((width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    pen: canvas.getContext('2d'),
    jpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
});

addEventListener('message', async ({ data, ports }: MessageEvent<Blob>) => {
  const result = await read(data);
  ports[0]?.postMessage(result, typeof result === 'string' ? [] : [result.buffer]);
});

async function read(photo: Blob) {
  try {
    return await preparePhoto(new Uint8Array(await photo.arrayBuffer()), draw);
  } catch {
    return 'unreadable';
  }
}
