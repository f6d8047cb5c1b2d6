import '../../i18n/catalogs/frame.ts';

import { LOADING } from '@felles/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useWaitIndicator } from '../../react/use-wait-indicator.ts';
import { HiddenStatus } from '../Hidden.tsx';

/** What is shown of a page while its code is on its way. Code that comes soon shows nothing of it. */
export function Coming({ children }: { readonly children: ReactNode }) {
  const isShown = useWaitIndicator(true, LOADING) !== 'none';
  const text = useText();
  return (
    <>
      <HiddenStatus>{isShown && text('frame.loading')}</HiddenStatus>
      {isShown && children}
    </>
  );
}
