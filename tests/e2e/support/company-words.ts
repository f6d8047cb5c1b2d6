/** Good for two departments of `nordlys`, and for one. */
export const CODES = { two: 'AB1C2D3E4F5G', one: 'CD1E2F3G4H5J' } as const;

/** The words of the page, written out once more, so that a changed text is noticed. */
export const COMPANY_WORDS = {
  no: {
    code: 'Sponsorkode',
    check: 'Sjekk koden',
    next: 'Neste',
    finish: 'Meld meg inn',
    back: 'Tilbake',
    steps: 'Steg i innmeldingen',
    summary: 'Se over innmeldingen',
  },
  en: {
    code: 'Sponsor code',
    check: 'Check the code',
    next: 'Next',
    finish: 'Sign me up',
    back: 'Back',
    steps: 'Steps of the sign-up',
    summary: 'Look over the sign-up',
  },
} as const;
