/** A text, or a comment: what looks like a comment inside a text is none. */
const TEXT_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** A source without its comments. */
export const codeOf = (source: string): string =>
  source.replace(TEXT_OR_COMMENT, (found) => (found.startsWith('/') ? '' : found));
