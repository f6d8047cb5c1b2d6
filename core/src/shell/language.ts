import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import { createSlot } from '../shared/scope.ts';
import type { KeyValue } from './ports.ts';

/** The two languages that every text has; `no` is Norwegian bokmål. */
export type Language = 'no' | 'en';

/** [P-SHELL-47] [P-SHELL-49] `fallback` is for a text that the chosen language lacks; `key` names the cookie. */
export const LANGUAGE_SETTINGS = {
  standard: 'no',
  fallback: 'en',
  key: 'language',
  lifetimeSeconds: 31_536_000,
} as const;

/** [P-SHELL-46] The language to which the button in the header leads. */
export const otherLanguage = (language: Language): Language => (language === 'no' ? 'en' : 'no');

/** The language in a cookie or an address; any other text, or none, means Norwegian. */
export const parseLanguage = (text: string | null): Language => (text === 'en' ? 'en' : LANGUAGE_SETTINGS.standard);

/** The language of the page. Until `open` has read the stored choice it is Norwegian. */
export interface LanguageStore {
  readonly language$: Behavior<Language>;
  open(): void;
  close(): void;
  toggle(): void;
}

/** The chosen language, which is stored in the browser. */
export function createLanguageStore(deps: { saved: KeyValue }): LanguageStore {
  const language$ = new BehaviorSubject<Language>(LANGUAGE_SETTINGS.standard);
  const reading = createSlot();
  let chosenByHand = false;

  return {
    language$,
    open() {
      reading.run(deps.saved.read(LANGUAGE_SETTINGS.key), (saved) => {
        if (saved.ok && !chosenByHand) language$.next(parseLanguage(saved.value));
      });
    },
    close: reading.end,
    toggle() {
      chosenByHand = true;
      language$.next(otherLanguage(language$.value));
      // Without cookies the language still changes, but is not remembered.
      deps.saved.write(LANGUAGE_SETTINGS.key, language$.value).subscribe();
    },
  };
}
