import type { Locator, Page } from 'playwright/test';
import type { Language } from './words.ts';

export const CONSENT_WORDS = {
  no: {
    title: 'Informasjonskapsler',
    accept: 'Ja, det er greit',
    more: 'Les og velg',
    fine: 'Greit',
    reject: 'Nei takk',
    withdraw: 'Trekk tilbake',
    close: 'Lukk',
    accepted: 'Du har sagt ja.',
    rejected: 'Du har sagt nei.',
    unknown: 'Du har ikke valgt ennå.',
    withdrawn: 'Du har trukket tilbake samtykket.',
    noted: 'Valget ditt er lagret.',
    promise: 'Vi sender ingenting av det du skriver inn.',
    by: {
      nordlys: 'Meta-pikselen fra Meta',
      solsiden: 'Google-taggen fra Google',
      stor: 'Google Tag Manager fra Google',
    },
  },
  en: {
    title: 'Cookies',
    accept: 'Yes, that is fine',
    more: 'Read and choose',
    fine: 'Fine',
    reject: 'No thanks',
    withdraw: 'Withdraw consent',
    close: 'Close',
    accepted: 'You have said yes.',
    rejected: 'You have said no.',
    unknown: 'You have not chosen yet.',
    withdrawn: 'You have withdrawn your consent.',
    noted: 'Your choice is saved.',
    promise: 'We send nothing of what you type.',
    by: {
      nordlys: 'the Meta pixel is loaded from Meta',
      solsiden: 'the Google tag is loaded from Google',
      stor: 'Google Tag Manager is loaded from Google',
    },
  },
} as const;

/** The dialog about consent as a visitor finds it. */
export function consentOn(page: Page, language: Language = 'no') {
  const words = CONSENT_WORDS[language];
  const dialog: Locator = page.getByRole('dialog', { name: words.title });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    words,
    dialog,
    /** One line until this is pressed. */
    more: button(words.more),
    fine: button(words.fine),
    accept: button(words.accept),
    reject: button(words.reject),
    withdraw: button(words.withdraw),
    close: button(words.close),
    link: page.getByRole('contentinfo').getByRole('button', { name: words.title }),
  };
}
