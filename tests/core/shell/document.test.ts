import { createDocumentStore, type FileContent, isPdf, ok, PDF, type Result } from '@felles/core';
import { documentIn } from '@felles/core/internal/shell/document';
import { describe, expect, it } from 'vitest';
import { at, SECOND } from '../../support/at.ts';
import { scripted } from '../../support/fake-ports.ts';

describe('a document', () => {
  it.each([
    ['a PDF', 'application/pdf', '%PDF-1.7\n', true],
    ['a PDF by another spelling', 'Application/PDF; charset=binary', '%PDF-2.0', true],
    ['a page', 'text/html', '<!doctype html>', false],
    ['a page that is called a PDF', 'application/pdf', '<!doctype html><script>', false],
    ['a PDF that is called a page', 'text/html', '%PDF-1.7', false],
    ['a PDF that comes later', 'application/pdf', '<script></script>%PDF-1.7', false],
    ['less than a beginning', 'application/pdf', '%PDF', false],
    ['nothing', 'application/pdf', '', false],
  ])('should be a PDF by name and by beginning: %s', (_what, type, text, expected) => {
    const file = fileOf(type, text);
    expect(isPdf(file)).toBe(expected);
    expect(documentIn(file)).toMatchObject(
      expected ? { ok: true, value: { type: 'application/pdf' } } : { ok: false, error: { kind: 'malformed' } },
    );
  });
});

describe('createDocumentStore', () => {
  it('should load when opened, forget when closed, and load again when asked', () => {
    const { clock, document, fetches } = start(ok(fileOf(PDF.type, '%PDF-1.7')));
    expect(fetches.askings).toEqual([]);
    document.open();
    expect(document.load$.value.status).toBe('loading');
    clock.pass(SECOND);
    expect(document.load$.value.status).toBe('ready');
    document.close();
    expect(document.load$.value.status).toBe('idle');
    document.open();
    document.open();
    document.close();
    document.close();
    clock.pass(SECOND);
    expect(document.load$.value.status).toBe('idle');
    expect(fetches.askings.map(({ state }) => state)).toEqual(['answered', 'cancelled', 'cancelled']);
  });

  it('should fail with what is no document', () => {
    const { clock, document } = start(ok(fileOf('text/html', '<p>')));
    document.open();
    clock.pass(SECOND);
    expect(document.load$.value).toMatchObject({ status: 'failed', failure: { kind: 'malformed' } });
  });
});

function start(result: Result<FileContent>) {
  const clock = at('2026-11-19T09:00:00Z');
  const fetches = scripted<undefined, FileContent>(clock, () => ({ after: 500, result }));
  return { clock, fetches, document: createDocumentStore({ fetch: () => fetches.ask(undefined) }) };
}

const fileOf = (type: string, text: string): FileContent => ({ type, bytes: new TextEncoder().encode(text) });
