import { type DemoStaff, demoStaff, STAFF_PASSWORD } from '@felles/fixtures';
import { type Html, html } from '../pages/html.ts';
import { writePage } from '../pages/page.ts';

/** Where the staff of the demo company say who they are. The form goes back to the address it came from. */
export const signInPage = (styles: string | null, isRefused: boolean, login: string | null): string =>
  writePage({
    title: 'Logg inn · Fjordbygg',
    language: 'no',
    styles,
    body: html`<main>
<h1>Logg inn</h1>
${isRefused ? html`<p role="alert">Feil bruker eller passord.</p>` : ''}
<form method="post">
<p><label>Passord <input type="password" name="password" autocomplete="current-password" required></label></p>
<p>Demoen har passordet <code>${STAFF_PASSWORD}</code>. Velg hvem du er:</p>
<ul>${demoStaff.map((staff) => choice(staff, staff.login === login))}</ul>
</form>
</main>`,
  });

const choice = ({ login, name, title }: DemoStaff, isChosen: boolean): Html =>
  html`<li><button name="login" value="${login}"${isChosen ? html` autofocus` : ''}>${name}</button> ${title}</li>`;
