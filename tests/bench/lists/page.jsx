// The pages of a member over their own stores, whose answers are there at once.
import '../../../ui-react/src/styles/index.css';
import { addDays, ok, osloDay, toEpochSeconds } from '@felles/core';
import { createActs } from '@felles/core/internal/portal/bookings/acts';
import { createBookingsPage } from '@felles/core/internal/portal/bookings/page';
import { createInvoicesStore } from '@felles/core/internal/portal/invoices/store';
import { createVisitsStore } from '@felles/core/internal/portal/visits/store';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { createElement, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, NEVER, of } from 'rxjs';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { BookingsScreen } from '../../../ui-react/src/portal/screens/BookingsScreen.tsx';
import { InvoicesScreen } from '../../../ui-react/src/portal/screens/InvoicesScreen.tsx';
import { VisitsScreen } from '../../../ui-react/src/portal/screens/VisitsScreen.tsx';
import { PortalProvider } from '../../../ui-react/src/portal/services.ts';
import { busyFor, painted } from '../busy.mjs';

const NOON = Date.parse('2026-06-18T10:00:00Z');
const DAY = 86_400;
const clock = { now: () => NOON, schedule: () => ({ unsubscribe() {} }) };
const session = {
  session$: new BehaviorSubject({ sessid: 'member', ownerId: 100, accessToken: null, person: null }),
  view$: new BehaviorSubject({ status: 'loggedIn' }),
  check: () => {},
};
const tabs = { returned$: NEVER };
const address = { parameter: () => null, setParameter: () => {} };
const many = (count, make) => Array.from({ length: count }, (_, at) => make(at));

/** For each list: its page, and the services that have `count` records. */
const LISTS = {
  visits: (count) => {
    const visits = many(count, (at) => ({
      at: toEpochSeconds(NOON / 1_000 - Math.floor((at * 360 * DAY) / count)),
      class_title: at % 3 === 0 ? `Styrke ${at}` : null,
      department_name: 'Sentrum',
    }));
    const port = { visits: () => of(ok({ visits, kept_days: 400, kept_from: '2025-05-01' })) };
    return { Screen: VisitsScreen, others: { visits: createVisitsStore({ port, session, tabs, clock }) } };
  },
  invoices: (count) => {
    const invoices = many(count, (at) => ({
      id: String(at),
      fakturanr: at,
      dato: dayMonthYear(addDays(osloDay(NOON), -at - 14)),
      forfall: dayMonthYear(addDays(osloDay(NOON), -at)),
      verdi: 100 + at,
      rest: 100 + at,
      tekst: `Faktura ${at}`,
      kid: String(1_000_000 + at),
      kredit: false,
      linjer: [],
    }));
    const paid = { result_set: [], total_pages: 1, number_of_results: 0, page: 1, page_size: 50 };
    const port = { unpaid: () => of(ok(invoices)), paid: () => of(ok(paid)) };
    const departure = { mayLeaveFor: () => true };
    const store = createInvoicesStore({ port, session, tabs, departure, address, clock });
    return { Screen: InvoicesScreen, others: { invoices: store } };
  },
  bookings: (count) => {
    const booked = many(count, (at) => {
      const starts = NOON / 1_000 + Math.floor((at - count / 2) * (DAY / 6));
      return {
        date: osloDay(starts * 1_000),
        class: at,
        status: at < count / 2 ? 'ATTENDED' : 'BOOKED',
        starts_at: toEpochSeconds(starts),
        ends_at: toEpochSeconds(starts + 3_600),
        grennavn: `Styrke ${at}`,
        avdelingnavn: 'Sentrum',
        salnavn: 'Sal 1',
        cancel_until: toEpochSeconds(starts - 7_200),
      };
    });
    const port = { booked: () => of(ok(booked)), rules: () => of(ok({})) };
    const online$ = new BehaviorSubject(true);
    const failed = () => {};
    const acts = createActs({ port, online$, newKey: () => 'k', clock, failed });
    const [member$, isKnown$, visible$] = ['member', true, true].map((value) => new BehaviorSubject(value));
    const needs = { port, acts, member$, isKnown$, online$, visible$, returned$: NEVER, clock, failed };
    return { Screen: BookingsScreen, bookings: { page: createBookingsPage(needs) }, others: {} };
  },
};

/** A promise that `use` reads at once. */
const fulfilled = (value) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

function servicesOf({ others, bookings }) {
  const known = Object.entries(others).map(([name, store]) => [name, fulfilled(store)]);
  const arrived = fulfilled(Object.fromEntries(known.map(([name, store]) => [name, () => store])));
  const part = fulfilled(bookings);
  const language = { language$: new BehaviorSubject('no') };
  return { center: { code: 'bench' }, language, offers: () => true, others: () => arrived, bookings: () => part };
}

let candidates;

window.bench = {
  /** Gives the number of elements that both have. */
  async prepare(name, count) {
    await document.fonts.ready;
    const { Screen, ...parts } = LISTS[name](count);
    const services = servicesOf(parts);
    const felles = () => (
      <MemoryRouter>
        <TextsIn language="no">
          <PortalProvider value={services}>
            <Suspense>
              <Screen />
            </Suspense>
          </PortalProvider>
        </TextsIn>
      </MemoryRouter>
    );
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    flushSync(() => root.render(felles()));
    await painted();
    const drawn = recipeOf(place);
    const { length } = place.querySelectorAll('*');
    if (length < count) throw new Error(`${name} drew ${length} elements: ${place.textContent.slice(0, 200)}`);
    flushSync(() => root.unmount());
    place.remove();
    candidates = { felles, plain: () => drawn.children.map(plain) };
    return length;
  },

  async mount(name) {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const took = busyFor(place, () => flushSync(() => root.render(candidates[name]())));
    await painted();
    flushSync(() => root.unmount());
    place.remove();
    return took;
  },
};

/** The elements of a place as plain values: what to make again. */
function recipeOf(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const attributes = [...node.attributes].filter(({ name }) => name !== 'style');
  const named = attributes.map(({ name, value }) => [NAMES[name] ?? name, value]);
  return { tag: node.localName, props: Object.fromEntries(named), children: [...node.childNodes].map(recipeOf) };
}

const NAMES = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', datetime: 'dateTime' };

const plain = (recipe, key) =>
  typeof recipe === 'string'
    ? recipe
    : createElement(recipe.tag, { key, ...recipe.props }, ...recipe.children.map(plain));
