// A project of five thousand phases, and a plain list of its virtual-list library with the same rows.
import { knownFractions, ProjectPhase } from '@felles/core/workspace';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { MemoryRouter } from 'react-router-dom';
import '../../../ui-react/src/i18n/catalogs/phases.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { Phase } from '../../../ui-react/src/workspace/phases/Phase.tsx';
import { PhaseList } from '../../../ui-react/src/workspace/phases/PhaseList.tsx';
import { WorkspaceProvider } from '../../../ui-react/src/workspace/services.ts';

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
/** How far each step scrolls, in pixels. */
const STRIDE = 900;

const scrolled = (step) => {
  window.scrollTo(0, step * STRIDE);
  window.dispatchEvent(new Event('scroll'));
  return true;
};

/** No phase is opened, so nothing is asked for. React reads at once what is marked as kept. */
const services = Object.assign(Promise.resolve({}), { status: 'fulfilled', value: {} });

const inPage = (content) => (
  <TextsIn language="no">
    <WorkspaceProvider value={{ phases: () => services }}>
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

export const mountPlainPhases = () => ({ draw: () => inPage(<PlainPhases />), change: scrolled });

function PlainPhases() {
  const near = useWindowVirtualizer({ count: PHASES.length, estimateSize: () => 64, overscan: 8 });
  return (
    <div style={{ position: 'relative', height: near.getTotalSize() }}>
      {near.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          data-index={index}
          ref={near.measureElement}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
        >
          <Phase
            projectId="1"
            phase={PHASES[index]}
            isOpen={false}
            passed={0}
            listed={knownFractions(PHASES[index].progress)}
          />
        </div>
      ))}
    </div>
  );
}
