import { LARGEST_UPLOAD, problemOfFile, SENDABLE, safeFileName, typeOfFile } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVISIBLE } from '../../support/invisible.ts';

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
