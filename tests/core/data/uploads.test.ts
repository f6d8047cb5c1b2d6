import { type NamedFile, ok, type Upload } from '@felles/core';
import type { PickedFile } from '@felles/core/data';
import { createUploads } from '@felles/core/internal/data/uploads';
import { describe, expect, it } from 'vitest';
import { jpeg, SECRET, textOf } from '../../support/photos.ts';
import { countedKeys } from '../../support/small-needs.ts';
import { createNetwork, LOST, REFUSED } from './network.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const file = (name: string, over: Partial<PickedFile> = {}): PickedFile => ({
  name,
  size: PDF.length,
  read: async () => PDF,
  ...over,
});

/** Uploads to a network that answers when the test says so. */
function aQueue() {
  const network = createNetwork<{ readonly file: NamedFile; readonly place: string }, string>();
  const done: string[] = [];
  let told: (sent: number) => void = () => undefined;
  const uploads = createUploads<string, string>({
    send(sent, place, key, hears) {
      told = hears;
      return network.ask({ file: sent, place }, key);
    },
    done: (answer) => done.push(answer),
    newKey: countedKeys(),
    wall: { now: () => 7 },
  });
  const states = () => uploads.view$.value.map(({ name, state }) => `${name} ${state}`);
  const asked = () => network.open.map(({ input }) => input.file.name);
  /** The picked files have been read. */
  const read = () => new Promise((resolve) => setImmediate(resolve));
  const first = (): Upload | undefined => uploads.view$.value[0];
  return { uploads, network, done, states, asked, read, first, tell: (sent: number) => told(sent) };
}

describe('files that are sent', () => {
  it('should go one after the other, each with how far it has come', async () => {
    const { uploads, network, done, states, asked, read, first, tell } = aQueue();
    uploads.add([file('a.pdf'), file('b.pdf')], 'folder');
    await read();
    expect(asked()).toEqual(['a.pdf']);
    expect(network.open[0]?.input).toEqual({
      file: { name: 'a.pdf', type: 'application/pdf', bytes: PDF },
      place: 'folder',
    });
    tell(4);
    expect(first()).toMatchObject({ sent: 4, size: 8, startedAt: 7 });
    network.open[0]?.answer(ok('A'));
    await read();
    expect(asked()).toEqual(['b.pdf']);
    expect(done).toEqual(['A']);
    expect(states()).toEqual(['a.pdf done', 'b.pdf sending']);
  });

  it('should be sent without what a photo says of its place, and be as large as what is sent', async () => {
    const { uploads, network, read, first } = aQueue();
    const photo = jpeg(6);
    uploads.add([file('a.jpg', { size: photo.length, read: async () => photo })], '');
    await read();
    const { bytes } = network.open[0]?.input.file ?? { bytes: photo };
    expect(textOf(bytes)).not.toContain(SECRET);
    network.open[0]?.answer(ok('A'));
    await read();
    expect(first()).toMatchObject({ state: 'done', size: bytes.length, sent: bytes.length });
  });

  it('should keep what failed with why, and hold up nothing behind it', async () => {
    const { uploads, network, states, asked, read, first } = aQueue();
    uploads.add([file('a.pdf'), file('b.exe'), file('c.pdf', { read: () => Promise.reject(new Error('gone')) })], '');
    uploads.add([file('d.png'), file('e.pdf')], '');
    await read();
    network.open[0]?.answer({ ok: false, error: REFUSED });
    await read();
    expect(states()).toEqual(['a.pdf failed', 'b.exe failed', 'c.pdf failed', 'd.png failed', 'e.pdf sending']);
    expect(uploads.view$.value.map(({ failure }) => failure?.key)).toEqual([
      'refusal.other',
      'upload.kind',
      'upload.unreadable',
      'upload.notItsKind',
      undefined,
    ]);
    expect(asked()).toEqual(['e.pdf']);
    expect(first()?.failure).toEqual({ key: 'refusal.other', params: { status: 422 } });
  });

  it('should go again under the same key where the answer was lost, and under a new one after a refusal', async () => {
    const { uploads, network, read, first } = aQueue();
    uploads.add([file('a.pdf')], '');
    await read();
    const key = network.open[0]?.key;
    network.open[0]?.answer({ ok: false, error: LOST });
    const id = first()?.id ?? '';
    uploads.retry(id);
    uploads.retry(id);
    await read();
    expect(network.open.map((request) => request.key)).toEqual([key]);
    network.open[0]?.answer({ ok: false, error: REFUSED });
    uploads.retry(id);
    await read();
    expect(network.open[0]?.key).not.toBe(key);
  });

  it('should be forgotten where the user stops one, on its way or waiting', async () => {
    const { uploads, network, states, asked, read } = aQueue();
    uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')], '');
    await read();
    const [a, b] = uploads.view$.value;
    uploads.stop(b?.id ?? '');
    uploads.stop(a?.id ?? '');
    await read();
    expect(network.cancelled).toBe(1);
    expect(asked()).toEqual(['c.pdf']);
    expect(states()).toEqual(['c.pdf sending']);
  });
});
