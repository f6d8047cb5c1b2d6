import { dayIn, fail, ok, type Reply, type Upload } from '@felles/core';
import { createLookup } from '@felles/core/internal/data/lookup';
import { useState } from 'react';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { Button } from '../../../ui-react/src/kit/Button.tsx';
import { FacetChip } from '../../../ui-react/src/kit/list/FacetChip.tsx';
import { Combobox } from '../../../ui-react/src/kit/parts/Combobox.tsx';
import { DateField } from '../../../ui-react/src/kit/parts/DateField.tsx';
import { DateTile } from '../../../ui-react/src/kit/parts/DateTile.tsx';
import { FileDrop } from '../../../ui-react/src/kit/parts/FileDrop.tsx';
import { Fold } from '../../../ui-react/src/kit/parts/Fold.tsx';
import { Fraction } from '../../../ui-react/src/kit/parts/Fraction.tsx';
import { Menu } from '../../../ui-react/src/kit/parts/Menu.tsx';
import { Tabs } from '../../../ui-react/src/kit/parts/Tabs.tsx';
import { Tree } from '../../../ui-react/src/kit/parts/Tree.tsx';
import { Example } from './example.tsx';
import styles from './page.module.css';

const PERSONS = ['Kari Nordmann', 'Kari Lie', 'Ola Hansen', 'Nina Østby'].map((name, at) => ({
  id: String(at),
  name,
  company: at % 2 === 0 ? 'Fjordbygg AS' : 'Skoglund Rør AS',
}));

const lookup = (kind: 'found' | 'never' | 'broken') =>
  createLookup<typeof PERSONS>({
    ask: (words): Reply<typeof PERSONS> => {
      if (kind === 'never') return NEVER;
      if (kind === 'broken') return of(fail({ kind: 'unreachable', cause: 'network' } as const));
      return of(ok(PERSONS.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))));
    },
    questionOf: (words) => words.trim() || null,
    pause: 300,
    clock: asyncScheduler,
  });

const TABS = [
  { id: 'phases', label: 'Faser', count: 9 },
  { id: 'people', label: 'Deltakere', count: 24 },
  { id: 'lists', label: 'Sjekklister' },
  { id: 'hours', label: 'Timer' },
];

const UPLOADS: readonly Upload[] = [
  {
    id: '1',
    name: 'Tegning-fasade-nord.pdf',
    size: 13_000_000,
    sent: 8_100_000,
    startedAt: 26_000,
    sentAt: 60_000,
    state: 'sending',
  },
  { id: '2', name: 'IMG_2042.jpg', size: 4_200_000, sent: 4_200_000, startedAt: 0, sentAt: 0, state: 'done' },
  {
    id: '3',
    name: 'Mengdeliste med et svært langt navn som ikke får plass på en telefon.xlsx',
    size: 900_000,
    sent: 200_000,
    startedAt: 0,
    sentAt: 0,
    state: 'failed',
    failure: { key: 'failure.unreachable', params: {} },
  },
];

/** Tabs, menus, fields and files; at the address /x/-/parts. */
export function Parts() {
  const [tab, setTab] = useState('phases');
  const [department, setDepartment] = useState('Bergen');
  const [told, setTold] = useState('');
  const [uploads, setUploads] = useState(UPLOADS);
  return (
    <main id="main" tabIndex={-1} className={styles.sheet}>
      <h1>Deler</h1>
      <h2>Faner, menyer, felt og filer</h2>
      <p role="status">{told}</p>
      <div className={styles.examples}>
        <Example title="Faner">
          <Tabs label="Prosjektet" tabs={TABS} chosen={tab} onChoose={setTab}>
            {TABS.find(({ id }) => id === tab)?.label}
          </Tabs>
        </Example>
        <Example title="Menyer">
          <div className={styles.row}>
            <Menu
              label="Valg for prosjektet"
              opener={(props) => (
                <Button {...props} iconAfter="down">
                  Valg
                </Button>
              )}
              items={[
                { id: 'open', label: 'Åpne', onPress: () => setTold('Åpne') },
                { id: 'copy', label: 'Kopier lenke', onPress: () => setTold('Kopier lenke') },
                { id: 'archive', label: 'Arkiver', isOff: true, onPress: () => setTold('Arkiver') },
                { id: 'remove', label: 'Slett', isGrave: true, onPress: () => setTold('Slett') },
              ]}
            />
            <Menu
              label="Avdeling"
              opener={(props) => <FacetChip {...props} label="Avdeling" value={department} />}
              items={['Bergen', 'Oslo', 'Stavanger'].map((name) => ({
                id: name,
                label: name,
                isChosen: name === department,
                onPress: () => setDepartment(name),
              }))}
            />
          </div>
        </Example>
        <Example title="Person">
          <Person label="Person" kind="found" />
          <Person label="Person som ikke kan hentes" kind="broken" />
          <Person label="Person som aldri kommer" kind="never" />
        </Example>
        <Example title="Dato">
          <Day />
        </Example>
        <Example title="Datobrikker">
          <div className={styles.row}>
            <DateTile day={dayIn('2026-11-24')} />
            <DateTile day={dayIn('2026-11-12')} isPassed />
            <DateTile day={null} />
          </div>
        </Example>
        <Example title="Mapper">
          <Folders />
        </Example>
        <Example title="Andel">
          <Fraction fraction={{ done: 12, of: 18 }} />
          <Fraction fraction={{ done: 668.5, of: 640 }} />
          <Fraction fraction={null} />
          <Fraction isLarge fraction={{ done: 1284, of: 2100 }} />
        </Example>
        <Example title="Fold">
          <Fold title="Milepæler" count="2 av 4 · 2 gjelder ikke" level={4} startsOpen>
            Bærende vegger godkjent
          </Fold>
          <Fold title="Frister" count={3} level={4}>
            Kontroll av bæresystem
          </Fold>
        </Example>
        <Example title="Filer">
          <FileDrop
            label="Dokumenter"
            hint="PDF, bilder og regneark, inntil 50 MB"
            accept=".pdf,image/*,.xlsx"
            uploads={uploads}
            onFiles={(files) =>
              setUploads([
                ...uploads,
                ...files.map(({ name, size }, at) => ({
                  id: `${uploads.length + at + 1}`,
                  name,
                  size,
                  sent: size,
                  startedAt: 0,
                  sentAt: 0,
                  state: 'done' as const,
                })),
              ])
            }
            onStop={(id) => setUploads(uploads.filter((upload) => upload.id !== id))}
            onRetry={(id) => setTold(`Prøv ${id}`)}
          />
        </Example>
      </div>
    </main>
  );
}

const FOLDERS = [
  { id: 'all', title: 'Hele prosjektet', count: 128, branches: [] },
  {
    id: 'drawings',
    title: '02 Tegninger',
    count: 64,
    branches: [
      { id: 'ark', title: 'ARK Arkitekt', count: 22, branches: [] },
      { id: 'rib', title: 'RIB Konstruksjon med et svært langt navn', count: 18, branches: [] },
    ],
  },
];

function Folders() {
  const [chosen, setChosen] = useState('ark');
  return <Tree label="Mapper" branches={FOLDERS} chosen={chosen} onChoose={setChosen} />;
}

function Person({ label, kind }: { readonly label: string; readonly kind: 'found' | 'never' | 'broken' }) {
  const [own] = useState(() => lookup(kind));
  const [value, setValue] = useState<(typeof PERSONS)[number] | null>(null);
  return (
    <Combobox
      label={label}
      lookup={own}
      value={value}
      keyOf={({ id }) => id}
      wordsOf={({ name }) => name}
      secondOf={({ company }) => company}
      onChoose={setValue}
    />
  );
}

function Day() {
  const [value, setValue] = useState('2026-11-24');
  return <DateField label="Frist" min="2026-01-01" value={value} onChange={setValue} />;
}
