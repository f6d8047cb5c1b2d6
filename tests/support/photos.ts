// Photos as devices write them, small: a picture, and beside it what tells of a place.
import fc from 'fast-check';

export const SECRET = 'GPS 59.9139N 10.7522E';

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255);
const little = (value: number, size: number) => big(value, size).reverse();
const put = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? bytesOf(part) : part)]));

/** Exif data with an orientation among other things, in either order of bytes. */
export function tiff(orientation: number, isLittle = false): Uint8Array {
  const number = isLittle ? little : big;
  return put(
    isLittle ? 'II*\0' : 'MM\0*',
    number(8, 4),
    number(2, 2),
    [...number(0x010f, 2), ...number(2, 2), ...number(SECRET.length, 4), ...number(38, 4)],
    [...number(0x0112, 2), ...number(3, 2), ...number(1, 4), ...number(orientation, 2), 0, 0],
    number(0, 4),
    SECRET,
  );
}

const segment = (marker: number, content: Uint8Array) => put([0xff, marker], big(content.length + 2, 2), content);
export const SCAN = put([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]);
const PICTURE = {
  jfif: segment(0xe0, put('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])),
  tables: segment(0xdb, put([0], new Uint8Array(64).fill(7))),
  frame: segment(0xc0, put([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
  scan: put(segment(0xda, put([1, 1, 0, 0, 63, 0])), SCAN),
};

/** A photo that a browser has made, as a camera would have written it: lying on its side, with its place. */
export const withExif = (photo: Uint8Array, orientation: number): Uint8Array =>
  put(photo.slice(0, 2), segment(0xe1, put('Exif\0\0', tiff(orientation))), photo.slice(2));

/** A JPEG with words between its first part and the next. */
export function withLitter(photo: Uint8Array): Uint8Array {
  const end = 4 + (photo[4] ?? 0) * 256 + (photo[5] ?? 0);
  return put(photo.slice(0, end), SECRET, photo.slice(end));
}

export const jpeg = (orientation: number, isLittle = false): Uint8Array =>
  put(
    [0xff, 0xd8],
    PICTURE.jfif,
    segment(0xe1, put('Exif\0\0', tiff(orientation, isLittle))),
    segment(0xe1, put('http://ns.adobe.com/xap/1.0/\0', SECRET)),
    segment(0xe2, put('ICC_PROFILE\0', [1, 1], 'colours')),
    segment(0xe2, put('MPF\0', SECRET)),
    segment(0xed, put('Photoshop 3.0\0', SECRET)),
    segment(0xfe, put(SECRET)),
    PICTURE.tables,
    PICTURE.frame,
    PICTURE.scan,
    [0xff, 0xd9],
    // A further picture, or a film, behind it.
    put(SECRET),
  );

const chunk = (type: string, content: Uint8Array) => put(big(content.length, 4), type, content, [0, 0, 0, 0]);
export const png = (orientation: number): Uint8Array =>
  put(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', put(big(1, 4), big(1, 4), [8, 2, 0, 0, 0])),
    chunk('eXIf', tiff(orientation)),
    chunk('tEXt', put('Comment\0', SECRET)),
    chunk('iTXt', put('XML:com.adobe.xmp\0', SECRET)),
    chunk('zTXt', put(SECRET)),
    chunk('prVt', put(SECRET)),
    chunk('gAMA', put(big(45_455, 4))),
    chunk('IDAT', put('picture')),
    chunk('IEND', put()),
    put(SECRET),
  );

const part = (type: string, content: Uint8Array) =>
  put(type, little(content.length, 4), content, content.length % 2 === 1 ? [0] : []);
export function webp(orientation: number): Uint8Array {
  const body = put(
    'WEBP',
    part('VP8X', put([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    part('ICCP', put('colours')),
    part('ANMF', put(new Uint8Array(16), part('VP8L', put('moving')), part('XTRA', put(SECRET)))),
    part('VP8 ', put('picture')),
    part('EXIF', tiff(orientation)),
    part('XMP ', put(SECRET)),
  );
  return put('RIFF', little(body.length, 4), body, put(SECRET));
}

const blocks = (...texts: readonly string[]) => put(...texts.map((text) => put([text.length], text)), [0]);
export const gif = (): Uint8Array =>
  put(
    'GIF89a',
    [1, 0, 1, 0, 0x80, 0, 0],
    new Uint8Array(6),
    [0x21, 0xff],
    blocks('NETSCAPE2.0', '\x01\0\0'),
    [0x21, 0xff],
    blocks('XMP DataXMP', SECRET),
    [0x21, 0xfe],
    blocks(SECRET),
    [0x21, 0xf9],
    blocks('\0\0\0\0'),
    [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2],
    blocks('picture'),
    [0x3b],
    put(SECRET),
  );

const orientation = fc.integer({ min: 1, max: 8 });

/** A photo of each kind that is taken apart. */
export const anyPhoto = fc.oneof(
  fc.tuple(orientation, fc.boolean()).map(([turned, isLittle]) => jpeg(turned, isLittle)),
  orientation.map(png),
  orientation.map(webp),
  fc.constant(gif()),
);
