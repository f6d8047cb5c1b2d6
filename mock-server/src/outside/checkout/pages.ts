// The checkout: on a page of its own, and in a frame inside the page of a shop.
import { kroner } from '@felles/core';
import { type Html, html } from '../../pages/page.ts';
import { titleOf } from '../../world/messages.ts';
import type { Payment } from '../../world/records/payments.ts';
import type { PaymentOutcome } from '../../world/records/provider.ts';
import type { OutsidePage } from '../page.ts';
import { type Purchase, wayBackFrom } from './purchase.ts';
import { type CheckoutTexts, LANGUAGES, type Language, TEXTS } from './texts.ts';

/** Where a checkout is shown. */
export type Place = 'payment' | 'checkout';

export interface CheckoutDisplay {
  readonly place: Place;
  readonly language: Language;
  /** Whether a frame sends no event about the outcome: its visitor never comes back, or not yet. */
  readonly isQuiet: boolean;
}

export function checkoutPage(purchase: Purchase, shown: CheckoutDisplay): OutsidePage {
  const { payment, center } = purchase;
  const texts = TEXTS[shown.language];
  const portal = new URL(payment.returnTo).origin;
  const [title, body] =
    payment.state === 'open'
      ? [texts.payment, payForm(purchase, shown, texts)]
      : [texts.ended[payment.state][0], ended(purchase, shown, texts, texts.ended[payment.state])];
  const main = html`<main>
${body}
</main>`;
  if (shown.place === 'payment') {
    return { ...looks(shown, `${title} · ${texts.brand}`), leadsTo: [portal], body: framed(shown, texts, main) };
  }
  return {
    ...looks(shown, `${title} · ${titleOf(center)}`),
    body: main,
    framedBy: { page: portal, event: shown.isQuiet ? null : EVENTS[payment.state], script: '/checkout/frame.js' },
  };
}

/** [P-PAYMENT-28] The event of a frame, by the state of its session. */
const EVENTS: Readonly<Record<Payment['state'], string>> = {
  open: 'SESSION_STARTED',
  paid: 'PAYMENT_SUCCESSFUL',
  declined: 'PAYMENT_FAILED',
  aborted: 'SESSION_TERMINATED',
  expired: 'SESSION_EXPIRED',
};

function payForm(
  { payment, center, what }: Purchase,
  { place, language }: CheckoutDisplay,
  texts: CheckoutTexts,
): Html {
  const button = (outcome: PaymentOutcome, label: string, kind: Html = html``): Html =>
    html`<button name="outcome" value="${outcome}"${kind}>${label}</button>`;
  const others = Object.entries(texts.outcomes) as [keyof CheckoutTexts['outcomes'], string][]; // its own names
  return html`<h1 class="meta">${texts.payment}</h1>
<p class="sum">${kroner(payment.amount, ',')}</p>
<p class="lead">${what}, <strong>${titleOf(center)}</strong></p>
<form action="/${place}/${payment.id}?language=${language}" method="post">
<fieldset>
<legend>${texts.method}</legend>
${choice('card', texts.card, true)}
${choice('mobile', texts.mobile)}
</fieldset>
<p class="actions">${button('pay', `${texts.pay} ${kroner(payment.amount, ',')}`, html` class="primary"${INITIATES}`)} ${button('abort', texts.cancel)}</p>
<details>
<summary>${texts.others}</summary>
<p class="actions">${others.map(([outcome, label]) => button(outcome, label, outcome === 'expire' ? html`` : INITIATES))}</p>
</details>
</form>`;
}

/** Marks a button with which the payer begins to pay. */
const INITIATES = html` data-initiates`;

const choice = (method: string, [name, detail]: readonly [string, string], isChosen = false): Html =>
  html`<label class="choice"><input type="radio" name="method" value="${method}"${isChosen ? html` checked` : ''}> <span>${name} <span>${detail}</span></span></label>`;

/** For a payer who stays, comes back, or goes on in another tab. */
function ended(
  { payment, center }: Purchase,
  shown: CheckoutDisplay,
  texts: CheckoutTexts,
  [title, lead]: readonly [string, string],
): Html {
  const back = wayBackFrom(payment);
  const ways =
    shown.place === 'payment'
      ? html`<a class="primary" href="${back}">${texts.back} ${titleOf(center)}</a>
<a href="${back}" target="_blank" rel="noopener">${texts.backInNewTab}</a>`
      : html`<a class="primary" href="/checkout/${payment.id}?language=${shown.language}">${texts.back} ${titleOf(center)}</a>`;
  return html`<h1>${title}</h1>
<p class="lead" role="status">${lead}</p>
<p class="actions">${ways}</p>`;
}

const looks = ({ language }: CheckoutDisplay, title: string) => ({ look: 'checkout', language, title }) as const;

function framed({ language }: CheckoutDisplay, texts: CheckoutTexts, main: Html): Html {
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  return html`<header class="bar"><p class="brand"><span class="mark" aria-hidden="true"></span>${texts.brand}</p>
<a href="?language=${other}" hreflang="${other}" lang="${other}">${texts.otherLanguage}</a></header>
${main}
<footer><p>${texts.invented}</p></footer>`;
}
