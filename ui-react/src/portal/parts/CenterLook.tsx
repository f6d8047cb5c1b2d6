import { makeTheme } from '@felles/core';
import type { CenterStore } from '@felles/core/portal';
import { useEffect, useLayoutEffect } from 'react';
import { rememberLook, wearColors } from '../../browser/look.ts';
import { afterPaint } from '../../first-page/after-paint.ts';
import { useObservable } from '../../react/use-observable.ts';

/** Puts the center's colours on the page, and keeps what the loading screen of the next visit needs of them. */
export function CenterLook({ center }: { readonly center: CenterStore }) {
  const { colors, startUp } = useObservable(center.view$);
  const isReady = startUp.stage === 'ready';
  // Before anything is painted: a page must not flash in the standard colours and then change.
  useLayoutEffect(() => (isReady ? wearColors(colors) : undefined), [colors, isReady]);
  useEffect(() => {
    if (isReady) afterPaint(() => rememberLook(center.code, makeTheme(colors, 'light')));
  }, [center, colors, isReady]);
  return null;
}
