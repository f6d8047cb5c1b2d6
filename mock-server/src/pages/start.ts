import { DEMO_PASSWORD, type DemoCenter } from '@felles/fixtures';
import { STAFF_PASSWORD } from '@felles/fixtures/workspace/staff';
import { type Html, html } from './page.ts';

/** The page at the root: it stands in for the product's own site and shows every way in. */
export function startPage(centers: readonly DemoCenter[], outside: string | null): Html {
  return html`<header>
<h1>Felles</h1>
<p>A membership portal for fitness centers and a workspace for construction projects, on a demo world that is wholly invented.</p>
</header>
<main>
<section aria-labelledby="centers">
<h2 id="centers">Centers</h2>
<p>Each has a portal of its own: sign-up, login, profile, terms and the weekly timetable.</p>
<div class="scroll" role="group" aria-labelledby="centers" tabindex="0"><table>
<thead><tr><th scope="col">Center</th><th scope="col">Departments</th><th scope="col">Open</th></tr></thead>
<tbody>${centers.map(centerRow)}</tbody>
</table></div>
</section>
<section aria-labelledby="workspace">
<h2 id="workspace">Workspace</h2>
<p>For construction projects: <a href="/x/-/">/x/-/</a>. Its users are <code>ola</code>, <code>kari</code>, <code>nina</code> and <code>per</code>, with the password <code>${STAFF_PASSWORD}</code>.</p>
</section>
<section aria-labelledby="people">
<h2 id="people">Demo people</h2>
<p>They log in, by telephone number, with the password <code>${DEMO_PASSWORD}</code>.</p>
<div class="scroll" role="group" aria-labelledby="people" tabindex="0"><table>
<thead><tr><th scope="col">Telephone</th><th scope="col">Who</th></tr></thead>
<tbody>${WITH_LOGIN.map(personRow)}</tbody>
</table></div>
<p id="numbers">These numbers cannot log in; they are to be told in a form. Any other number can sign up.</p>
<div class="scroll" role="group" aria-labelledby="numbers" tabindex="0"><table>
<thead><tr><th scope="col">Telephone</th><th scope="col">Who</th></tr></thead>
<tbody>${WITHOUT_LOGIN.map(personRow)}</tbody>
</table></div>
</section>
<section aria-labelledby="developers">
<h2 id="developers">For developers</h2>
<ul>${ENTRIES.map(({ address, what }) => html`<li><a href="${address}">${address}</a> ${what}</li>`)}
${outside === null ? '' : html`<li><a href="${outside}/">${outside}/</a> is the world outside, simulated: signing, payment, SMS and e-mail</li>`}</ul>
</section>
</main>`;
}

const ENTRIES = [
  { address: '/control', what: 'moves the world: scenarios, clock, faults, journal and ledger' },
  { address: '/rest/docs', what: 'describes every call of the service' },
  { address: '/rest/openapi.json', what: 'is the same for machines, as OpenAPI 3.1' },
  { address: '/manifest.json', what: 'says where the service is' },
] as const;

const personRow = ({ phone, who }: { readonly phone: string; readonly who: string }): Html =>
  html`<tr><td><code>${phone}</code></td><td>${who}</td></tr>`;

function centerRow({ code, center, departments }: DemoCenter): Html {
  const address = `/${encodeURIComponent(code)}`;
  const name = center.title ?? code;
  return html`<tr>
<th scope="row">${name}</th>
<td>${departments.length}</td>
<td><a href="${address}" aria-label="Portal of ${name}">Portal</a>, <a href="${address}/classes" aria-label="Timetable of ${name}">timetable</a>, <a href="${address}/login" aria-label="Login of ${name}">login</a></td>
</tr>`;
}

/** The people of the demo world who can log in, by telephone numbers that no subscriber has. */
const WITH_LOGIN = [
  { phone: '10000001', who: 'member at nordlys, binding period running' },
  { phone: '10000002', who: 'previous member at nordlys, agreement ended' },
  { phone: '10000003', who: '16 years old at nordlys, privately sponsored, without an agreement' },
  { phone: '10000004', who: 'a profile and nothing else, at every center' },
  { phone: '10000005', who: 'member at solsiden, binding period over, direct debit not set up' },
  { phone: '10000012', who: 'pays for others at nordlys and solsiden, and has signed for it' },
  { phone: '10000013', who: 'would pay for others at nordlys and solsiden, but has not signed for it' },
  { phone: '10000014', who: '15 years old at nordlys and solsiden, so too young to pay for others' },
  { phone: '10000015', who: 'member at stor whose name, email and price are as long as they can be' },
  { phone: '10000016', who: 'member at puls, who pays for classes by clips' },
] as const;

/** Whose number is only told to the portal. */
const WITHOUT_LOGIN = [
  { phone: '10000011', who: 'was asked to pay for a member of nordlys and has not answered' },
  { phone: '10000019', who: 'no person, where a payer is looked for' },
  { phone: '10000021', who: 'no member, found with their whole address' },
  { phone: '10000022', who: 'no member, found by name only' },
] as const;
