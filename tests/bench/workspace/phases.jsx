// A project of five thousand phases, and a plain list of its virtual-list library with the same rows.
import { knownFractionsOf, ProjectPhase } from '@felles/core/workspace';
import { MemoryRouter } from 'react-router-dom';
import '../../../ui-react/src/i18n/catalogs/phases.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { Phase } from '../../../ui-react/src/workspace/phases/Phase.tsx';
import { PhaseList } from '../../../ui-react/src/workspace/phases/PhaseList.tsx';
import { WorkspaceProvider } from '../../../ui-react/src/workspace/services.ts';
import { PlainRows, scrolled } from './plain-rows.jsx';
import { fetched, ME } from './services.js';

const PHASES = Array.from({ length: 5_000 }, (_, at) =>
  ProjectPhase.parse({
    phase_id: at,
    phase_name: `Råbygg blokk ${at}`,
    phase_shortname: 'RÅB',
    started: '2026-09-14',
    progress: {
      activities: { num: at % 18, den: 18 },
      hours: { num: at % 700, den: 640 },
      templates: { num: at % 9, den: 9 },
    },
  }),
);
/** No phase is opened, so nothing is asked for. */
const phases = fetched({});

const inPage = (content) => (
  <TextsIn language="no">
    <WorkspaceProvider value={{ phases, shell: { me: ME } }}>
      <MemoryRouter>{content}</MemoryRouter>
    </WorkspaceProvider>
  </TextsIn>
);

const GROUPS = { started: PHASES, remaining: [], completed: [] };
const OPEN = new Set(['started']);
const PASSED = new Map();

export const mountPhases = () => ({
  draw: () =>
    inPage(
      <PhaseList
        projectId="1"
        groups={GROUPS}
        open={OPEN}
        onTurn={() => {}}
        opened={null}
        passed={PASSED}
        progress={PASSED}
      />,
    ),
  change: scrolled,
});

export const mountPlainPhases = () => ({
  draw: () =>
    inPage(
      <PlainRows count={PHASES.length} height={64}>
        {(index) => (
          <Phase
            projectId="1"
            phase={PHASES[index]}
            isOpen={false}
            passed={0}
            listed={knownFractionsOf(PHASES[index].progress)}
          />
        )}
      </PlainRows>,
    ),
  change: scrolled,
});
