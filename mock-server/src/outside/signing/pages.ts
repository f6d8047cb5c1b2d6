// The page of the electronic ID: what is signed, and the ways in which that can go.
import { kroner } from '@felles/core';
import { type Html, html } from '../../pages/html.ts';
import { titleOf } from '../../world/messages.ts';
import { type Agreement, wayBack } from '../asked.ts';
import type { OutsidePage } from '../page.ts';

/** `begun` is when the page was opened, by the clock of the world: nobody may take for ever. */
export function signingPage({ signing, center, contract, signer }: Agreement, begun: number): OutsidePage {
  const title = 'Signer med elektronisk ID';
  const button = (outcome: Outcome, label: string, isPrimary = false): Html =>
    html`<button name="outcome" value="${outcome}"${isPrimary ? html` class="primary"` : ''}>${label}</button>`;
  return page(
    title,
    [new URL(signing.returnTo).origin],
    html`<h1>${title}</h1>
<p class="lead"><strong>${titleOf(center)}</strong> ber deg signere en avtale om fast betaling.</p>
<section aria-labelledby="document">
<h2 id="document">Du signerer</h2>
<p>Avtale om fast betaling av «${contract.title}», ${kroner(contract.price, ',')}${contract.temporary ? '' : ' per måned'}, til ${titleOf(center)}.</p>
${signer === null ? '' : html`<p>Som ${signer.firstName} ${signer.lastName}, født ${signer.born.split('-').toReversed().join('.')}.</p>`}
</section>
<p class="words">Kontroller at ordene er de samme på telefonen din: <strong>${wordsFor(signing.id)}</strong></p>
<form action="/signing/${signing.id}" method="post">
<input type="hidden" name="begun" value="${begun}">
<p class="actions">${button('sign', 'Signer', true)} ${button('cancel', 'Avbryt')}</p>
<details>
<summary>Prøv et annet utfall</summary>
<p class="actions">${button('later', 'Signer, banken bekrefter senere')} ${button('stay', 'Signer og bli på siden')} ${button('fail', 'Signeringen feiler')} ${button('expire', 'Tiden løper ut')}</p>
</details>
</form>`,
  );
}

/** After a signature: for whoever stays, comes back, or goes on in another tab. */
export function signedPage({ signing, center }: Agreement): OutsidePage {
  const title = 'Avtalen er signert';
  return page(
    title,
    [],
    html`<h1>${title}</h1>
<p class="lead" role="status">Signaturen din er mottatt. Den gis bare én gang, og gjelder selv om du lukker siden.</p>
<p class="actions"><a class="primary" href="${wayBack(signing)}">Tilbake til ${titleOf(center)}</a>
<a href="${wayBack(signing)}" target="_blank" rel="noopener">Åpne ${titleOf(center)} i en ny fane</a></p>`,
  );
}

export function expiredPage({ signing, center }: Agreement): OutsidePage {
  const title = 'Tiden er ute';
  return page(
    title,
    [],
    html`<h1>${title}</h1>
<p class="lead" role="alert">Det gikk for lang tid, og ingenting er signert.</p>
<p class="actions"><a class="primary" href="/signing/${signing.id}">Prøv igjen</a>
<a href="${wayBack(signing)}">Tilbake til ${titleOf(center)}</a></p>`,
  );
}

/** How a visit can end, as its page names it. */
export const OUTCOMES = ['sign', 'later', 'stay', 'cancel', 'fail', 'expire'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const page = (title: string, leadsTo: readonly string[], body: Html): OutsidePage => ({
  look: 'signing',
  title: `${title} · Elektronisk ID`,
  leadsTo,
  body: html`<header><p class="brand"><span class="mark" aria-hidden="true"></span>Elektronisk ID</p></header>
<main>
${body}
</main>
<footer><p>En oppdiktet tjeneste. Ingen virkelig signatur gis her.</p></footer>`,
});

/** Two words that the same visit always shows. */
function wordsFor(id: string): string {
  const [first, second] = [id.slice(0, 4), id.slice(4, 8)].map((digits) => Number.parseInt(digits, 16));
  return `${pick(ADJECTIVES, first)} ${pick(NOUNS, second)}`;
}

const pick = (words: readonly string[], number = 0): string => words[number % words.length] ?? '';
const ADJECTIVES = ['blå', 'rask', 'stille', 'myk', 'klar', 'lang', 'varm', 'lett'] as const;
const NOUNS = ['elg', 'fjord', 'lyng', 'kopp', 'stige', 'vinter', 'tråd', 'hage'] as const;
