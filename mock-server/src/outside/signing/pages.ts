// The page of the electronic ID: the text to sign, and the possible outcomes.
import { kroner } from '@felles/core';
import { languageSwitch } from '../../language.ts';
import { type Html, html } from '../../pages/page.ts';
import { titleOf } from '../../world/messages.ts';
import type { Agreement } from '../agreement.ts';
import type { Language } from '../checkout/texts.ts';
import type { OutsidePage } from '../page.ts';
import { TEXTS } from './texts.ts';

/** `begun` is when the page was opened, by the clock of the world: the time to sign is limited. */
export function signingPage(agreement: Agreement, language: Language, begun: number): OutsidePage {
  const { signing, center, contract, signer, leadsTo } = agreement;
  const texts = TEXTS[language];
  const price = kroner(contract.price, ',');
  const button = (outcome: Outcome, label: string, isPrimary = false): Html =>
    html`<button name="outcome" value="${outcome}"${isPrimary ? html` class="primary"` : ''}>${label}</button>`;
  return page(
    language,
    texts.title,
    html`<h1>${texts.title}</h1>
<p class="lead"><strong>${titleOf(center)}</strong> ${texts.asks}</p>
<section aria-labelledby="document">
<h2 id="document">${texts.document}</h2>
<p>${texts.agreement(contract.title, price, !contract.temporary, titleOf(center))}</p>
${signer === null ? '' : html`<p>${texts.signer(`${signer.firstName} ${signer.lastName}`, signer.born.split('-').toReversed().join('.'))}</p>`}
</section>
<p class="words">${texts.words} <strong lang="no">${wordsFor(signing.id)}</strong></p>
<form action="/signing/${signing.id}?language=${language}" method="post">
<input type="hidden" name="begun" value="${begun}">
<p class="actions">${button('sign', texts.sign, true)} ${button('cancel', texts.cancel)}</p>
<details>
<summary>${texts.others}</summary>
<p class="actions">${button('later', texts.later)} ${button('stay', texts.stay)} ${button('fail', texts.fail)} ${button('expire', texts.expire)}</p>
</details>
</form>`,
    leadsTo,
  );
}

/** After a signature: for a payer who stays, comes back, or goes on in another tab. */
export function signedPage({ center, back }: Agreement, language: Language): OutsidePage {
  const texts = TEXTS[language];
  return page(
    language,
    texts.signed,
    html`<h1>${texts.signed}</h1>
<p class="lead" role="status">${texts.signedWords}</p>
<p class="actions"><a class="primary" href="${back}">${texts.back(titleOf(center))}</a>
<a href="${back}" target="_blank" rel="noopener">${texts.backInNewTab(titleOf(center))}</a></p>`,
  );
}

export function expiredPage({ signing, center, back }: Agreement, language: Language): OutsidePage {
  const texts = TEXTS[language];
  return page(
    language,
    texts.expired,
    html`<h1>${texts.expired}</h1>
<p class="lead" role="alert">${texts.expiredWords}</p>
<p class="actions"><a class="primary" href="/signing/${signing.id}?language=${language}">${texts.again}</a>
<a href="${back}">${texts.back(titleOf(center))}</a></p>`,
  );
}

/** How a visit can end, as its page names it. */
export const OUTCOMES = ['sign', 'later', 'stay', 'cancel', 'fail', 'expire'] as const;
export type Outcome = (typeof OUTCOMES)[number];

function page(language: Language, title: string, body: Html, leadsTo: readonly string[] = []): OutsidePage {
  const { brand, invented } = TEXTS[language];
  return {
    look: 'signing',
    title: `${title} · ${brand}`,
    language,
    leadsTo,
    body: html`<header class="bar"><p class="brand"><span class="mark" aria-hidden="true"></span>${brand}</p>${languageSwitch(language)}</header>
<main>
${body}
</main>
<footer><p>${invented}</p></footer>`,
  };
}

/** Two words that the same visit always shows. */
function wordsFor(id: string): string {
  const [first, second] = [id.slice(0, 4), id.slice(4, 8)].map((digits) => Number.parseInt(digits, 16));
  return `${pick(ADJECTIVES, first)} ${pick(NOUNS, second)}`;
}

const pick = (words: readonly string[], number = 0): string => words[number % words.length] ?? '';
const ADJECTIVES = ['blå', 'rask', 'stille', 'myk', 'klar', 'lang', 'varm', 'lett'] as const;
const NOUNS = ['elg', 'fjord', 'lyng', 'kopp', 'stige', 'vinter', 'tråd', 'hage'] as const;
