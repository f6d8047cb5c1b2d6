import { otherLanguage } from '@felles/core';
import { offeredTo } from '@felles/core/portal/session';
import { useEffect, useState } from 'react';
import { LANGUAGE_TAGS } from '../../i18n/language-tags.ts';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { type HeaderItem, type OtherServices, usePortal } from '../services.ts';

/** The entries of the header, for visitors and for members. */
export function useHeaderItems(): readonly HeaderItem[] {
  const { center, language, leaving, offers, others, session } = usePortal();
  const other = otherLanguage(useObservable(language.language$));
  const { status, loggingOut, canLogIn } = useObservable(session.view$);
  const text = useText();
  const offered = offeredTo(status, canLogIn);
  const [own, setOwn] = useState<OtherServices | null>(null);
  useEffect(() => {
    // Visitors do not need the code of these entries.
    if (offered === 'own') others().then(setOwn, () => undefined);
  }, [offered, others]);

  const languages: HeaderItem = {
    key: 'language',
    title: text(other === 'en' ? 'header.english' : 'header.norwegian'),
    shape: GLOBE,
    callback: language.toggle,
    lang: LANGUAGE_TAGS[other],
  };
  if (offered === 'own') {
    return [
      ...(own?.headerItems(text, center.code, offers) ?? []),
      { key: 'profile', title: text('header.profile'), shape: PERSON, to: paths.profile.of(center.code) },
      { key: 'logOut', title: text('header.logOut'), shape: LEAVE, callback: leaving.logOut, disabled: loggingOut },
      languages,
    ];
  }
  if (offered === 'neither') return [languages];
  return [{ key: 'logIn', title: text('header.logIn'), shape: ENTER, to: paths.login.of(center.code) }, languages];
}

const GLOBE =
  'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4ZM4 12h16M12 3.8c2.6 2.5 3.8 5.2 3.8 8.2s-1.2 5.7-3.8 8.2c-2.6-2.5-3.8-5.2-3.8-8.2S9.4 6.3 12 3.8Z';
const PERSON = 'M15.7 8a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM5 20c.7-3.6 3.5-5.5 7-5.5s6.3 1.9 7 5.5';
const ENTER = 'M13 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M4 12h10M10.5 8l4 4-4 4';
const LEAVE = 'M11 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M10 12h10M16.5 8l4 4-4 4';
