import type { Failure } from '@felles/core';

/** The console is the log of a page. The words of an answer stay out of it: they could contain a token. */
export function log(what: string, failure?: Failure): void {
  // biome-ignore lint/suspicious/noConsole: it is where a log of the page is read
  console.warn(failure === undefined ? what : `${what}: ${wordsOf(failure)}`);
}

const wordsOf = (failure: Failure): string =>
  failure.kind === 'refused' ? `${failure.kind} ${failure.status}` : failure.kind;
