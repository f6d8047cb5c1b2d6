import { type ProjectQuestion, readProjectQuestion, writeProjectQuestion } from '@felles/core/workspace';

/** The question of the list in the page's address. Changing it makes no entry in the history. */
export const listAddress = {
  read: (): ProjectQuestion => readProjectQuestion(Object.fromEntries(new URLSearchParams(window.location.search))),
  write(question: ProjectQuestion): void {
    const words = Object.entries(writeProjectQuestion(question)).filter(isWritten);
    const search = new URLSearchParams(words).toString();
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search && `?${search}`}`);
  },
};

const isWritten = (pair: [string, string | undefined]): pair is [string, string] => pair[1] !== undefined;
