import { marked } from '@felles/core/workspace';

/** A title with what matches what was searched for marked in it. */
export const HitWords = ({ title, sought }: { readonly title: string; readonly sought: string }) =>
  marked(title, sought).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title never change places
    piece.isHit ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
