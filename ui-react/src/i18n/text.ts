import { createContext, useContext } from 'react';
import { type Text, textsIn } from './texts.ts';

export const TextContext = createContext<Text>(textsIn('no'));

/** The function that writes texts; a new one when the language changes. */
export const useText = (): Text => useContext(TextContext);
