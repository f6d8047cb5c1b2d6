// The code of a company and the number of a payer on a sheet of their own, over the real service.
import '../../../../../ui-react/src/styles/index.css';
import '../../../../../ui-react/src/i18n/catalogs/frame.ts';

import {
  createCenterHttp,
  createHttp,
  createSignupHttp,
  createSponsorHttp,
  createTermsHttp,
} from '@felles/adapters-http';
import { createAccess, dayOf } from '@felles/core';
import { createSponsorContactStore } from '@felles/core/internal/portal/sponsor/contact-store';
import { createSponsorCodeStore, SponsorContactDraft, sponsorAddresses } from '@felles/core/portal';
import { createRoot } from 'react-dom/client';
import { asyncScheduler, BehaviorSubject, firstValueFrom } from 'rxjs';
import { digest } from '../../../../../adapters-http/src/portal/digest.ts';
import { watchWindow } from '../../../../../ui-react/src/browser/surroundings.ts';
import { TextsIn } from '../../../../../ui-react/src/i18n/TextsIn.tsx';
import { Sheet } from '../../../../../ui-react/src/kit/Sheet.tsx';
import { SponsorCodeForm } from '../../../../../ui-react/src/portal/sponsor/SponsorCodeForm.tsx';
import { SponsorContactForm } from '../../../../../ui-react/src/portal/sponsor/SponsorContactForm.tsx';

const address = `${window.location.origin}/nordlys`;
const given = new URLSearchParams(window.location.search);
const access = createAccess();
const http = createHttp({ root: '', fetch: window.fetch.bind(window), access, clock: asyncScheduler });
const center = createCenterHttp(http);
const port = createSponsorHttp(http);
const memberId$ = new BehaviorSubject(window.sessionStorage.getItem('member'));

const manifest = await firstValueFrom(center.manifest());
access.next({ ...access.value, base: manifest.value.service_base_url });
const token = await firstValueFrom(center.token('nordlys'));
access.next({ ...access.value, token: token.value.token });

const code = createSponsorCodeStore({
  port,
  parameter$: new BehaviorSubject(given.get('code')),
  contractId$: new BehaviorSubject(null),
});
code.open();

const contact = createSponsorContactStore({
  port,
  memberId$,
  departmentId$: new BehaviorSubject(101),
  contractId$: new BehaviorSubject(null),
  online$: watchWindow().online$,
  addressesFor: (departmentId) => sponsorAddresses(address, departmentId),
  clock: asyncScheduler,
});
// As a flow keeps it, for as long as the tab lives.
const kept = SponsorContactDraft.safeParse(JSON.parse(window.sessionStorage.getItem('contact') ?? 'null'));
if (kept.success) contact.restore(kept.data);
contact.draft$.subscribe((draft) => window.sessionStorage.setItem('contact', JSON.stringify(draft)));

if (memberId$.value === null) {
  const terms = await firstValueFrom(createTermsHttp(http).conditions());
  const sum = await firstValueFrom(digest(terms.value.bytes));
  const member = await firstValueFrom(
    createSignupHttp(http).createMember(
      {
        ...{ firstname: 'Vetle', lastname: 'Kanari', address: 'Kanariveien 7', postal_code: '5014' },
        ...{ municipality: 'Bergen', phone_number: '10000077', email: 'vetle@kanari.example', gender: 'mann' },
        ...{ date_of_birth: dayOf(2010, 2, 9), approve_tos: true, departmentId: 101, membershipId: 1101 },
        netsCallbackUrl: `${address}/member`,
        is_privately_sponsored: true,
        acceptedTerms: { sha256: sum.value, at: new Date().toISOString() },
      },
      'key',
    ),
  );
  window.sessionStorage.setItem('member', String(member.value.memberId));
  memberId$.next(String(member.value.memberId));
}

const language = /(?:^|; )language=en/.test(document.cookie) ? 'en' : 'no';
createRoot(document.getElementById('root')).render(
  <TextsIn language={language}>
    <main style={{ maxWidth: 800, margin: '0 auto', padding: 10 }}>
      <Sheet title="Sponsor">
        <SponsorCodeForm code={code} />
        <SponsorContactForm contact={contact} />
      </Sheet>
    </main>
  </TextsIn>,
);
