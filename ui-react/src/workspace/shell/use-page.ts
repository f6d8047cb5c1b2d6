import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';

/** Whether there is a user whose connection and errors are told of. */
export function useSignedIn(): boolean {
  const { kind } = useObservable(useWorkspace().session.standing$);
  return kind === 'signedIn' || kind === 'signingOut';
}

/** What the window is called: the page, and what it is about. */
export function usePageTitle(title: string, about: string): void {
  const text = useText();
  useEffect(() => {
    document.title = [title, about, text('workspace.name')].filter((name) => name !== '').join(' – ');
  }, [title, about, text]);
}
