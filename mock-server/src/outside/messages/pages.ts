// The outboxes: what reached a phone, and what reached a mailbox.
import { dayMonthYear, hourMinute, isWebAddress, osloDay } from '@felles/core';
import { type Html, html } from '../../pages/html.ts';
import type { SentMessage } from '../../world/messages.ts';
import type { OutsidePage } from '../page.ts';

/** `to` is null for everything that was sent. */
export interface Outbox {
  readonly to: string | null;
  readonly messages: readonly SentMessage[];
  /** Everybody who was sent something. */
  readonly receivers: readonly string[];
}

export function smsPage({ to, messages, receivers }: Outbox): OutsidePage {
  const title = to === null ? 'Meldinger' : `Meldinger til ${to}`;
  return {
    look: 'phone',
    title: `${title} · SMS`,
    body: html`${chooser('sms', 'Telefonnumre', to, receivers)}
<main>
<h1>${title}</h1>
${messages.length === 0 ? nothing('Ingen meldinger er sendt hit ennå.') : html`<ol>${messages.map(bubble)}</ol>`}
</main>`,
  };
}

export function emailPage({ to, messages, receivers }: Outbox): OutsidePage {
  const title = to === null ? 'E-post' : `E-post til ${to}`;
  return {
    look: 'mail',
    title: `${title} · Postkasse`,
    body: html`${chooser('email', 'Postkasser', to, receivers)}
<main>
<h1>${title}</h1>
${messages.length === 0 ? nothing('Ingen e-post er sendt hit ennå.') : html`<ol>${messages.map(letter)}</ol>`}
</main>`,
  };
}

function chooser(kind: SentMessage['kind'], label: string, to: string | null, receivers: readonly string[]): Html {
  const entry = (address: string, text: string, isCurrent: boolean): Html =>
    html`<li><a href="${address}"${isCurrent ? html` aria-current="page"` : ''}>${text}</a></li>`;
  return html`<header><nav aria-label="${label}"><ul>
${entry(`/${kind}`, 'Alle', to === null)}
${receivers.map((receiver) => entry(`/${kind}/${encodeURIComponent(receiver)}`, receiver, receiver === to))}
</ul></nav></header>`;
}

const nothing = (text: string): Html => html`<p class="none">${text}</p>`;

const bubble = (message: SentMessage): Html => html`<li><article>
<h2>${message.from}</h2>
<p class="meta">Til ${message.to} · ${whenSent(message)}</p>
<div class="bubble">${contentOf(message)}</div>
</article></li>`;

const letter = (message: SentMessage): Html => html`<li><article>
<h2>${message.subject ?? ''}</h2>
<p class="meta">Fra ${message.from} · til ${message.to} · ${whenSent(message)}</p>
<div class="letter">${contentOf(message)}</div>
</article></li>`;

const contentOf = ({ lines, link }: SentMessage): Html =>
  html`${lines.map((line) => html`<p>${line}</p>`)}${link === null ? '' : html`<p>${linked(link)}</p>`}`;

/** An address that leads to no page is only told. */
const linked = ({ text, address }: NonNullable<SentMessage['link']>): Html =>
  isWebAddress(address) ? html`<a href="${address}">${text}</a>` : html`${text}: ${address}`;

function whenSent({ at }: SentMessage): Html {
  const told = `${dayMonthYear(osloDay(at))} ${hourMinute(at / 1000)}`;
  return html`<time datetime="${new Date(at).toISOString()}">${told}</time>`;
}
