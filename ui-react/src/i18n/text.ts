import { createContext, useContext } from 'react';
import { norwegian, type Text } from './texts.ts';

/** Norwegian, where nothing above chooses a language. */
export const TextContext = createContext(norwegian);

/** The function that writes texts; a new one when the language changes. */
export const useText = (): Text => useContext(TextContext);
