// The bank's page: the agreement and its parties.
import { kroner } from '@felles/core';
import { languageSwitch } from '../../language.ts';
import { type Html, html } from '../../pages/page.ts';
import { titleOf } from '../../world/messages.ts';
import type { Agreement } from '../agreement.ts';
import type { Language } from '../checkout/texts.ts';
import type { OutsidePage } from '../page.ts';
import { TEXTS } from './texts.ts';

export function directDebitPage(
  { signing, center, contract, invoice, signer, leadsTo }: Agreement,
  language: Language,
): OutsidePage {
  const texts = TEXTS[language];
  const to = titleOf(center);
  const [everyday, bills] = texts.accounts;
  return page(
    language,
    texts.title,
    html`<h1>${texts.title}</h1>
<p class="lead">${texts.lead(to)}</p>
<section aria-labelledby="terms">
<h2 id="terms">${texts.agreement}</h2>
<dl>
${fact(texts.to, to)}
${fact(texts.what, contract.title)}
${fact(texts.payer, signer === null ? '' : `${signer.firstName} ${signer.lastName}`)}
${fact(texts.amount, kroner(contract.price, ','))}
${invoice === null ? '' : html`${fact(texts.due, invoice.forfall)}${fact(texts.number, invoice.kid)}`}
</dl>
</section>
<form action="/signing/${signing.id}" method="get">
<input type="hidden" name="language" value="${language}">
<fieldset>
<legend>${texts.account}</legend>
${account(1, everyday, '0000 11 22333', true)}
${account(2, bills, '0000 44 55666')}
</fieldset>
<p><label for="most">${texts.most}</label>
<select id="most" name="most"><option>kr 1 000</option><option selected>kr 2 500</option><option>kr 5 000</option></select></p>
<p class="actions"><button class="primary">${texts.onward}</button></p>
</form>
<form action="/direct-debit/${signing.id}" method="post"><p class="actions"><button name="status" value="not_started">${texts.cancel}</button></p></form>`,
    leadsTo,
  );
}

/** The page for a visitor who returns to an agreement that is already signed. */
export function directDebitDonePage({ center, back }: Agreement, language: Language): OutsidePage {
  const texts = TEXTS[language];
  return page(
    language,
    texts.done,
    html`<h1>${texts.done}</h1>
<p class="lead" role="status">${texts.doneWords(titleOf(center))}</p>
<p class="actions"><a class="primary" href="${back}">${texts.back(titleOf(center))}</a></p>`,
  );
}

function page(language: Language, title: string, body: Html, leadsTo: readonly string[] = []): OutsidePage {
  const { brand, service, invented } = TEXTS[language];
  return {
    look: 'bank',
    title: `${title} · ${service}`,
    language,
    leadsTo,
    body: html`<header><div class="bar"><p class="brand"><span class="mark" aria-hidden="true"></span>${brand} <span class="service">${service}</span></p>${languageSwitch(language)}</div></header>
<main>
${body}
</main>
<footer><p>${invented}</p></footer>`,
  };
}

const account = (value: number, name: string, figures: string, isChosen = false): Html =>
  html`<label class="choice"><input type="radio" name="account" value="${value}"${isChosen ? html` checked` : ''}> <span>${name} <span class="figures">${figures}</span></span></label>`;

const fact = (term: string, value: string): Html => html`<div><dt>${term}</dt><dd>${value}</dd></div>`;
