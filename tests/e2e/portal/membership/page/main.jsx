// The two choosers on a sheet of their own, over the real service: which flow they are in stands in the address.
import '../../../../../ui-react/src/styles/index.css';
import '../../../../../ui-react/src/i18n/catalogs/frame.ts';
import '../../../../../ui-react/src/i18n/catalogs/membership.ts';

import { createCenterHttp, createHttp, createMembershipHttp } from '@felles/adapters-http';
import { loading } from '@felles/core';
import { MembershipDraft } from '@felles/core/internal/portal/membership/model';
import { createMembershipStore } from '@felles/core/internal/portal/membership/store';
import { createAccess } from '@felles/core/internal/shared/access';
import { toLoad } from '@felles/core/internal/shared/load';
import { createRoot } from 'react-dom/client';
import { asyncScheduler, BehaviorSubject, firstValueFrom } from 'rxjs';
import { TextsIn } from '../../../../../ui-react/src/i18n/TextsIn.tsx';
import { Sheet } from '../../../../../ui-react/src/kit/Sheet.tsx';
import { DepartmentChooser } from '../../../../../ui-react/src/portal/membership/DepartmentChooser.tsx';
import { MembershipChooser } from '../../../../../ui-react/src/portal/membership/MembershipChooser.tsx';
import { useObservable } from '../../../../../ui-react/src/react/use-observable.ts';
import { useOpen } from '../../../../../ui-react/src/react/use-store.ts';

const code = window.location.pathname.split('/')[1] ?? '';
const given = new URLSearchParams(window.location.search);
const access = createAccess();
const http = createHttp({ root: '', fetch: window.fetch.bind(window), access, clock: asyncScheduler });
const center = createCenterHttp(http);
const departments$ = new BehaviorSubject(loading);
const visitor$ = new BehaviorSubject({ loggedIn: false });
const allowedIds$ = new BehaviorSubject(null);
const toasts = [];

const loadDepartments = () => {
  departments$.next(loading);
  center.departments().subscribe((departments) => departments$.next(toLoad(departments)));
};

const store = createMembershipStore({
  port: createMembershipHttp(http),
  departments$,
  reloadDepartments: loadDepartments,
  allowedIds$,
  visitor$,
  direct$: new BehaviorSubject(null),
  noDirectDebitFirst$: new BehaviorSubject(false),
  preselectedId$: new BehaviorSubject(null),
  flow: given.has('sponsor') ? 'sponsor' : 'ordinary',
  toasts: { show: (toast) => toasts.push(toast) },
  chosen: () => undefined,
});
// As a flow keeps it, for as long as the tab lives.
const kept = MembershipDraft.safeParse(JSON.parse(window.sessionStorage.getItem('draft') ?? 'null'));
if (kept.success) store.restore(kept.data);

function Page() {
  useOpen(store);
  const { departments, memberships } = useObservable(store.view$);
  return (
    <main style={{ maxWidth: 800, margin: '0 auto', padding: 10 }}>
      <Sheet title="Bli medlem">
        <DepartmentChooser view={departments} store={store} purpose="membership" />
        <MembershipChooser view={memberships} store={store} />
      </Sheet>
    </main>
  );
}

window.choosers = {
  toasts,
  reload: store.reload,
  keep: () => window.sessionStorage.setItem('draft', JSON.stringify(store.draft$.value)),
};

const manifest = await firstValueFrom(center.manifest());
access.next({ ...access.value, base: manifest.value.service_base_url });
const token = await firstValueFrom(center.token(code));
access.next({ ...access.value, token: token.value.token });
loadDepartments();

const language = /(?:^|; )language=en/.test(document.cookie) ? 'en' : 'no';
createRoot(document.getElementById('root')).render(
  <TextsIn language={language}>
    <Page />
  </TextsIn>,
);
