import { makeTheme, themeVariables } from '@felles/core';
import type { CenterStore } from '@felles/core/portal';
import { useEffect, useLayoutEffect } from 'react';
import { rememberLook } from '../../browser/look.ts';
import { afterPaint } from '../../react/after-paint.ts';
import { useObservable } from '../../react/use-observable.ts';

/** Puts the center's colours on the page, and keeps what the loading screen of the next visit needs of them. */
export function CenterLook({ center }: { readonly center: CenterStore }) {
  const { colors, startUp } = useObservable(center.view$);
  const isReady = startUp.stage === 'ready';
  // Before anything is painted: a page must not flash in the standard colours and then change.
  useLayoutEffect(() => {
    if (!isReady) return;
    const variables = Object.entries(themeVariables(colors));
    const { style } = document.documentElement;
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [colors, isReady]);
  useEffect(() => {
    if (isReady) afterPaint(() => rememberLook(center.code, makeTheme(colors, 'light')));
  }, [center, colors, isReady]);
  return null;
}
