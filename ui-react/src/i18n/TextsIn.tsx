import type { Language } from '@felles/core';
import { type ReactNode, useMemo } from 'react';
import { textsIn } from './languages.ts';
import { TextContext } from './text.ts';

/** Gives everything below it the texts of one language. */
export function TextsIn({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const text = useMemo(() => textsIn(language), [language]);
  return <TextContext value={text}>{children}</TextContext>;
}
