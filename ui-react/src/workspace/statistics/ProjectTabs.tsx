// The tabs of the figures that have no period or no status: contracts, phases and photos.
import {
  PHASE_STEPS,
  PHOTO_COLUMNS,
  phaseLines,
  photoLines,
  sumsOf,
} from '@felles/core/internal/workspace/statistics/lines';
import { useText } from '../../i18n/text.ts';
import { BarTable } from '../../kit/figure/BarTable.tsx';
import { SaveTable } from '../../kit/list/SaveTable.tsx';
import { paths } from '../paths.ts';
import { useSeeing } from '../services.ts';
import { Block } from './Block.tsx';
import { partsOf } from './charts.ts';
import { FigureSet } from './FigureSet.tsx';
import { columnsOf, itemsOf, Lines, type TabProps } from './parts.tsx';

export function Contracts({ store }: TabProps) {
  const text = useText();
  const isSeen = useSeeing()('conversations') === 'seen';
  return (
    <Block figure={store.figures.contracts} source="contracts" period="now">
      {({ contract_count: contracts, project_count: projects }, info) => {
        const items = itemsOf(text, ['contracts', 'projects'], {
          contracts: contracts ?? null,
          projects: projects ?? null,
        });
        return (
          <>
            <FigureSet
              label={text('statistics.figures')}
              items={items.map((item, at) => ({ ...item, to: at === 0 && isSeen ? paths.chat : null }))}
              info={info}
            />
            <p>{text('statistics.noContractsPerProject')}</p>
            <div>
              <SaveTable
                file={text('statistics.file', {
                  what: text('statistics.tab.contracts').toLocaleLowerCase('nb'),
                  days: '',
                })}
                rows={() => [items.map(({ label }) => label), items.map(({ number }) => number)]}
              />
            </div>
          </>
        );
      }}
    </Block>
  );
}

const STEP_TONES = { completed: 'ok', started: 'info', remaining: 'mute' } as const;

export function Phases({ store, question }: TabProps) {
  const text = useText();
  return (
    <Block figure={store.figures.phaseStates} source="phaseStates" period="now">
      {(told, info) => {
        const sums = sumsOf(phaseLines(told), ['all', ...PHASE_STEPS]);
        return (
          <>
            <BarTable
              title={text('statistics.byStep')}
              data={partsOf(
                text,
                PHASE_STEPS.map((step) => ({
                  name: text(`statistics.column.${step}`),
                  number: sums[step] ?? null,
                  tone: STEP_TONES[step],
                })),
                sums['all'] ?? null,
              )}
              info={info}
            />
            <Lines
              store={store}
              question={question}
              records={told}
              linesIn={phaseLines}
              columnsIn={(_, words) => columnsOf(words, ['all', ...PHASE_STEPS])}
            />
          </>
        );
      }}
    </Block>
  );
}

export function Photos({ store, question }: TabProps) {
  const text = useText();
  return (
    <Block figure={store.figures.photos} source="photos" period={question}>
      {(told, info) => {
        const lines = photoLines(told);
        return (
          <>
            <FigureSet
              label={text('statistics.figures')}
              items={itemsOf(text, [...PHOTO_COLUMNS, 'projects'], {
                photos: told.length,
                missing: sumsOf(lines, PHOTO_COLUMNS)['missing'] ?? 0,
                projects: lines.filter(({ projectId }) => projectId !== null).length,
              })}
              info={info}
            />
            <Lines
              store={store}
              question={question}
              records={told}
              linesIn={photoLines}
              columnsIn={(_, words) => columnsOf(words, PHOTO_COLUMNS)}
            />
          </>
        );
      }}
    </Block>
  );
}
