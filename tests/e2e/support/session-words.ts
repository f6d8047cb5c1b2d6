import { DEMO_PASSWORD } from '@felles/fixtures';

/** Ingrid Solbakken, known at nordlys. */
export const INGRID = { phone: '10000001', password: DEMO_PASSWORD, name: 'Ingrid Solbakken' } as const;
/** Known at every center. */
export const AASE = { phone: '10000004', password: DEMO_PASSWORD } as const;

/** The words of the two forms, written out once more, so that a changed text is noticed. */
export const SESSION_WORDS = {
  no: {
    title: 'Logg inn',
    phone: 'Telefonnummer',
    password: 'Passord',
    submit: 'Logg inn',
    forgotten: 'Glemt passordet?',
    phoneMissing: 'Telefonnummer må fylles ut',
    passwordMissing: 'Skriv inn passordet ditt.',
    notDigits: 'Skriv telefonnummeret med bare sifre',
    wrong: 'Feil telefonnummer eller passord.',
    tooMany: 'For mange forsøk. Vent en stund før du prøver igjen.',
    already: 'Du er allerede logget inn',
    profile: 'Til min profil',
    profilePage: 'Min profil',
    logOut: 'Logg ut',
    notRemembered: 'Nettleseren din lagrer ikke informasjonskapsler.',
    newPassword: 'Glemt passord',
    app: 'Det nye passordet gjelder også i appen.',
    send: 'Send nytt passord',
    sent: 'Nytt passord er sendt på SMS',
    passwordFailed: 'Det ble ikke sendt noe passord',
    passwordUncertain: 'Vi vet ikke om passordet ble sendtSe om du får en SMS før du prøver igjen.',
    another: 'Prøv et annet nummer',
    toLogin: 'Til innlogging',
  },
  en: {
    title: 'Log in',
    phone: 'Phone number',
    password: 'Password',
    submit: 'Log in',
    forgotten: 'Forgotten your password?',
    phoneMissing: 'Phone number is required',
    passwordMissing: 'Enter your password.',
    notDigits: 'Write the phone number with digits only',
    wrong: 'Wrong phone number or password.',
    tooMany: 'Too many attempts. Wait a while before you try again.',
    already: 'You are already logged in',
    profile: 'To my profile',
    profilePage: 'My profile',
    logOut: 'Log out',
    notRemembered: 'Your browser keeps no cookies.',
    newPassword: 'Forgotten password',
    app: 'The new password is also the one of the app.',
    send: 'Send new password',
    sent: 'A new password has been sent by SMS',
    passwordFailed: 'No password was sent',
    passwordUncertain: 'We do not know whether the password was sentSee whether you get an SMS before you try again.',
    another: 'Try another number',
    toLogin: 'To the login',
  },
} as const;
