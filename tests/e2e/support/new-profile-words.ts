/** The words of the page, written out once more, so that a changed text is noticed. */
export const NEW_PROFILE_WORDS = {
  no: {
    title: 'Opprett profil',
    choose: 'Velg senteret profilen din skal høre til',
    missed: 'Velg et senter',
    create: 'Opprett profil',
    made: 'Profilen din er opprettet',
    already: 'Du har allerede en profil',
    unreachable: 'Vi får ikke kontakt med tjenesten.',
  },
  en: {
    title: 'Create a profile',
    choose: 'Choose the center',
    missed: 'Choose a center',
    create: 'Create profile',
    made: 'Your profile has been created',
    already: 'You have a profile already',
    unreachable: 'We cannot reach the service.',
  },
} as const;
