import { createPanelStore, type Load, loading, type Panel, type PanelClosing, type PanelSize } from '@felles/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui-react/src/kit/Button.tsx';
import { Figure } from '../../../ui-react/src/kit/figure/Figure.tsx';
import { FIGURE_KINDS, type FigureData } from '../../../ui-react/src/kit/figure/figure-data.ts';
import { Shape } from '../../../ui-react/src/kit/Icon.tsx';
import { PageLink } from '../../../ui-react/src/kit/PageLink.tsx';
import { Drawer } from '../../../ui-react/src/kit/panels/Drawer.tsx';
import { PanelFoot } from '../../../ui-react/src/kit/panels/PanelFoot.tsx';
import { PanelHost } from '../../../ui-react/src/kit/panels/PanelHost.tsx';
import { usePanel, usePanelGuard } from '../../../ui-react/src/kit/panels/panel-context.ts';
import { SendForm } from '../../../ui-react/src/kit/SendForm.tsx';
import { CLOCK } from '../../../ui-react/src/kit/shapes.ts';
import { StateNote } from '../../../ui-react/src/kit/states/StateNote.tsx';
import { TextField } from '../../../ui-react/src/kit/TextField.tsx';
import { AT_1042 } from './example.tsx';
import styles from './page.module.css';

type Shown = { readonly title: string } & (
  | { readonly kind: 'task' | 'person' | 'new' | 'sending' }
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
            <Button onClick={open(NEW)}>Ny oppgave</Button>
          </PanelFoot>
        </div>
      );
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
      <PanelHost panels={PANELS} titleOf={({ title }) => title} draw={drawShown} />
    </>
  );
}

function Details({ onClose }: { readonly onClose: () => void }) {
  const [note, setNote] = useState('');
  return (
    <Drawer title="Tegning A-201" besideFrom={1200} onClose={onClose}>
      <div className={styles.lines}>
        <p>Plan av kjeller, versjon C. Lastet opp av Kari Nordmann 14.11.</p>
        <TextField label="Merknad" value={note} onType={setNote} />
        <Button onClick={open(PERSON)}>Vis Kari Nordmann</Button>
      </div>
    </Drawer>
  );
}

const HOURS: FigureData = {
  head: 'Uke',
  names: ['Uke 43', 'Uke 44', 'Uke 45', 'Uke 46', 'Uke 47'],
  series: [
    { name: 'Grunnarbeid', numbers: [120, 96, 40, 12, 0] },
    { name: 'Betong', numbers: [20, 64, 110, 130.5, 90] },
    { name: 'Tømrer', numbers: [0, 12, 48, 96, 140] },
    { name: 'Rør', numbers: [8, 24, 32, 30, null] },
    { name: 'Elektro', numbers: [4, 8, 16, 28, 44] },
  ],
};
const ALONE: FigureData = { ...HOURS, series: HOURS.series.slice(1, 2) };
const ready = (value: FigureData): Load<FigureData> => ({ status: 'ready', value });
const TITLES = { bars: 'Timer per fag og uke', stacked: 'Timer per uke, fordelt', line: 'Timer over tid' } as const;
const STATES: readonly (readonly [string, Load<FigureData>])[] = [
  ['Timer som lastes', loading],
  ['Timer uten tall', ready({ ...HOURS, series: [] })],
  ['Timer som feilet', { status: 'failed', failure: { kind: 'unreachable', cause: 'timeout' } }],
];

function Figures() {
  const common = {
    words: { some: 'timer', all: 'Timene' },
    again: () => undefined,
    empty: (
      <StateNote icon={<Shape path={CLOCK} />} title="Ingen timer ennå">
        De kommer når noen fører dem.
      </StateNote>
    ),
  };
  return (
    <>
      <h2>Figurer</h2>
      <div className={styles.examples}>
        {FIGURE_KINDS.map((kind) => (
          <div key={kind} className={styles.box}>
            <Figure {...common} title={TITLES[kind]} kind={kind} load={ready(HOURS)} />
          </div>
        ))}
        <div className={styles.box}>
          <Figure {...common} title="Betong, gammelt tall" kind="bars" load={ready(ALONE)} old={{ at: AT_1042 }} />
        </div>
        {STATES.map(([title, load]) => (
          <div key={title} className={styles.box}>
            <Figure {...common} title={title} kind="bars" load={load} />
          </div>
        ))}
      </div>
    </>
  );
}
