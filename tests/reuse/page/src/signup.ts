// Becoming a member of a center whose members pay by direct debit: a choice, a person, and the way to sign.
import type { Portal } from '@felles/adapters-http/portal';
import { createRegister, type Register } from '@felles/adapters-http/portal/areas/register';
import type { MembershipView } from '@felles/core/portal/membership';
import type { StandardStep, StandardView } from '@felles/core/portal/signup';
import { browserNavigation, browserStepHistory } from '@felles/ui-react/browser';
import { combineLatest } from 'rxjs';
import { button, el, show } from './elements.ts';
import { personForm } from './person.ts';
import { say, word } from './words.ts';

export function showSignup(place: HTMLElement, portal: Portal): void {
  const register = createRegister(portal, { navigation: browserNavigation, history: browserStepHistory });
  const { standard, membership, person } = register;
  const body = el('div');
  show(place, el('h1', {}, 'Bli medlem'), body);
  const form = personForm(person, standard.next);
  combineLatest([standard.view$, membership.view$]).subscribe(([view, choices]) => {
    if (view.returned !== null) show(body, ...returned(view, register));
    else if (view.barred !== null)
      show(body, el('p', { role: 'alert' }, say({ key: `signup.${view.barred}`, params: {} })));
    else show(body, ...STEPS[view.step]({ view, choices, form, register }));
  });
  for (const store of [standard, membership, person]) store.open();
}

interface Shown {
  readonly view: StandardView;
  readonly choices: MembershipView;
  /** Drawn once: what a visitor types into it stays. */
  readonly form: HTMLElement;
  readonly register: Register;
}

const STEPS: Readonly<Record<StandardStep, (shown: Shown) => readonly (Node | null)[]>> = {
  department: ({ view, choices: { departments, memberships }, register: { membership, standard } }) => [
    el('h2', {}, 'Senter'),
    ...departments.cards.map(({ id, name }) =>
      card(name, id === departments.chosenId, () => membership.chooseDepartment(id)),
    ),
    el('h2', {}, 'Medlemskap'),
    ...memberships.cards.map(({ id, title, price, rhythm }) =>
      card(`${title} ${price} ${say(rhythm)}`, id === memberships.chosenId, () => membership.chooseMembership(id)),
    ),
    memberships.empty && el('p', {}, say(memberships.empty)),
    ...problems(view),
    button('Neste', standard.next),
  ],
  information: ({ view, form, register: { standard } }) => [
    el('h2', {}, word('signup.step.information')),
    form,
    ...problems(view),
    button('Tilbake', () => standard.go('department')),
    button('Registrer meg og gå videre', standard.next, { disabled: view.isSending }),
  ],
  confirm: ({ view, register: { standard } }) => [
    el('h2', {}, 'Se over og signer'),
    summary(view),
    ...problems(view),
    button('Tilbake', () => standard.go('information')),
    view.canSign ? button('Signer med elektronisk ID', standard.sign, { disabled: view.isLeaving }) : null,
  ],
};

const card = (name: string, isChosen: boolean, choose: () => void) =>
  el('h3', {}, button(name, choose, { ariaPressed: String(isChosen) }));

/** The reasons that keep the visitor from going on. */
const problems = ({ next, failure, reason }: StandardView): readonly Node[] =>
  [...(failure ? [failure] : next.reasons), ...(reason ? [reason] : [])].map((message) =>
    el('p', { role: 'alert' }, say(message)),
  );

const summary = ({ summary: { department, membership, member } }: StandardView) =>
  el(
    'ul',
    {},
    ...[department, membership?.title, membership?.price, member?.name, member?.address, member?.place]
      .filter((line) => line != null)
      .map((line) => el('li', {}, line)),
  );

/** Back from the signing. */
const returned = ({ returned: status, evidence, receipt }: StandardView, { standard }: Register) =>
  status === 'ok'
    ? [
        el(
          'p',
          { role: 'status' },
          evidence === 'own' ? 'Avtalegiro er satt opp' : 'Banken melder at avtalegiro er satt opp',
        ),
        el('p', {}, [receipt.department, receipt.membership, receipt.amount].filter(Boolean).join(', ')),
      ]
    : [el('p', { role: 'alert' }, 'Signeringen ble ikke fullført'), button('Se over', standard.review)];
