import type { CompanySignup } from '@felles/adapters-http/portal/areas/company';
import type { PrivateSignup } from '@felles/adapters-http/portal/areas/private-signup';
import type { Register } from '@felles/adapters-http/portal/areas/register';
import type {
  Behavior,
  ConfirmLeaving,
  DocumentStore,
  Failure,
  FileContent,
  HeaderStore,
  LanguageStore,
  Message,
  OverlayStore,
  Reply,
  ToastRequest,
  ToastStore,
} from '@felles/core';
import type { AgreementPageStore } from '@felles/core/portal/agreement';
import type { BookingStores } from '@felles/core/portal/bookings';
import type { CardStore } from '@felles/core/portal/card';
import type { CenterStore, PortalInfoStore } from '@felles/core/portal/center';
import type { InvoicesStore } from '@felles/core/portal/invoices';
import type { NewsStore } from '@felles/core/portal/news';
import type { NoticesStore } from '@felles/core/portal/notices';
import type { PaymentPageStore } from '@felles/core/portal/payment';
import type { ProfileStore } from '@felles/core/portal/profile';
import type { LoginStore, NewPasswordStore, SessionStore } from '@felles/core/portal/session';
import type { DirectDebitPageStore, NewProfileStore, SponsorSignupStore } from '@felles/core/portal/signup';
import type { AcceptStore } from '@felles/core/portal/sponsor';
import type { BookableClass, TimetableStore } from '@felles/core/portal/timetable';
import type { SignupFlow, TrackingStore, VisitorAction } from '@felles/core/portal/tracking';
import type { VisitsStore } from '@felles/core/portal/visits';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Text } from '../i18n/texts.ts';
import { useProvided } from '../react/use-provided.ts';
import type { ClassMark } from './bookings/card-bookings.ts';

export type { Register };

/** Messages beside the page; there is no store of them before the first. */
export interface Toasts {
  readonly store$: Behavior<ToastStore | null>;
  show(request: ToastRequest): void;
  /** Shows a failure that has no place of its own on the page. */
  report(failure: Failure): void;
  /** A message may be needed soon: its code is fetched ahead. */
  prepare(): void;
}

/** A window with a document in it. */
export interface DocumentWindow {
  readonly title: Message;
  readonly document: DocumentStore;
  /** The file's name for the download; null where it is only to be read. */
  readonly fileName: string | null;
}

/** The windows above the page; there is no store of them before the first. */
export interface Overlays {
  readonly store$: Behavior<OverlayStore<DocumentWindow> | null>;
  /** Shows a PDF, fetched while its window is open. */
  openDocument(wanted: {
    readonly title: Message;
    readonly fetch: () => Reply<FileContent>;
    readonly fileName?: string | null;
  }): void;
}

/** Counting what happens in a sign-up, for visitors who have agreed to it. */
export interface Tracking {
  /** False for a center without a tracker: then there is nothing to fetch, to ask or to count. */
  readonly isNeeded: () => boolean;
  readonly store: () => Promise<TrackingStore>;
  /** The store of the choice, once its code is there: it knows the choice also where no storage works. */
  arrived(): TrackingStore | null;
  record(happening: VisitorAction): void;
}

/** The question before logging out loses something, and the component that shows it: both come together. */
export interface LogOutQuestion {
  readonly question: ConfirmLeaving;
  readonly Dialog: ComponentType<{ readonly question: ConfirmLeaving }>;
}

/** Logging out, for a visitor who may have something to lose by it. */
export interface Logout {
  readonly question$: Behavior<LogOutQuestion | null>;
  logOut(): void;
}

/** The parts of the start page that visitors have, too. */
export interface MemberStartProps {
  readonly timetable: ReactNode;
  readonly profile: ReactNode;
  readonly terms: ReactNode;
}

/** One thing to choose in the header: a page to go to, or something to do. */
export interface HeaderItem {
  readonly key: string;
  readonly title: string;
  /** The path of its icon. */
  readonly shape: string;
  readonly to?: string;
  readonly callback?: () => void;
  /** It does nothing for now, and keeps the focus. */
  readonly disabled?: boolean;
  /** Where the title is in another language than the page. */
  readonly lang?: string;
  /** Stands after the title. */
  readonly Note?: ComponentType;
}

/** The stores of the pages that a visitor rarely arrives at first. */
export interface OtherServices {
  /** The entries of the header that only members have, as far as the service has their pages. */
  readonly headerItems: (text: Text, center: string, offers: (addition: string) => boolean) => readonly HeaderItem[];
  readonly login: () => Promise<LoginStore>;
  readonly newPassword: () => Promise<NewPasswordStore>;
  readonly newProfile: () => Promise<NewProfileStore>;
  readonly profile: () => Promise<ProfileStore>;
  readonly agreement: () => Promise<AgreementPageStore>;
  /** Which sign-up the visitor is in the middle of. */
  readonly activeSignup: () => Promise<() => SignupFlow | null>;
  readonly privateSignup: () => Promise<PrivateSignup>;
  readonly sponsorSignup: () => Promise<SponsorSignupStore>;
  readonly company: () => Promise<CompanySignup>;
  readonly payment: () => Promise<PaymentPageStore>;
  readonly invoices: () => Promise<InvoicesStore>;
  readonly visits: () => Promise<VisitsStore>;
  readonly card: () => Promise<CardStore>;
  readonly notices: () => Promise<NoticesStore>;
  readonly news: () => Promise<NewsStore>;
  /** The start page of a member. */
  readonly memberStart: () => Promise<ComponentType<MemberStartProps>>;
  readonly register: () => Promise<Register>;
  readonly sponsorAccept: () => Promise<AcceptStore>;
  readonly directDebitPage: () => Promise<DirectDebitPageStore>;
  readonly terms: () => Promise<DocumentStore>;
}

/** The bookings of the member, and their parts of the timetable: all come together. */
export interface BookingsPart extends BookingStores {
  readonly ClassPanel: ComponentType<{ readonly panel: BookingStores['panel'] }>;
  readonly mark: (text: Text, record: BookableClass) => ClassMark | null;
  readonly Legend: ComponentType;
}

/** Everything a portal screen may use. Stores only: no ports, no container. A function fetches its store's code first. */
export interface PortalServices {
  /** Forgets every sign-up; on arrival, it keeps the values of the address. */
  startOver(isArrival: boolean): void;
  /** Whether a sign-up has text that starting over would lose. */
  hasUnsentText(): Promise<boolean>;
  /** Whether the service names an addition; known as soon as the center is. */
  readonly offers: (addition: string) => boolean;
  /** The number of the week it is in Oslo. */
  readonly currentWeek: () => number;
  readonly center: CenterStore;
  readonly session: SessionStore;
  readonly leaving: Logout;
  readonly language: LanguageStore;
  readonly header: HeaderStore;
  readonly toasts: Toasts;
  readonly overlays: Overlays;
  readonly timetable: () => Promise<TimetableStore>;
  readonly bookings: () => Promise<BookingsPart>;
  readonly tracking: Tracking;
  readonly portalInfo: () => Promise<PortalInfoStore>;
  readonly others: () => Promise<OtherServices>;
}

const PortalContext = createContext<PortalServices | null>(null);
PortalContext.displayName = 'the portal services';

export const PortalProvider = PortalContext.Provider;
export const usePortal = (): PortalServices => useProvided(PortalContext);
export const useOthers = (): OtherServices => use(usePortal().others());
