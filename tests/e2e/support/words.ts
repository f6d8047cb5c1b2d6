// The words a visitor sees, written out here once more, so that a changed text is noticed.

export const LANGUAGES = ['no', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words {
  readonly timetable: string;
  readonly department: string;
  /** The words of an empty day while no department is chosen. */
  readonly chooseDepartment: string;
  /** The words in the list of departments meanwhile. */
  readonly departmentFirst: string;
  readonly noClasses: string;
  readonly noName: string;
  readonly week: string;
  readonly lastWeek: string;
  readonly nextWeek: string;
  readonly hideHeader: string;
  readonly filters: string;
  readonly dayTabs: string;
  /** Monday first. */
  readonly days: readonly string[];
  readonly minutes: (count: number) => string;
  readonly loading: (week: number) => string;
  readonly loaded: (week: number, count: number) => string;
  readonly retry: string;
  readonly failed: string;
  readonly notLoaded: string;
  readonly unknownCenter: string;
  readonly unknownAnswer: string;
  readonly unreachable: string;
  readonly tooSlow: string;
  readonly offline: string;
  readonly notRefreshed: string;
  readonly broken: string;
  readonly loadAgain: string;
  readonly noSuchPage: string;
  readonly toStart: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly mainMenu: string;
  readonly previousMember: string;
  readonly noTerms: (name: string) => string;
  readonly welcome: (name: string) => string;
  readonly terms: string;
  /** Out of the portal, where it cannot start. */
  readonly toProduct: string;
  readonly logIn: string;
  readonly logOut: string;
  readonly myProfile: string;
  readonly otherLanguage: string;
  readonly generalHelp: string;
  readonly skip: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  no: {
    timetable: 'Timeplan',
    department: 'Avdeling',
    chooseDepartment: 'Velg avdeling',
    departmentFirst: 'Velg avdeling',
    noClasses: 'Ingen timer denne dagen',
    noName: 'Uten navn',
    week: 'Uke',
    lastWeek: 'Forrige uke',
    nextWeek: 'Neste uke',
    hideHeader: 'Skjul toppfelt',
    filters: 'Filtrer på timetype',
    dayTabs: 'Velg dag',
    days: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'],
    minutes: (count) => `Varighet ${count} minutter`,
    loading: (week) => `Laster timene i uke ${week}`,
    loaded: (week, count) => `Uke ${week}. Timer vist: ${count}`,
    retry: 'Prøv igjen',
    failed: 'Timeplanen kunne ikke lastes',
    unknownCenter: 'Fant ikke treningssenteret.',
    notLoaded: 'Kunne ikke laste siden: ',
    unknownAnswer: 'Ukjent svar fra serveren',
    unreachable: 'Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen.',
    tooSlow: 'Tjenesten bruker for lang tid på å svare.',
    offline: 'Du er uten nett. Timeplanen kan være endret.',
    notRefreshed: 'Timeplanen kunne ikke oppdateres. ',
    broken: 'Noe gikk galt på denne siden',
    loadAgain: 'Last inn på nytt',
    noSuchPage: 'Denne siden finnes ikke',
    toStart: 'Til startsiden',
    openMenu: 'Åpne meny',
    closeMenu: 'Lukk meny',
    mainMenu: 'Gå til hovedmeny',
    previousMember: 'Tidligere medlem',
    noTerms: (name) => `${name} har ingen betalingsvilkår her`,
    welcome: (name) => `Velkommen til ${name}`,
    terms: 'Betalingsvilkår',
    toProduct: 'Til forsiden',
    logIn: 'Logg inn',
    logOut: 'Logg ut',
    myProfile: 'Min profil',
    otherLanguage: 'English',
    generalHelp: 'Trenger du hjelp? Spør i resepsjonen på senteret ditt.',
    skip: 'Hopp til innhold',
  },
  en: {
    timetable: 'Timetable',
    department: 'Department',
    chooseDepartment: 'choose department',
    departmentFirst: 'Choose department',
    noClasses: 'no classes scheduled for this day',
    noName: 'no name',
    week: 'Week',
    lastWeek: 'Previous week',
    nextWeek: 'Next week',
    hideHeader: 'Hide header',
    filters: 'Filter by class type',
    dayTabs: 'Choose a day',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    minutes: (count) => `Lasts ${count} minutes`,
    loading: (week) => `Loading the classes of week ${week}`,
    loaded: (week, count) => `Week ${week}. Classes shown: ${count}`,
    retry: 'Try again',
    failed: 'The timetable could not be loaded',
    unknownCenter: 'We found no fitness center at this address.',
    notLoaded: 'Could not load the page: ',
    unknownAnswer: 'Unknown response from the server',
    unreachable: 'We cannot reach the service. Check your connection.',
    tooSlow: 'The service is taking too long to answer.',
    offline: 'You are offline. The timetable may have changed.',
    notRefreshed: 'The timetable could not be refreshed. ',
    broken: 'Something went wrong on this page',
    loadAgain: 'Load it again',
    noSuchPage: 'This page does not exist',
    toStart: 'To the start page',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    mainMenu: 'Go to main menu',
    previousMember: 'Previous member',
    noTerms: (name) => `${name} has no payment terms here`,
    welcome: (name) => `Welcome to ${name}`,
    terms: 'Payment terms',
    toProduct: 'To the front page',
    logIn: 'Log in',
    logOut: 'Log out',
    myProfile: 'My profile',
    otherLanguage: 'Norsk',
    generalHelp: 'Need help? Ask at the reception of your center.',
    skip: 'Skip to content',
  },
};
