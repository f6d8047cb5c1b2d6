// Whether a visitor is told of a call that failed: every call has its place, and none fails in silence.
import type { MoneyView } from '@felles/core/portal/payment';
import { type FlowScreen, isFlow, isPaying, payingOn, type Screen, viewOf } from './screen.ts';
import type { OpenPage } from './walk.ts';

/** Whether the page says, at this moment, that the call of a row has failed. */
export function isTold(row: string, { services, screen }: OpenPage): boolean {
  const { startUp, lost } = services.center.view$.value;
  if (MISSED_BY_NOBODY.includes(row) || startUp.status === 'failed' || lost !== null) return true;
  const toasts = services.toasts.store$.value?.view$.value;
  return (toasts !== undefined && toasts.shown !== null) || isSaidInPlace(row, { services, screen });
}

/** Failures that the page does without, and those that add nothing to its messages. */
const MISSED_BY_NOBODY: readonly string[] = [
  'center.colors',
  'center.images',
  'center.logo',
  'center.centerLogo',
  'center.departmentLogo',
  'center.sponsorSetup',
  'center.portalInfo',
  'terms.conditionUrl',
  'terms.conditions',
  'tracking.marketingTracking',
  // Whoever leaves has left, and only a refusal says anything of a session.
  'session.logout',
  'session.whoami',
  // The page polls these, and waits for an unknown state.
  'payment.paymentState',
];

function isSaidInPlace(row: string, { services, screen }: OpenPage): boolean {
  switch (row) {
    case 'center.departments':
      return services.center.departments$.value.status === 'failed';
    case 'membership.memberships':
      return isFlow(screen) && screen.membership.view$.value.memberships.failure !== null;
    case 'membership.groups':
      return isFlow(screen) && screen.membership.view$.value.memberships.filtersFailure !== null;
    case 'person.municipality':
      return 'person' in screen && PLACES_SAID.includes(screen.person.view$.value.place ?? '');
    case 'profile.profile':
      // Whoever is known stays so where asking once more has failed, and nothing on the page depends on the answer.
      return (
        isFlow(screen) &&
        (viewOf(screen).isWhoMissing || services.session.view$.value.status !== 'loggedIn' || isWhoKnown(screen))
      );
    case 'session.login':
      return screen.kind === 'login' && screen.store.form.view$.value.saving.failure !== null;
    case 'sponsor.lookUpCode':
      return screen.kind === 'company' && screen.code.view$.value.problem !== null;
    case 'sponsor.contact':
      return screen.kind === 'private' && screen.store.contact.view$.value.status !== null;
    case 'sponsor.sponsored':
      return screen.kind === 'sponsor' && NOBODY_SAID.includes(screen.store.view$.value.sponsored.status);
    case 'payment.invoice':
      // Who has pressed pay is told that nothing was started. Behind an invoice that stands nothing has changed, and it is
      // asked for once more before anything is paid.
      return (
        moneyOn(screen)?.invoice.status === 'failed' ||
        hasProblem(screen) ||
        (screen.kind === 'invoice' && moneyOn(screen)?.invoice.status === 'ready')
      );
    case 'payment.startPayment':
      return hasProblem(screen);
    default:
      return isSendingSaid(screen);
  }
}

const isWhoKnown = ({ person }: FlowScreen): boolean => person.view$.value.locked.length > 0;

/** Nobody knows for whom, or the link is good for nobody any more. */
const NOBODY_SAID: readonly string[] = ['failed', 'refused', 'used'];

const PLACES_SAID: readonly string[] = ['failed', 'unknown'];

function moneyOn(screen: Screen): MoneyView | null {
  if (screen.kind === 'standard') return screen.store.view$.value.money;
  return isPaying(screen) ? payingOn(screen).view.money : null;
}

/** Why nothing was started; who has paid meanwhile, or may have, is told that in its place. */
function hasProblem(screen: Screen): boolean {
  if (!isPaying(screen)) return false;
  const { problem, phase, checkout } = payingOn(screen).view;
  return problem !== null || checkout !== null || phase.kind !== 'toPay';
}

/** Where somebody or something was to be created. */
function isSendingSaid(screen: Screen): boolean {
  if (isFlow(screen)) return viewOf(screen).failure !== null;
  return screen.kind === 'sponsor' && screen.store.view$.value.failure !== null;
}
