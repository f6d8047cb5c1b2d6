import type { Failure } from '@felles/core';

/** The log of a page is its console. The words of an answer stay out of it: a token could stand in them. */
export function log(what: string, failure?: Failure): void {
  // biome-ignore lint/suspicious/noConsole: it is where a log of the page is read
  console.warn(failure === undefined ? what : `${what}: ${wordsOf(failure)}`);
}

const wordsOf = (failure: Failure): string =>
  failure.kind === 'refused' ? `${failure.kind} ${failure.status}` : failure.kind;
