import { type FileContent, fail, ok, type Result } from '@felles/core';
import { createContents } from '@felles/core/internal/workspace/chat/contents';
import {
  AgreementConversations,
  Attachment,
  ChatMessage,
  hasPreview,
  nameOfAttachment,
  opensInPage,
  recipientsOf,
  senderPlace,
} from '@felles/core/workspace/chat';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../support/fake-ports.ts';

const FILE: FileContent = { type: 'image/png', bytes: new Uint8Array([1]) };

function asked() {
  const calls: { readonly id: string; readonly answer$: Subject<Result<FileContent>> }[] = [];
  const contents = createContents((id) => {
    const answer$ = new Subject<Result<FileContent>>();
    calls.push({ id: String(id), answer$ });
    return answer$;
  });
  return { calls, contents };
}

describe('the contents of attachments', () => {
  it('should be asked for once, by however many they are shown, and stay when they leave the view', () => {
    const { calls, contents } = asked();
    const [first, second] = [contents.of('7'), contents.of('7')];
    first.open();
    second.open();
    calls[0]?.answer$.next(ok(FILE));
    first.close();
    second.close();
    contents.of('7').open();
    expect(calls).toHaveLength(1);
    expect(contents.of('7').load$.value).toEqual({ status: 'ready', value: FILE });
  });

  it('should be given up when no page shows them any more, and asked for anew', () => {
    const { calls, contents } = asked();
    const content = contents.of('7');
    content.open();
    content.close();
    expect(calls[0]?.answer$.observed).toBe(false);
    content.open();
    expect(calls).toHaveLength(2);
  });

  it('should be asked for again when that failed, and only then', () => {
    const { calls, contents } = asked();
    const content = contents.of('7');
    content.open();
    content.retry();
    calls[0]?.answer$.next(fail(unreachable));
    expect(content.load$.value.status).toBe('failed');
    content.retry();
    expect(calls).toHaveLength(2);
  });

  it('should not all stay in memory', () => {
    const { calls, contents } = asked();
    for (let id = 0; id < 40; id += 1) {
      const content = contents.of(String(id));
      content.open();
      calls.at(-1)?.answer$.next(ok(FILE));
      content.close();
    }
    contents.of('39').open();
    contents.of('0').open();
    expect(calls.map(({ id }) => id).slice(40)).toEqual(['0']);
  });
});

const attachment = (title: string | null, mime_type: string | null, size_in_bytes = 1) =>
  Attachment.parse({ attachment_id: '7', metadata: { title, mime_type, size_in_bytes } });

describe('an attachment', () => {
  it.each([
    ['image/png', 1, true, true],
    ['IMAGE/JPEG; x=1', 1, true, true],
    ['image/png', 9_000_000, false, true],
    ['image/svg+xml', 1, false, false],
    ['text/html', 1, false, false],
    ['application/pdf', 1, false, true],
    [null, 1, false, false],
  ])('[W-CHAT-04] should be shown in the page only where it is safe: %s of %i bytes', (type, size, isSeen, opens) => {
    expect(hasPreview(attachment('a', type, size))).toBe(isSeen);
    expect(opensInPage(attachment('a', type, size))).toBe(opens);
  });

  it.each([
    ['Plan', 'application/pdf', 'Plan.pdf'],
    ['Plan.PDF', 'application/pdf', 'Plan.PDF'],
    ['Foto.jpeg', 'image/jpeg', 'Foto.jpeg'],
    ['rev. C', 'text/csv', 'rev. C.csv'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['x\u202egpj.exe', 'image/png', 'xgpj.exe.png'],
    [null, 'image/png', '7.png'],
    ['uten type', null, 'uten type'],
  ])('should be called by a name that tells its type: %s, %s', (title, type, name) => {
    expect(nameOfAttachment(attachment(title, type))).toBe(name);
  });
});

describe('the companies of an agreement', () => {
  const of = AgreementConversations.parse({
    agreement: { id: '1', provider: { id: '9', name: 'Vestbygg' } },
    relations: [
      { person: { id: '2' }, contact: { id: '8', name: 'Nordvik' }, roles: [{ title: 'Byggherre' }] },
      { person: { id: '3' }, contact: { id: '9', name: 'Vestbygg' }, roles: [{ title: null }, { title: 'Leder' }] },
      { person: { id: '4' }, contact: { id: '8', name: 'Nordvik' } },
      { person: { id: '5' } },
    ],
  });

  it('[W-CHAT-15] should all read along in public, and the provider alone in an internal conversation', () => {
    expect(recipientsOf(of, 'PUBLIC')).toEqual(['Nordvik']);
    expect(recipientsOf(of, 'INTERNAL')).toEqual(['Vestbygg']);
    const unknown = AgreementConversations.parse({ agreement: { id: '1' } });
    expect([recipientsOf(unknown, 'PUBLIC'), recipientsOf(unknown, 'INTERNAL')]).toEqual([[], []]);
  });

  it.each([
    [2, 'Nordvik', 'Byggherre'],
    [3, 'Vestbygg', 'Leder'],
    ['4', 'Nordvik', 'Nordvik'],
    [5, '', ''],
    [null, '', ''],
  ])('[W-CHAT-07] should stand beside their senders in public, and roles in internal ones: %s', (id, open, own) => {
    const message = ChatMessage.parse({ id: '1', from: { id } });
    expect(senderPlace(of, 'PUBLIC', message)).toBe(open);
    expect(senderPlace(of, 'INTERNAL', message)).toBe(own);
  });
});
