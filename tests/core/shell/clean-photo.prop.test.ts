import { cleanPhoto } from '@felles/core/internal/shell/photos/clean-photo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPhoto, bytesOf, gif, jpeg, png, SCAN, SECRET, textOf, tiff, webp } from '../../support/photos.ts';

const cleaned = (bytes: Uint8Array): Uint8Array => {
  const photo = cleanPhoto(bytes);
  if (photo.kind !== 'clean') throw new Error(`it is ${photo.kind}`);
  return photo.bytes;
};

describe('a photo that leaves the device', () => {
  it('should say nothing beside its picture, at any place', () => {
    fc.assert(
      fc.property(anyPhoto, (photo) => {
        const text = textOf(cleaned(photo));
        expect(text).not.toContain(SECRET);
        expect(text).not.toMatch(/xap|XMP|Photoshop|Comment|MPF/);
      }),
    );
  });

  it('should keep its picture and its colours, and be the same when it is cleaned once more', () => {
    for (const [photo, parts] of [
      [jpeg(6), ['JFIF', 'ICC_PROFILE\0', 'colours', textOf(SCAN)]],
      [png(6), ['IHDR', 'gAMA', 'picture', 'IEND']],
      [webp(6), ['ICCP', 'colours', 'moving', 'picture']],
      [gif(), ['NETSCAPE2.0', 'picture']],
    ] as const) {
      const bytes = cleaned(photo);
      for (const kept of parts) expect(textOf(bytes)).toContain(kept);
      expect(cleaned(bytes)).toEqual(bytes);
    }
  });

  it('should keep its orientation, the only Exif data that stays', () => {
    const said = (bytes: Uint8Array, turned: number) =>
      textOf(cleaned(bytes)).includes(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(turned)}`);
    for (let turned = 2; turned <= 8; turned += 1)
      for (const photo of [jpeg(turned), jpeg(turned, true), png(turned), webp(turned)])
        expect(said(photo, turned)).toBe(true);
    for (const photo of [jpeg(1), png(1), webp(1)]) expect(textOf(cleaned(photo))).not.toContain('MM\0*');
  });

  it('should have whole parts again: lengths, the flags of its format and the check of what is new', () => {
    const text = textOf(cleaned(webp(1)));
    expect(text.charCodeAt(4) + text.charCodeAt(5) * 256).toBe(text.length - 8);
    expect(text.charCodeAt(text.indexOf('VP8X') + 8)).toBe(0x20);
    // CRC-32 of the chunk, as zlib computes it.
    const at = textOf(cleaned(png(6))).indexOf('eXIf');
    expect([...cleaned(png(6)).slice(at + 30, at + 34)]).toEqual(CHECK_OF_SIX);
  });

  it('should be no photo where it is none: other files are as they were', () => {
    for (const text of ['%PDF-1.7', 'PK\x03\x04', '', 'GIF', '\xff\xd8'])
      expect(cleanPhoto(bytesOf(text))).toEqual({ kind: 'other' });
  });

  it.each(['heic', 'heix', 'mif1', 'avif'])('should be unclear if it cannot be parsed: %s', (brand) => {
    expect(cleanPhoto(bytesOf(`\0\0\0\x18ftyp${brand}\0\0\0\0${SECRET}`))).toEqual({ kind: 'unclear' });
  });
});

describe('a broken or hostile photo', () => {
  it('should be unclear or say nothing, cut short at any place', () => {
    for (const photo of [jpeg(6), png(6), webp(6), gif()])
      for (let length = 0; length < photo.length; length += 1) {
        const result = cleanPhoto(photo.slice(0, length));
        if (result.kind === 'clean') expect(textOf(result.bytes)).not.toContain(SECRET.slice(0, 4));
        if (length > 11) expect(result.kind).not.toBe('other');
      }
  });

  it('should be read to an end when any of its bytes are changed', () => {
    const changes = fc.array(fc.tuple(fc.nat(600), fc.integer({ min: 0, max: 255 })), { maxLength: 8 });
    fc.assert(
      fc.property(anyPhoto, changes, (photo, changed) => {
        const bytes = Uint8Array.from(photo);
        for (const [at, byte] of changed) if (at < bytes.length) bytes[at] = byte;
        const result = cleanPhoto(bytes);
        if (result.kind === 'clean') expect(cleanPhoto(result.bytes).kind).toBe('clean');
      }),
    );
  });

  it('should have no orientation where its Exif data says none that there is', () => {
    const odd = [
      tiff(0),
      tiff(9),
      tiff(6).slice(0, 20),
      bytesOf('MM\0*\xff\xff\xff\xff'),
      bytesOf('II*\0\x08\0\0\0\xff\xff'),
    ];
    for (const exif of odd) {
      const content = bytesOf(`Exif\0\0${textOf(exif)}`);
      const head = bytesOf(`\xff\xd8\xff\xe1\0${String.fromCharCode(content.length + 2)}`);
      const photo = Uint8Array.from([...head, ...content, ...jpeg(1).slice(2)]);
      expect(textOf(cleaned(photo))).not.toContain('Exif');
    }
  });
});

const CHECK_OF_SIX: readonly number[] = [214, 103, 75, 105];
