import { fail, idle, type Load, loading, ok } from '@felles/core';
import type { Row } from '@felles/core/data';
import { createCommand } from '@felles/core/internal/data/command';
import { createForm, type Problems } from '@felles/core/internal/data/form';
import { useState } from 'react';
import { asyncScheduler, BehaviorSubject, delay, of } from 'rxjs';
import { Button } from '../../../ui-react/src/kit/Button.tsx';
import { FormFields } from '../../../ui-react/src/kit/form/FormFields.tsx';
import type { FieldOf } from '../../../ui-react/src/kit/form/fields-of.ts';
import { Shape } from '../../../ui-react/src/kit/Icon.tsx';
import { FacetChip } from '../../../ui-react/src/kit/list/FacetChip.tsx';
import { FilterBar } from '../../../ui-react/src/kit/list/FilterBar.tsx';
import { Pager } from '../../../ui-react/src/kit/list/Pager.tsx';
import { ResultLine } from '../../../ui-react/src/kit/list/ResultLine.tsx';
import { SEARCH } from '../../../ui-react/src/kit/shapes.ts';
import { LoadedContent } from '../../../ui-react/src/kit/states/LoadedContent.tsx';
import { Skeleton } from '../../../ui-react/src/kit/states/Skeleton.tsx';
import { StateNote } from '../../../ui-react/src/kit/states/StateNote.tsx';
import { Strip } from '../../../ui-react/src/kit/states/Strip.tsx';
import { Tag } from '../../../ui-react/src/kit/Tag.tsx';
import { DataTable } from '../../../ui-react/src/kit/table/DataTable.tsx';
import { TwoLines } from '../../../ui-react/src/kit/table/TwoLines.tsx';
import type { Column, RowActions, Sorting } from '../../../ui-react/src/kit/table/table-of.ts';
import { AT_1042, Example } from './example.tsx';
import styles from './page.module.css';

interface Project {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly address: string;
  readonly place: string;
  readonly status: 'Planlagt' | 'Under utførelse' | 'Stanset' | 'Ferdig';
  readonly type: string;
  readonly deadline: string;
  readonly units: number;
  readonly owner: string;
}

const NAMES: readonly (readonly [string, string, string, Project['status']])[] = [
  ['Skolegata 12 – rehabilitering', 'Skolegata 12', '5014 Bergen', 'Under utførelse'],
  ['Skoglia barnehage', 'Skoglivegen 4', '5260 Indre Arna', 'Under utførelse'],
  ['Industrihall Kjerrbakken', 'Kjerrbakken 21', '5302 Strusshamn', 'Under utførelse'],
  ['Vestre skole, tilbygg og ny hovedinngang mot vest', 'Vestre torggate 9', '5015 Bergen', 'Planlagt'],
  ['Rekkehus Solbakken, 8 enheter', 'Solbakken 2–16', '5281 Valestrandsfossen', 'Under utførelse'],
  ['Fjordgløtt borettslag – balkonger og fasade mot sør, trinn 2', 'Fjordgløttvegen 3', '5164 Laksevåg', 'Stanset'],
  ['Kontorbygg Torget 3', 'Torget 3', '5014 Bergen', 'Ferdig'],
];

const PROJECTS: readonly Project[] = Array.from({ length: 12 }, (_, index) => {
  const [name, address, place, status] = NAMES[index % NAMES.length] ?? ['', '', '', 'Planlagt'];
  const id = `P-${2041 + index}`;
  const deadline = `${10 + index}.12`;
  return {
    id,
    number: id,
    name,
    address,
    place,
    status,
    type: 'Nybygg',
    deadline,
    units: index * 37,
    owner: 'Nordvik Eiendom AS',
  };
});

const TAGS = { Planlagt: 'DEFAULT', 'Under utførelse': 'INFO', Stanset: 'WARNING', Ferdig: 'SUCCESS' } as const;

const COLUMNS: readonly Column<Project>[] = [
  {
    id: 'name',
    head: 'Prosjekt',
    sortBy: 'name',
    least: 216,
    grows: 2,
    cell: ({ name, number }) => <TwoLines isName first={name} second={number} />,
  },
  {
    id: 'address',
    head: 'Adresse',
    cell: ({ address, place }) => <TwoLines first={address} second={place} />,
    least: 150,
    grows: 1,
    importance: 4,
  },
  {
    id: 'status',
    head: 'Status',
    sortBy: 'status',
    cell: ({ status }) => <Tag type={TAGS[status]}>{status}</Tag>,
    least: 150,
    importance: 6,
    onCard: 'half',
  },
  { id: 'type', head: 'Type', cell: ({ type }) => type, least: 112, importance: 2, onCard: 'none' },
  {
    id: 'deadline',
    head: 'Neste frist',
    sortBy: 'deadline',
    cell: ({ deadline }) => <Tag>{deadline}</Tag>,
    least: 120,
    importance: 5,
    onCard: 'half',
  },
  { id: 'units', head: 'Enheter', cell: ({ units }) => units, align: 'end', least: 90, importance: 3, onCard: 'none' },
  {
    id: 'owner',
    head: 'Byggherre',
    cell: ({ owner }) => <TwoLines first={owner} />,
    least: 150,
    grows: 1,
    importance: 1,
    onCard: 'none',
  },
];

const settled = <T extends { readonly id: string }>(item: T): Row<T> => ({
  id: item.id,
  item,
  state: 'settled',
  failure: null,
  keys: [],
});

function ProjectList() {
  const [status, setStatus] = useState('');
  const [words, setWords] = useState('');
  const [isInBergen, setInBergen] = useState(true);
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting>({ field: 'deadline', direction: 'ascending' });
  const [extra, setExtra] = useState<readonly Project[]>([]);
  const rows = [...extra, ...PROJECTS].map(settled);
  const [known] = PROJECTS;
  const facets = (
    <>
      <FacetChip label="Type" value={null} aria-haspopup="menu" />
      <FacetChip label="Byggherre" value={null} aria-haspopup="menu" />
      <FacetChip
        label="Avdeling"
        value={isInBergen ? 'Bergen' : null}
        aria-haspopup="menu"
        onClick={() => setInBergen(true)}
      />
    </>
  );
  return (
    <section aria-label="Prosjekter">
      <Strip news={[]} />
      <FilterBar
        label="Filter for prosjekter"
        search={{ label: 'Søk i prosjekter', value: words, onType: setWords }}
        quick={{
          label: 'Status',
          chosen: status,
          onChoose: setStatus,
          chips: [
            { value: '', label: 'Alle', count: 40 },
            { value: 'planned', label: 'Planlagt', count: 6, status: 'mute' },
            { value: 'running', label: 'Under utførelse', count: 21, status: 'info' },
            { value: 'stopped', label: 'Stanset', count: 2, status: 'warn' },
            { value: 'done', label: 'Ferdig', count: 11, status: 'ok' },
          ],
        }}
        facets={facets}
        facetsOn={isInBergen ? 1 : 0}
        onReset={() => setInBergen(false)}
      />
      <ResultLine
        count={
          <>
            <b>{40 + extra.length}</b> prosjekter
          </>
        }
        announcement={
          extra.length === 0 && known
            ? {
                news: '1 nytt prosjekt',
                onShow() {
                  setExtra([{ ...known, id: 'P-2099', number: 'P-2099', name: 'Nytt kaianlegg' }]);
                },
              }
            : null
        }
        tools={
          <Button kind="ghost" small>
            Neste frist
          </Button>
        }
      />
      <DataTable
        label="Prosjekter"
        columns={COLUMNS}
        rows={rows}
        sorting={sorting}
        onSort={(field) =>
          setSorting({ field, direction: sorting.direction === 'ascending' ? 'descending' : 'ascending' })
        }
        href={({ id }) => `/lists/${id}`}
        menu={({ name }) => (
          <Button kind="ghost" small aria-label={`Valg for ${name}`}>
            …
          </Button>
        )}
      />
      <Pager page={page} total={240} size={12} onGo={setPage} />
    </section>
  );
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly role: string;
}

const PEOPLE: readonly Column<Person>[] = [
  {
    id: 'name',
    head: 'Deltaker',
    least: 216,
    grows: 2,
    cell: ({ name, company }) => <TwoLines isName first={name} second={company} />,
  },
  { id: 'role', head: 'Rolle', least: 150, grows: 1, cell: ({ role }) => role },
];

const person = (name: string, company: string, role: string): Row<Person> => settled({ id: name, name, company, role });

const ROWS: readonly Row<Person>[] = [
  person('Jonas Berg', 'Vestbygg AS', 'Bas tømrer'),
  { ...person('Ola Hagen', 'Vestbygg AS', 'HMS-koordinator'), state: 'saving' },
  {
    ...person('Ali Khan', 'Lyskilden Elektro AS', 'Elektro'),
    state: 'failed',
    failure: {
      kind: 'refused',
      refusal: 'conflict',
      status: 409,
      type: 'ValidationError',
      message: 'rollen er fjernet fra prosjektet',
    },
  },
  { ...person('Magne Dahl', 'Dahl Maskin AS', 'Maskinfører'), state: 'uncertain' },
];

function RowStates() {
  const [rows, setRows] = useState(ROWS);
  const as = (state: Row<Person>['state'], after?: Row<Person>['state']) => (row: Row<Person>) => {
    setRows((all) => all.map((one) => (one.id === row.id ? { ...one, state, failure: null } : one)));
    if (after) setTimeout(() => as(after)(row), 500);
  };
  const actions: RowActions<Person> = {
    drop: as('settled'),
    retry: as('saving', 'settled'),
    check: as('saving', 'settled'),
  };
  return <DataTable label="Deltakere" columns={PEOPLE} rows={rows} actions={actions} isLow />;
}

const FAILED: Load<readonly Project[]> = { status: 'failed', failure: { kind: 'unreachable', cause: 'timeout' } };
const ready = (value: readonly Project[]): Load<readonly Project[]> => ({ status: 'ready', value });

function Loads({
  load,
  isOld = false,
  isFiltered = false,
}: {
  load: Load<readonly Project[]>;
  isOld?: boolean;
  isFiltered?: boolean;
}) {
  const [tried, setTried] = useState(0);
  return (
    <LoadedContent
      load={load}
      words={{ some: 'prosjekter', all: 'Prosjektene' }}
      again={() => setTried(tried + 1)}
      isEmpty={(projects) => projects.length === 0}
      empty={
        <StateNote
          icon={<Shape path={SEARCH} />}
          title="Ingen prosjekter ennå"
          actions={<Button small>Nytt prosjekt</Button>}
        >
          Opprett det første, så dukker det opp her for alle i avdelingen.
        </StateNote>
      }
      filter={isFiltered ? { words: 'Status Stanset, avdeling Bergen, «brygge».', onReset: () => undefined } : null}
      old={isOld ? { at: AT_1042 } : null}
      skeleton={<Skeleton rows={4} />}
    >
      {(projects) => (
        <ul>
          {projects.slice(0, 3).map(({ id, name, number }) => (
            <li key={id} className={styles.item}>
              <TwoLines isName first={name} second={number} />
            </li>
          ))}
        </ul>
      )}
    </LoadedContent>
  );
}

interface Values {
  readonly title: string;
  readonly postalCode: string;
  readonly responsible: string;
  readonly isOpen: boolean;
}

const FIELDS: readonly FieldOf<Values>[] = [
  { kind: 'text', name: 'title', label: 'Tittel' },
  { kind: 'text', name: 'postalCode', label: 'Postnummer', inputMode: 'numeric', hint: 'Fire siffer' },
  {
    kind: 'select',
    name: 'responsible',
    label: 'Ansvarlig',
    choices: ['Jonas Berg', 'Per Lie', 'Kari Nordmann'].map((name) => ({ value: name, label: name })),
  },
  { kind: 'check', name: 'isOpen', label: 'Synlig for alle deltakere' },
];

const words = (message: string) => ({ key: 'failure.refused', params: { message } });

/** A form over a record that another user may change; what it sends is refused where that is said. */
function aForm(record: Values) {
  const record$ = new BehaviorSubject(record);
  const isRefused$ = new BehaviorSubject(false);
  const refused = {
    kind: 'refused',
    refusal: 'server',
    status: 422,
    type: 'Busy',
    message: 'Tjenesten er opptatt.',
  } as const;
  const command = createCommand<Partial<Values>, Partial<Values>>({
    send: (input) => of(isRefused$.value ? fail(refused) : ok(input)).pipe(delay(400)),
    creates: false,
    words: {
      offline: words('Uten nett.'),
      lost: words('Uvisst om det ble lagret.'),
      refused: () => words('Prosjektet ble ikke lagret. Tjenesten er opptatt.'),
    },
    online$: new BehaviorSubject(true),
    newKey: () => crypto.randomUUID(),
    clock: asyncScheduler,
  });
  const form = createForm<Values, Values, Partial<Values>, Partial<Values>>({
    record$,
    valuesOf: (values) => values,
    problemsOf: ({ title, postalCode }): Problems<Values> => ({
      ...(title === '' && { title: words('Skriv en tittel.') }),
      ...(!/^\d{4}$/.test(postalCode) && { postalCode: words('Postnummeret skal ha fire siffer.') }),
    }),
    inputOf: (values, changed) => Object.fromEntries(changed.map((field) => [field, values[field]])),
    command,
    saved: (answer) => record$.next({ ...record$.value, ...answer }),
  });
  return { form, record$, isRefused$ };
}

const RECORD: Values = { title: 'Skolegata 12', postalCode: '5014', responsible: 'Kari Nordmann', isOpen: true };
const MISSING = aForm({ ...RECORD, title: '', postalCode: '501' });
const REFUSED = aForm(RECORD);
REFUSED.isRefused$.next(true);
const CONFLICT = aForm(RECORD);
CONFLICT.form.change({ responsible: 'Jonas Berg' });
CONFLICT.record$.next({ ...RECORD, responsible: 'Per Lie' });

/** Tables, filters, states and forms; at the address /x/-/lists. */
export function Lists() {
  return (
    <main id="main" tabIndex={-1} className={styles.pane}>
      <header className={styles.top}>
        <h1 className={styles.name}>Prosjekter</h1>
      </header>
      <ProjectList />
      <div className={styles.sheet}>
        <h2>Rad</h2>
        <div className={styles.box}>
          <RowStates />
        </div>
        <h2>Liste og tabell</h2>
        <div className={styles.examples}>
          <Example title="Ikke spurt">
            <Loads load={idle} />
          </Example>
          <Example title="Laster">
            <Loads load={loading} />
          </Example>
          <Example title="Tom">
            <Loads load={ready([])} />
          </Example>
          <Example title="Tom etter filter">
            <Loads load={ready([])} isFiltered />
          </Example>
          <Example title="Feilet">
            <Loads load={FAILED} />
          </Example>
          <Example title="Gammel">
            <Loads load={ready(PROJECTS)} isOld />
          </Example>
        </div>
        <h2>Skjema</h2>
        <div className={styles.examples}>
          <Example title="Mangler">
            <div className={styles.pad}>
              <FormFields label="Mangler" form={MISSING.form} fields={FIELDS} />
            </div>
          </Example>
          <Example title="Avvist">
            <div className={styles.pad}>
              <FormFields label="Avvist" form={REFUSED.form} fields={FIELDS} />
            </div>
          </Example>
          <Example title="Konflikt">
            <div className={styles.pad}>
              <FormFields label="Konflikt" form={CONFLICT.form} fields={FIELDS} />
            </div>
          </Example>
        </div>
        <h2>Striper</h2>
        <div className={styles.examples}>
          <Example title="Tapt">
            <Strip
              news={[
                { kind: 'offline', what: 'Uten nett siden 10:42.', since: 'Du kan lese og fylle ut.' },
                {
                  kind: 'lost',
                  what: 'Ingen forbindelse.',
                  since: 'Endringer fra andre vises ikke.',
                  action: { label: 'Koble til på nytt', onPress: () => undefined },
                },
              ]}
            />
          </Example>
          <Example title="Uten nett">
            <Strip news={[{ kind: 'offline', what: 'Uten nett siden 10:42.', since: 'Du kan lese og fylle ut.' }]} />
          </Example>
          <Example title="Kobler til">
            <Strip news={[{ kind: 'connecting', what: 'Kobler til igjen.' }]} />
          </Example>
        </div>
      </div>
    </main>
  );
}
