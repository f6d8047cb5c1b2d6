import { onTestFinished, vi } from 'vitest';

/** Takes the place of the browser's download until the test ends; gives the name of the saved file and its lines. */
export function savedFile(): () => Promise<readonly string[]> {
  const blobs: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    click.mockRestore();
  });
  return async () => [
    String(Object(click.mock.contexts[0]).download),
    ...(await (blobs[0] ?? new Blob()).text()).split('\r\n'),
  ];
}
