import type { Language } from '@felles/core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Text, textsIn } from './texts.ts';

const TextContext = createContext<Text>(textsIn('no'));

/** Gives everything below it the texts of one language. */
export function Texts({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const text = useMemo(() => textsIn(language), [language]);
  return <TextContext value={text}>{children}</TextContext>;
}

/** The function that writes texts; a new one when the language changes. */
export const useText = (): Text => useContext(TextContext);
