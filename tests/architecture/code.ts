/** A text, or a comment: what looks like a comment inside a text is none. */
const TEXT_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** The marks of a comment: its beginning, its end, and the star before each line between. */
const MARKS = /^\s*(?:\/\*+|\/\/|\*(?!\/))|\*\/$/gm;

/** A source without its comments. */
export const codeOf = (source: string): string =>
  source.replace(TEXT_OR_COMMENT, (found) => (found.startsWith('/') ? '' : found));

/** The comments of a source, each in one line and without its marks. */
export const commentsOf = (source: string): readonly string[] =>
  (source.match(TEXT_OR_COMMENT) ?? [])
    .filter((found) => found.startsWith('/'))
    .map((comment) => comment.replace(MARKS, '').replaceAll(/\s+/g, ' ').trim());
