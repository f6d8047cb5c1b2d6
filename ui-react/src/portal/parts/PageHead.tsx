import { makeTheme } from '@felles/core/internal/shared/theme';
import type { CenterStore } from '@felles/core/portal/center';
import { useEffect, useLayoutEffect } from 'react';
import { namePage, rememberLook, wearColors } from '../../browser/look.ts';
import { afterPaint } from '../../first-page/after-paint.ts';
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

/** Puts the center's colours on the page, and stores those of the loading screen for the next visit. */
export function CenterLook({ center }: { readonly center: CenterStore }) {
  const { colors, startUp } = useObservable(center.view$);
  const isReady = startUp.status === 'ready';
  // Before anything is painted: a page must not flash in the standard colours and then change.
  useLayoutEffect(() => (isReady ? wearColors(colors) : undefined), [colors, isReady]);
  useEffect(() => {
    if (isReady) afterPaint(() => rememberLook(center.code, makeTheme(colors, 'light')));
  }, [center, colors, isReady]);
  return null;
}
