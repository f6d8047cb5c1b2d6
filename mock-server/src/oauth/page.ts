import { type DemoStaff, demoStaff, STAFF_PASSWORD } from '@felles/fixtures/workspace/staff';
import { type Html, html } from '../pages/html.ts';
import { writePage } from '../pages/page.ts';

/** Where the staff of the demo company say who they are. The form goes back to the address it came from. */
export const signInPage = (styles: string | null, isRefused: boolean, login: string): string =>
  writePage({
    title: 'Logg inn · Fjordbygg',
    language: 'no',
    styles,
    body: html`<main>
<h1>Logg inn</h1>
${isRefused ? html`<p role="alert">Feil bruker eller passord.</p>` : ''}
<form method="post">
<p><label>Bruker <input name="login" value="${login}" autocomplete="username" autocapitalize="none" required></label></p>
<p><label>Passord <input type="password" name="password" autocomplete="current-password" required></label></p>
<p><button>Logg inn</button></p>
</form>
<p>Demoens brukere har passordet <code>${STAFF_PASSWORD}</code>:</p>
<ul>${demoStaff.map(user)}</ul>
</main>`,
  });

const user = ({ login, name, title }: DemoStaff): Html => html`<li><code>${login}</code> ${name}, ${title}</li>`;
