// The outboxes: what reached a phone, and what reached a mailbox.
import { hourMinute, osloDay } from '@felles/core';
import { isWebAddress } from '@felles/core/internal/shared/addresses';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { languageSwitch } from '../../language.ts';
import { type Html, html } from '../../pages/page.ts';
import type { SentMessage } from '../../world/records/messages.ts';
import type { Language } from '../checkout/texts.ts';
import type { OutsidePage } from '../page.ts';

/** `to` is null for everything that was sent. */
export interface Outbox {
  readonly to: string | null;
  readonly messages: readonly SentMessage[];
  /** Everybody who was sent something. */
  readonly receivers: readonly string[];
  readonly language: Language;
}

export const smsPage = (outbox: Outbox): OutsidePage => outboxPage('sms', outbox, bubble);
export const emailPage = (outbox: Outbox): OutsidePage => outboxPage('email', outbox, letter);

type Entry = (message: SentMessage, language: Language) => Html;

function outboxPage(kind: SentMessage['kind'], outbox: Outbox, entry: Entry): OutsidePage {
  const { to, messages, language } = outbox;
  const texts = TEXTS[language];
  const title = to === null ? texts[kind].title : `${texts[kind].titleTo} ${to}`;
  const nothing = html`<p class="none">${kind === 'sms' ? texts.noSms : texts.noEmail}</p>`;
  return {
    look: kind === 'sms' ? 'phone' : 'mail',
    title: `${title} · ${texts[kind].box}`,
    language,
    body: html`<header class="bar">${chooser(kind, outbox)}${languageSwitch(language)}</header>
<main>
<h1>${title}</h1>
${messages.length === 0 ? nothing : html`<ol>${messages.map((message) => entry(message, language))}</ol>`}
</main>`,
  };
}

function chooser(kind: SentMessage['kind'], { to, receivers, language }: Outbox): Html {
  const texts = TEXTS[language];
  const entry = (address: string, text: string, isCurrent: boolean): Html =>
    html`<li><a href="${address}"${isCurrent ? html` aria-current="page"` : ''}>${text}</a></li>`;
  return html`<nav aria-label="${texts[kind].receivers}"><ul>
${entry(`/${kind}?language=${language}`, texts.all, to === null)}
${receivers.map((receiver) => entry(`/${kind}/${encodeURIComponent(receiver)}?language=${language}`, receiver, receiver === to))}
</ul></nav>`;
}

const bubble: Entry = (message, language) => html`<li><article>
<h2>${message.from}</h2>
<p class="meta">${TEXTS[language].toFirst} ${message.to} · ${whenSent(message)}</p>
<div class="bubble" lang="no">${contentOf(message)}</div>
</article></li>`;

const letter: Entry = (message, language) => html`<li><article>
<h2 lang="no">${message.subject ?? ''}</h2>
<p class="meta">${TEXTS[language].from} ${message.from} · ${TEXTS[language].to} ${message.to} · ${whenSent(message)}</p>
<div class="letter" lang="no">${contentOf(message)}</div>
</article></li>`;

const contentOf = ({ lines, link }: SentMessage): Html =>
  html`${lines.map((line) => html`<p>${line}</p>`)}${link === null ? '' : html`<p>${linked(link)}</p>`}`;

/** An address that leads to no page is only told. */
const linked = ({ text, address }: NonNullable<SentMessage['link']>): Html =>
  isWebAddress(address) ? html`<a href="${address}">${text}</a>` : html`${text}: ${address}`;

function whenSent({ at }: SentMessage): Html {
  const told = `${dayMonthYear(osloDay(at))} ${hourMinute(at)}`;
  return html`<time datetime="${new Date(at).toISOString()}">${told}</time>`;
}

/** The words around sent messages. Each message itself is in the language of its sender. */
const TEXTS = {
  no: {
    all: 'Alle',
    sms: { box: 'SMS', title: 'Meldinger', titleTo: 'Meldinger til', receivers: 'Telefonnumre' },
    email: { box: 'Postkasse', title: 'E-post', titleTo: 'E-post til', receivers: 'Postkasser' },
    noSms: 'Ingen meldinger er sendt hit ennå.',
    noEmail: 'Ingen e-post er sendt hit ennå.',
    from: 'Fra',
    to: 'til',
    toFirst: 'Til',
  },
  en: {
    all: 'All',
    sms: { box: 'SMS', title: 'Messages', titleTo: 'Messages to', receivers: 'Phone numbers' },
    email: { box: 'Mailbox', title: 'E-mail', titleTo: 'E-mail to', receivers: 'Mailboxes' },
    noSms: 'No messages have been sent here yet.',
    noEmail: 'No e-mail has been sent here yet.',
    from: 'From',
    to: 'to',
    toFirst: 'To',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
