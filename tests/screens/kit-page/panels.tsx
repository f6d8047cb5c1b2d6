import { createPanelStore, ok, type Panel, type PanelClosing } from '@felles/core';
import { createPatchForm } from '@felles/core/internal/data/patch-form';
import type { PanelSize } from '@felles/core/internal/shell/panels';
import { createDrafts } from '@felles/core/internal/workspace/drafts/store';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import { type ReactNode, useState } from 'react';
import { asyncScheduler, BehaviorSubject, of } from 'rxjs';
import { Button } from '../../../ui-react/src/kit/Button.tsx';
import { BarTable } from '../../../ui-react/src/kit/figure/BarTable.tsx';
import type { FigureData } from '../../../ui-react/src/kit/figure/figure-data.ts';
import { TimeColumns } from '../../../ui-react/src/kit/figure/TimeColumns.tsx';
import { DraftsContext } from '../../../ui-react/src/kit/form/use-draft.ts';
import { PageLink } from '../../../ui-react/src/kit/PageLink.tsx';
import { Drawer } from '../../../ui-react/src/kit/panels/Drawer.tsx';
import { PanelFoot } from '../../../ui-react/src/kit/panels/PanelFoot.tsx';
import { PanelForm } from '../../../ui-react/src/kit/panels/PanelForm.tsx';
import { PanelHost } from '../../../ui-react/src/kit/panels/PanelHost.tsx';
import { usePanel, usePanelGuard } from '../../../ui-react/src/kit/panels/panel-context.ts';
import { SendForm } from '../../../ui-react/src/kit/SendForm.tsx';
import { TextField } from '../../../ui-react/src/kit/TextField.tsx';
import { InfoSign } from '../../../ui-react/src/kit/TipArea.tsx';
import styles from './page.module.css';

type Shown = { readonly title: string } & (
  | { readonly kind: 'task' | 'person' | 'new' | 'change' | 'sending' }
  | { readonly kind: 'plain'; readonly words: string }
);

const TASK: Panel<Shown> = {
  content: { kind: 'task', title: 'Støpe plate i kjeller, felt B, med innstøpte rør' },
  size: 'medium',
  address: 'task.12',
};
const PERSON: Panel<Shown> = {
  content: { kind: 'person', title: 'Kari Nordmann' },
  size: 'small',
  address: 'person.3',
};
const NEW: Panel<Shown> = { content: { kind: 'new', title: 'Ny oppgave' }, size: 'small' };
const CHANGE: Panel<Shown> = { content: { kind: 'change', title: 'Endre Kari Nordmann' }, size: 'small' };
const SENDING: Panel<Shown> = { content: { kind: 'sending', title: 'Sender bilder' }, size: 'extra-small' };
const plain = (title: string, size: PanelSize, isFullscreen = false): Panel<Shown> => ({
  content: { kind: 'plain', title, words: `Størrelse: ${size}` },
  size,
  isFullscreen,
});

const PANELS = createPanelStore<Shown>({
  panelAt: (address) => [TASK, PERSON].find((panel) => panel.address === address) ?? null,
});

const open = (panel: Panel<Shown>) => () => PANELS.open(panel);
const ALLOWED: PanelClosing = { result: 'allow' };
const saying = (message: string) => ({ key: 'failure.refused', params: { message } });

const POINTS = Array.from({ length: 24 }, (_, at) => `Punkt ${at + 1}`);

function Task() {
  const [note, setNote] = useState('');
  return (
    <div className={styles.lines}>
      <p>Ansvarlig er Kari Nordmann. Frist er 10.12.</p>
      <TextField label="Notat" value={note} onType={setNote} />
      {POINTS.map((point) => (
        <p key={point}>{point}: armering, rør og forskaling er kontrollert på stedet.</p>
      ))}
      <PanelFoot>
        <Button onClick={open(PERSON)}>Vis Kari Nordmann</Button>
        <Button onClick={open(NEW)}>Ny oppgave</Button>
      </PanelFoot>
    </div>
  );
}

function NewTask() {
  const { created } = usePanel();
  const [name, setName] = useState('');
  usePanelGuard(() =>
    name === ''
      ? ALLOWED
      : { result: 'confirm', text: saying('Du har skrevet noe som ikke er lagret. Vil du lukke uten å lagre?') },
  );
  return (
    <SendForm aria-label="Ny oppgave" className={styles.lines} onSend={created}>
      <p>Oppgaven kommer i planen for denne uken.</p>
      <TextField label="Navn på oppgaven" value={name} onType={setName} />
      <PanelFoot creates>
        <Button kind="primary" submit>
          Opprett
        </Button>
      </PanelFoot>
    </SendForm>
  );
}

const PERSON_RECORD = new BehaviorSubject({ name: 'Kari Nordmann', isLeader: true });
const DRAFTS = createDrafts({ put: () => undefined, take: () => null, clear: () => undefined });
const readDraft = readLike(PERSON_RECORD.value);

/** A form over a record, in a panel. */
function ChangePerson() {
  return (
    <PanelForm
      label="Person"
      make={({ close }) =>
        createPatchForm({
          record$: PERSON_RECORD,
          valuesOf: () => PERSON_RECORD.value,
          problemsOf: ({ name }) => (name.trim() === '' ? { name: saying('Skriv et navn.') } : {}),
          fieldsOf: (values) => values,
          send: (values) => of(ok(values)),
          take: (values) => PERSON_RECORD.next(values),
          creates: false,
          words: { offline: saying('Uten nett.'), lost: saying('Uvisst.'), refused: () => saying('Avvist.') },
          online$: new BehaviorSubject(true),
          newKey: () => 'key',
          clock: asyncScheduler,
          done: close,
        })
      }
      fields={[
        { kind: 'text', name: 'name', label: 'Navn' },
        { kind: 'check', name: 'isLeader', label: 'Prosjektleder' },
      ]}
      leaving={saying('Du har endret noe som ikke er lagret. Vil du lukke uten å lagre?')}
      draft={{ name: 'person 3', read: readDraft }}
    />
  );
}

function Sending() {
  usePanelGuard(() => ({ result: 'inform', text: saying('Bildene er ikke sendt ennå. Vent til de er det.') }));
  return <p>3 av 8 bilder er sendt.</p>;
}

function drawShown(shown: Shown): ReactNode {
  switch (shown.kind) {
    case 'task':
      return <Task />;
    case 'person':
      return (
        <div className={styles.lines}>
          <p>Prosjektleder i Vestbygg AS.</p>
          <PanelFoot>
            <Button onClick={open(CHANGE)}>Endre</Button>
            <Button onClick={open(NEW)}>Ny oppgave</Button>
          </PanelFoot>
        </div>
      );
    case 'change':
      return <ChangePerson />;
    case 'new':
      return <NewTask />;
    case 'sending':
      return <Sending />;
    case 'plain':
      return <p>{shown.words}</p>;
  }
}

const SIZES: readonly Panel<Shown>[] = [
  plain('Svært lite vindu', 'extra-small'),
  plain('Lite vindu', 'small'),
  plain('Middels vindu', 'medium'),
  plain('Helt vindu', 'full'),
  plain('Fullskjerm', 'small', true),
];

function Windows() {
  return (
    <>
      <h2>Vinduer</h2>
      <div className={styles.row}>
        {SIZES.map((panel) => (
          <Button key={panel.content.title} onClick={open(panel)}>
            {panel.content.title}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <PageLink to="?panel=task.12" className={styles.lead}>
          Oppgave 12
        </PageLink>
        <Button onClick={open(NEW)}>Ny oppgave</Button>
        <Button onClick={open(SENDING)}>Send bilder</Button>
        <PageLink to="/panels/other" className={styles.lead}>
          En annen side
        </PageLink>
      </div>
    </>
  );
}

/** Panels, drawers, figures and lists to put in order; at the address /x/-/panels. */
export function Panels() {
  const [drawer, setDrawer] = useState<'menu' | 'details' | null>(null);
  const close = () => setDrawer(null);
  return (
    <>
      <div className={styles.beside}>
        <main id="main" tabIndex={-1} className={styles.pane}>
          <header className={styles.top}>
            <h1 className={styles.name}>Vinduer og figurer</h1>
          </header>
          <div className={styles.sheet}>
            <Windows />
            <h2>Skuffer</h2>
            <div className={styles.row}>
              <Button onClick={() => setDrawer('menu')}>Meny</Button>
              <Button onClick={() => setDrawer('details')}>Detaljer</Button>
            </div>
            <Figures />
          </div>
        </main>
        {drawer === 'menu' && (
          <Drawer title="Meny" side="left" onClose={close}>
            <nav aria-label="Hovedmeny" className={styles.lines}>
              <PageLink to="/panels" className={styles.lead} data-first>
                Oversikt
              </PageLink>
              <PageLink to="/panels/other" className={styles.lead}>
                Prosjekter
              </PageLink>
            </nav>
          </Drawer>
        )}
        {drawer === 'details' && <Details onClose={close} />}
      </div>
      <DraftsContext value={DRAFTS}>
        <PanelHost panels={PANELS} titleOf={({ title }) => title} draw={drawShown} />
      </DraftsContext>
    </>
  );
}

function Details({ onClose }: { readonly onClose: () => void }) {
  const [note, setNote] = useState('');
  return (
    <Drawer title="Tegning A-201" hasPlace onClose={onClose}>
      <div className={styles.lines}>
        <p>Plan av kjeller, versjon C. Lastet opp av Kari Nordmann 14.11.</p>
        <TextField label="Merknad" value={note} onType={setNote} />
        <Button onClick={open(PERSON)}>Vis Kari Nordmann</Button>
      </div>
    </Drawer>
  );
}

const HOURS: FigureData = {
  names: ['Grunnarbeid', 'Betong', 'Tømrer', 'Rør'],
  tones: ['mute', 'info', 'bad', 'ok'],
  series: [
    { name: 'Timer', numbers: [120, 96.5, 0, null], total: 216.5 },
    { name: 'Andel', numbers: [55, 45, 0, null], format: (share) => `${share} %` },
  ],
  sum: 'I alt',
  note: 'Rør er ikke ført ennå.',
};
const DAYS: FigureData = {
  names: ['Uke 45', 'Uke 46', 'Uke 47'],
  series: [
    { name: 'Godkjent', tone: 'first', numbers: [40, 52, 31] },
    { name: 'Avvist', tone: 'bad', numbers: [3, 0, 5] },
  ],
};

function Figures() {
  const [chosen, setChosen] = useState('');
  const filter = { values: ['1', '2', '3', null], chosen, onChoose: setChosen };
  return (
    <>
      <h2>Figurer</h2>
      <div className={styles.examples}>
        <div className={styles.box}>
          <BarTable title="Timer per fag" data={HOURS} info={<InfoSign words="Hentet kl. 10:42." />} filter={filter} />
        </div>
        <div className={styles.box}>
          <TimeColumns
            title="Innsjekk per uke"
            data={DAYS}
            marks={DAYS.names.map((name, at) => ({ at, name }))}
            rows={DAYS}
          />
        </div>
      </div>
    </>
  );
}
