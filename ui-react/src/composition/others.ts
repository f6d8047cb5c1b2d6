import type { Container } from 'inversify';
import type { OtherServices, Tracking } from '../portal/services.ts';
import { lazily } from '../react/lazily.ts';

/** The stores of the other pages, each of which is fetched with the first page that needs it. */
export const composeOthers = (container: Container, tracking: Tracking): OtherServices => ({
  login: lazily(async () => (await import('./session-forms.ts')).composeLogin(container)),
  newPassword: lazily(async () => (await import('./session-forms.ts')).composeNewPassword(container, tracking)),
  newProfile: lazily(async () => (await import('./new-profile.ts')).composeNewProfile(container)),
  profile: lazily(async () => (await import('./profile.ts')).composeProfile(container)),
  activeSignup: lazily(async () => (await import('./drafts.ts')).composeActiveSignup(container)),
  privateSignup: lazily(async () => (await import('./private-signup.ts')).composePrivateSignup(container, tracking)),
  sponsorSignup: lazily(async () => (await import('./sponsor-signup.ts')).composeSponsorSignup(container, tracking)),
  company: lazily(async () => (await import('./company.ts')).composeCompany(container, tracking)),
  payment: lazily(async () => (await import('./payment-page.ts')).composePaymentPage(container, tracking)),
  register: lazily(async () => (await import('./register.ts')).composeRegister(container, tracking)),
  sponsorAccept: lazily(async () => (await import('./sponsor-accept.ts')).composeSponsorAccept(container, tracking)),
  directDebitPage: lazily(async () => (await import('./direct-debit-page.ts')).composeDirectDebitPage(container)),
  terms: lazily(async () => (await import('./terms.ts')).composeTerms(container)),
});
