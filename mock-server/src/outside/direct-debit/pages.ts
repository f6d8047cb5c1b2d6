// The bank's page: what is agreed to, and with whom.
import { kroner } from '@felles/core';
import { type Html, html } from '../../pages/html.ts';
import { titleOf } from '../../world/messages.ts';
import { type Agreement, wayBack } from '../asked.ts';
import type { OutsidePage } from '../page.ts';

export function directDebitPage({ signing, center, contract, invoice, signer }: Agreement): OutsidePage {
  const title = 'Opprett fast betaling';
  return {
    look: 'bank',
    title: `${title} · Fast betaling`,
    leadsTo: [new URL(signing.returnTo).origin],
    body: framed(html`<h1>${title}</h1>
<p class="lead">${titleOf(center)} ber om å få trekke betalingen fra kontoen din når den forfaller. Du kan si opp avtalen når du vil.</p>
<section aria-labelledby="terms">
<h2 id="terms">Avtalen</h2>
<dl>
${fact('Mottaker', titleOf(center))}
${fact('Gjelder', contract.title)}
${fact('Betaler', signer === null ? '' : `${signer.firstName} ${signer.lastName}`)}
${fact('Første beløp', kroner(contract.price, ','))}
${invoice === null ? '' : html`${fact('Forfall', invoice.forfall)}${fact('KID', invoice.kid)}`}
</dl>
</section>
<form action="/signing/${signing.id}" method="get">
<fieldset>
<legend>Belast konto</legend>
<label class="choice"><input type="radio" name="account" value="1" checked> <span>Brukskonto <span class="figures">0000 11 22333</span></span></label>
<label class="choice"><input type="radio" name="account" value="2"> <span>Regningskonto <span class="figures">0000 44 55666</span></span></label>
</fieldset>
<p><label for="most">Høyeste beløp per måned</label>
<select id="most" name="most"><option>kr 1 000</option><option selected>kr 2 500</option><option>kr 5 000</option></select></p>
<p class="actions"><button class="primary">Gå til signering</button></p>
</form>
<form action="/direct-debit/${signing.id}" method="post"><p class="actions"><button name="status" value="not_started">Avbryt</button></p></form>`),
  };
}

/** What somebody sees who comes back to what is signed already. */
export function directDebitDonePage({ signing, center }: Agreement): OutsidePage {
  const title = 'Avtalen er opprettet';
  return {
    look: 'bank',
    title: `${title} · Fast betaling`,
    body: framed(html`<h1>${title}</h1>
<p class="lead" role="status">Den faste betalingen til ${titleOf(center)} er signert. Du trenger ikke gjøre noe mer her.</p>
<p class="actions"><a class="primary" href="${wayBack(signing)}">Tilbake til ${titleOf(center)}</a></p>`),
  };
}

const framed = (
  body: Html,
): Html => html`<header><p class="brand"><span class="mark" aria-hidden="true"></span>Fast betaling</p></header>
<main>
${body}
</main>
<footer><p>En oppdiktet bank. Ingenting trekkes fra noen konto.</p></footer>`;

const fact = (term: string, value: string): Html => html`<div><dt>${term}</dt><dd>${value}</dd></div>`;
