import { LARGEST_UPLOAD, SENDABLE, safeFileName } from '@felles/core';
import { problemOfFile, sendableFile, typeOfFile } from '@felles/core/internal/shell/sendable-files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVISIBLE } from '../../support/invisible.ts';
import { bytesOf, jpeg, png, SECRET, textOf } from '../../support/photos.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom('/', '\\', '\r', '\n', '\0', '.', '\u202e', ...INVISIBLE),
    fc.string({ maxLength: 2 }),
  ),
  maxLength: 300,
});

describe('the name of a file that is sent', () => {
  it('[S-37] should have no path, no line break and nothing that turns or hides letters', () => {
    fc.assert(
      fc.property(hostile, (given) => {
        const name = safeFileName(given);
        expect(name).not.toMatch(/[\\/\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it('should stay as it is where nothing is wrong with it, and keep its ending where it is cut', () => {
    expect(safeFileName('Plan 2. etasje – åpning.pdf')).toBe('Plan 2. etasje – åpning.pdf');
    expect(safeFileName(`${'å'.repeat(400)}.pdf`)).toBe(`${'å'.repeat(116)}.pdf`);
    expect(safeFileName('..\\..\\.pdf')).toBe('fil.pdf');
    expect(safeFileName('fdp.\u202eexe.pdf')).toBe('fdp.exe.pdf');
  });
});

describe('a file that the user picks', () => {
  it.each([
    ['plan.pdf', 1, null],
    ['plan.PDF', LARGEST_UPLOAD, null],
    ['plan.pdf', 0, 'upload.empty'],
    ['plan.pdf', LARGEST_UPLOAD + 1, 'upload.tooLarge'],
    ['plan.exe', 1, 'upload.kind'],
    ['plan', 1, 'upload.kind'],
    ['constructor', 1, 'upload.kind'],
  ])('[S-37] should be taken or refused before it is read: %s of %i bytes', (name, size, key) => {
    expect(problemOfFile({ name, size })?.key ?? null).toBe(key);
  });

  it('[S-37] should be of the type its name says only where it begins like that', () => {
    expect(typeOfFile('plan.pdf', PDF)).toBe('application/pdf');
    expect(typeOfFile('plan.png', PDF)).toBeNull();
    expect(typeOfFile('plan.pdf', new Uint8Array())).toBeNull();
    expect(typeOfFile('liste.txt', PDF)).toBe('text/plain');
    expect(typeOfFile('plan.exe', PDF)).toBeNull();
    expect(SENDABLE.split(',')).toEqual(expect.arrayContaining(['.pdf', '.jpg', '.dwg', '.ifc', '.xlsx']));
  });
});

describe('a file that leaves the device', () => {
  const never = () => Promise.reject(new Error('it is not drawn'));
  const HEIC = bytesOf(`\0\0\0\x18ftypheic\0\0\0\0${SECRET}`);

  it('should be as it was, but a photo without what tells of a place, under any name', async () => {
    const pdf = bytesOf(`%PDF-1.7 ${SECRET}`);
    expect(await sendableFile('plan.pdf', pdf, never)).toEqual({
      name: 'plan.pdf',
      type: 'application/pdf',
      bytes: pdf,
    });
    for (const [name, photo] of [
      ['a.jpg', jpeg(6)],
      ['a.png', png(6)],
      ['a.txt', jpeg(6)],
    ] as const) {
      const file = await sendableFile(name, photo, never);
      expect('bytes' in file && textOf(file.bytes).includes(SECRET)).toBe(false);
    }
  });

  it('should be redrawn if it cannot be parsed, again without personal data', async () => {
    const file = await sendableFile('IMG 1.HEIC', HEIC, async () => jpeg(1));
    expect(file).toMatchObject({ name: 'IMG 1.jpg', type: 'image/jpeg' });
    expect('bytes' in file && textOf(file.bytes).includes(SECRET)).toBe(false);
    expect(await sendableFile('a.jpg', jpeg(6).slice(0, 60), async () => jpeg(1))).toMatchObject({ name: 'a.jpg' });
  });

  it.each([
    ['a.heic', HEIC, never, 'upload.unclear'],
    ['a.heic', HEIC, async () => null, 'upload.unclear'],
    ['a.heic', HEIC, async () => HEIC, 'upload.unclear'],
    ['a.heic', bytesOf('%PDF-1.7'), async () => jpeg(1), 'upload.notItsKind'],
    ['a.png', png(6).slice(0, 60), never, 'upload.unclear'],
    ['a.pdf', jpeg(6), never, 'upload.notItsKind'],
  ])('should not be sent, with the reason: %s (%#)', async (name, bytes, redraw, key) => {
    expect(await sendableFile(name, bytes, redraw)).toEqual({ key, params: {} });
  });
});
