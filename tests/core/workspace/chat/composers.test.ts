import { createComposers } from '@felles/core/internal/workspace/chat/composers';
import { createDrafts } from '@felles/core/internal/workspace/drafts/store';
import type { ConversationQuestion, PickedChatFile } from '@felles/core/workspace/chat';
import type { DraftPlace } from '@felles/core/workspace/drafts';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { jpeg, png, SECRET, textOf } from '../../../support/photos.ts';

const PUBLIC: ConversationQuestion = { mode: 'PUBLIC', conversationId: '7' };
const INTERNAL: ConversationQuestion = { mode: 'INTERNAL', conversationId: '7' };
const PDF: Uint8Array = new Uint8Array([0x25, 0x50, 0x44, 0x46]);

const file = (name: string, bytes = PDF, more: Partial<PickedChatFile> = {}): PickedChatFile => ({
  ...{ name, size: bytes.length, read: async () => bytes },
  ...more,
});

function memoryDrafts() {
  const kept = new Map<string, unknown>();
  const place: DraftPlace = {
    put: (owner, drafts) => void kept.set(owner, drafts),
    take(owner) {
      const taken = kept.get(owner) ?? null;
      kept.delete(owner);
      return taken;
    },
    clear: () => kept.clear(),
  };
  return { place, kept };
}

function aPage({ place, kept } = memoryDrafts(), owner = 'user 1') {
  const question$ = new BehaviorSubject<ConversationQuestion | null>(PUBLIC);
  const drafts = createDrafts(place);
  drafts.open(owner);
  const sent: unknown[] = [];
  let keys = 0;
  const writing = createComposers({
    drafts,
    outbox: {
      write(question, text, files) {
        sent.push([question, text, files.map(({ name, type, bytes }) => `${name} ${type} ${bytes.length}`)]);
        return 'key';
      },
    },
    newKey: () => `f${++keys}`,
  });
  const composer = writing.composer(question$);
  const view = () => composer.view$.value;
  const whenRead = () =>
    firstValueFrom(
      composer.view$.pipe(
        filter(({ files }) => files.every(({ ready, failure }) => ready !== null || failure !== null)),
      ),
    );
  return { composer, question$, drafts, writing, sent, view, whenRead, place, kept };
}

describe('what is written', () => {
  it('should be sent as it is, and be gone from the draft', () => {
    const { composer, sent, view, drafts, kept } = aPage();
    composer.write('  <b>hei</b>\n\nמה שלומך ');
    drafts.save();
    expect(kept.size).toBe(1);
    expect(composer.send()).toBe(true);
    expect([sent, view().text, kept.size]).toEqual([[[PUBLIC, '<b>hei</b>\n\nמה שלומך', []]], '', 0]);
  });

  it.each(['', ' \n\t '])('should not be sent where it is nothing: %j', (text) => {
    const { composer, sent, view } = aPage();
    composer.write(text);
    expect([view().maySend, composer.send(), sent]).toEqual([false, false, []]);
  });

  it('should say how long it is where that is too long, and stay whole', () => {
    const { composer, sent, view } = aPage();
    const text = 'a'.repeat(100_000);
    composer.write(text);
    expect([composer.send(), sent]).toEqual([false, []]);
    expect(view()).toMatchObject({
      problem: { key: 'chat.longText', params: { most: 20_000, length: 100_000 } },
      text,
    });
    composer.write('a'.repeat(20_000));
    expect([view().problem, composer.send()]).toEqual([null, true]);
  });

  it('[W-CHAT-33] should stay with its conversation and its mode, also where the two have one id', () => {
    const { composer, question$, view, sent } = aPage();
    composer.write('offentlig');
    question$.next(INTERNAL);
    expect(view().text).toBe('');
    composer.write('internt');
    question$.next(null);
    composer.write('nowhere');
    expect([view().text, composer.send()]).toEqual(['', false]);
    question$.next(PUBLIC);
    expect(view().text).toBe('offentlig');
    composer.send();
    expect(sent).toEqual([[PUBLIC, 'offentlig', []]]);
    question$.next(INTERNAL);
    expect(view().text).toBe('internt');
  });

  it('should be there again after a reload, for its own user alone', () => {
    const before = aPage();
    before.composer.write('halvferdig');
    before.drafts.leave();
    const other = aPage(before, 'user 2');
    expect(other.view().text).toBe('');
    other.composer.write('annet');
    other.drafts.leave();
    const { view, composer, sent } = aPage(before, 'user 1');
    expect(view().text).toBe('halvferdig');
    composer.send();
    expect(sent).toEqual([[PUBLIC, 'halvferdig', []]]);
  });

  it('should be gone from this page with its user, and wait for the user', () => {
    const page = aPage();
    page.composer.write('halvferdig');
    page.drafts.leave();
    page.writing.close();
    expect([page.view().text, page.drafts.isAny()]).toEqual(['', false]);
    expect(aPage(page).view().text).toBe('halvferdig');
  });
});

describe('files of a message', () => {
  it('[W-CHAT-29] should be sent with it once they are read, also without a word', async () => {
    const { composer, sent, view, whenRead } = aPage();
    composer.attach([file('../../tegning.pdf')]);
    expect([view().maySend, composer.send()]).toEqual([false, false]);
    await whenRead();
    expect(composer.send()).toBe(true);
    expect([sent, view().files]).toEqual([[[PUBLIC, '', ['tegning.pdf application/pdf 4']]], []]);
  });

  it('should hold the message up where one cannot be sent, until it is removed', async () => {
    const { composer, view, whenRead } = aPage();
    composer.write('se her');
    composer.attach([file('a.pdf', new Uint8Array([1, 2, 3])), file('b.exe'), file('c.pdf', new Uint8Array())]);
    await whenRead();
    expect(view().files.map(({ failure }) => failure?.key)).toEqual([
      ...['upload.notItsKind', 'upload.kind', 'upload.empty'],
    ]);
    expect([composer.send(), view().problem?.key]).toEqual([false, 'chat.badFile']);
    for (const { id } of view().files) composer.remove(id);
    expect([view().problem, composer.send()]).toEqual([null, true]);
  });

  it('should be known to be lost with the page until they are sent', async () => {
    const { composer, writing, whenRead } = aPage();
    composer.attach([file('tegning.pdf')]);
    await whenRead();
    expect(writing.hasFiles$.value).toBe(true);
    composer.send();
    expect(writing.hasFiles$.value).toBe(false);
  });

  it('should be ten at the most', async () => {
    const { composer, view, whenRead } = aPage();
    composer.attach(Array.from({ length: 12 }, (_, at) => file(`${at}.pdf`)));
    await whenRead();
    expect([view().files.length, view().problem?.key]).toEqual([10, 'chat.manyFiles']);
    composer.write('de to siste kommer i neste');
    expect([view().problem, composer.send()]).toEqual([null, true]);
  });

  it('should stay with their conversation while they are read', async () => {
    const { composer, question$, view } = aPage();
    let done = (_: Uint8Array): void => undefined;
    const read = new Promise<Uint8Array>((resolve) => {
      done = resolve;
    });
    composer.attach([file('a.pdf', PDF, { read: () => read })]);
    question$.next(INTERNAL);
    done(PDF);
    await read;
    expect(view().files).toEqual([]);
  });
});

describe('photos of a message', () => {
  /** The file with so much more of a picture. */
  const larger = (bytes: Uint8Array, by: number) => {
    const end = bytes.findLastIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xd9);
    return new Uint8Array([...bytes.slice(0, end), ...new Array<number>(by).fill(7), ...bytes.slice(end)]);
  };
  const ready = async (picked: PickedChatFile) => {
    const { composer, whenRead } = aPage();
    composer.attach([picked]);
    return (await whenRead()).files[0]?.ready ?? expect.unreachable('it can be sent');
  };
  const small = jpeg(1);

  it('should be smaller where the page can draw them so, and say nothing of their place', async () => {
    const { name, type, bytes } = await ready(file('vegg.jpeg', larger(jpeg(6), 9_000), { shrink: async () => small }));
    expect([name, type, bytes.length < 2_000, textOf(bytes).includes(SECRET)]).toEqual([
      ...['vegg.jpg', 'image/jpeg', true, false],
    ]);
  });

  it.each<[string, PickedChatFile]>([
    ['the page cannot draw', file('a.jpg', larger(jpeg(6), 9_000), { shrink: () => Promise.reject(new Error('no')) })],
    ['is small already', file('a.jpg', larger(jpeg(6), 9_000), { shrink: async () => null })],
    ['would grow', file('a.jpg', small, { shrink: async () => larger(small, 9_000) })],
    ['would become another kind of file', file('a.jpg', larger(jpeg(6), 9_000), { shrink: async () => PDF })],
    ['is a small drawing', file('a.png', png(1), { shrink: async () => small })],
  ])('should stay as they are where one %s', async (_, picked) => {
    const { shrink: __, ...plain } = picked;
    expect(await ready(picked)).toEqual(await ready(plain));
  });
});
