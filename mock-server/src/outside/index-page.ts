// The way in to the world outside, for developers who want to look around in it.
import { type Html, html } from '../pages/page.ts';
import { sentBy } from '../world/messages.ts';
import type { World } from '../world.ts';
import type { Language } from './checkout/texts.ts';
import type { OutsidePage } from './page.ts';

export function indexPage(world: World): OutsidePage {
  const waiting = world.state.signings.filter(({ status }) => status !== 'ok').toReversed();
  const unpaid = world.state.payments.filter(({ state }) => state === 'open').toReversed();
  return {
    look: 'plain',
    title: 'The world outside · Felles',
    language: 'en',
    body: html`<main>
<h1>The world outside</h1>
<p class="lead">Everything that a sign-up meets beyond the portal, simulated. Nothing here leaves this machine.</p>
<ul>
${entry('/sms', 'SMS', `what reached phones: ${sentBy(world, 'sms').length}`)}
${entry('/email', 'E-mail', `what reached mailboxes: ${sentBy(world, 'email').length}`)}
${entry('/host', 'Host system', 'the workspace inside the page of another system')}
${entry('/trackers', 'Trackers', 'what the simulated trackers were sent, as JSON')}
</ul>
<h2>Agreements that wait for a signature</h2>
${waiting.length === 0 ? html`<p class="none">None.</p>` : html`<ul>${waiting.slice(0, 50).map(({ id, center }) => entry(`/direct-debit/${id}`, `Agreement ${id.slice(0, 6)}`, `at ${center}`))}</ul>`}
<h2>Payments that wait to be made</h2>
${unpaid.length === 0 ? html`<p class="none">None.</p>` : html`<ul>${unpaid.slice(0, 50).map(({ id, center }) => entry(`/payment/${id}`, `Payment ${id.slice(0, 6)}`, `at ${center}`))}</ul>`}
</main>`,
  };
}

const entry = (address: string, name: string, what: string): Html =>
  html`<li><a href="${address}">${name}</a> <span>${what}</span></li>`;

/** For a visitor who follows a link that leads nowhere, or sends what no page of ours sends. */
export function wrongPage(status: number, language: Language): OutsidePage {
  const { gone, failed, home } = WRONG[language];
  const [title, lead] = status === 404 ? gone : failed;
  return {
    look: 'plain',
    title,
    language,
    body: html`<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<p><a href="/">${home}</a></p>
</main>`,
  };
}

const WRONG = {
  no: {
    gone: ['Lenken gjelder ikke', 'Den kan være skrevet feil, eller avtalen kan være borte.'],
    failed: ['Det gikk ikke', 'Gå tilbake og prøv en gang til.'],
    home: 'Verden utenfor',
  },
  en: {
    gone: ['The link does not count', 'It may be written wrong, or the agreement may be gone.'],
    failed: ['That did not work', 'Go back and try once more.'],
    home: 'The world outside',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
