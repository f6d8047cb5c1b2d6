import { useEffect } from 'react';
import { namePage } from '../../browser/look.ts';
import { LANGUAGE_TAGS } from '../../i18n/language-tags.ts';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';

/** The page's title and language, true from the first text on, also while the page loads or fails. */
export function PageHead() {
  const { center, language } = usePortal();
  const { pageTitle } = useObservable(center.view$);
  const tag = LANGUAGE_TAGS[useObservable(language.language$)];
  const text = useText();
  useEffect(() => {
    namePage(pageTitle ?? text('center.genericTitle'), tag);
  }, [pageTitle, text, tag]);
  return null;
}
