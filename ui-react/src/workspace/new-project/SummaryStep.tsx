import { readSum } from '@felles/core/internal/workspace/new-project/problems';
import {
  connectionOf,
  type NewProjectStep,
  type NewProjectView,
  unitsOf,
  unitWords,
} from '@felles/core/workspace/new-project';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatDay, formatPrice } from '../format.ts';
import styles from './NewProject.module.css';
import { secondOf } from './ParticipantsStep.tsx';
import { addressWords } from './step-words.ts';
import { TemplateSummary } from './TemplateSummary.tsx';

interface SummaryStepProps {
  readonly onGo: (step: NewProjectStep) => void;
  readonly view: NewProjectView;
}

/** All that is sent, with a way back to each part of it. */
export function SummaryStep({ onGo, view }: SummaryStepProps) {
  const text = useText();
  return (
    <>
      <dl className={styles.summary}>
        {linesOf(view, text).map(({ step, lines }) => (
          <div key={step} className={styles.part}>
            <dt>{text(`newProject.${step}`)}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
            <dd>
              <Button
                kind="ghost"
                small
                aria-label={text('newProject.change', { step: text(`newProject.${step}`) })}
                onClick={() => onGo(step)}
              >
                {text('newProject.changeShort')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <TemplateSummary view={view} onStep={() => onGo('template')} />
      <p role="status" className={textStyles.quietSmall}>
        {view.isSubmitDeferred && text('newProject.photoFirst')}
      </p>
    </>
  );
}

type Line = { readonly step: Exclude<NewProjectStep, 'summary'>; readonly lines: readonly string[] };

function photoWords({ values, photo, isReading, isPhotoLost }: NewProjectView, text: Text): string {
  if (isReading) return text('newProject.photoReading');
  if (isPhotoLost) return text('newProject.photoLost', { name: values.photoName });
  return photo?.name ?? text('newProject.noPhoto');
}

/** Of the steps that the service offers. */
function linesOf(view: NewProjectView, text: Text): readonly Line[] {
  const { values, offer } = view;
  const { title, type, number_of_units: units, contract_date: date, contract_sum: sum } = values;
  const some = (lines: readonly string[], none: string): readonly string[] => {
    const given = lines.filter((line) => line !== '');
    return given.length === 0 ? [none] : given;
  };
  const all: readonly Line[] = [
    {
      step: 'basics',
      lines: some(
        [
          title.trim(),
          [type?.title, text('newProject.unitTotal', { count: Number(units) || 1 })].filter(Boolean).join(' · '),
          [formatDay(date), sum.trim() === '' ? '' : formatPrice(readSum(sum))].filter(Boolean).join(' · '),
        ],
        '',
      ),
    },
    {
      step: 'address',
      lines: [
        ...some(
          [addressWords(values), ...unitsOf(values).map((unit) => `${unit.knr} ${unitWords(unit)}`)],
          text('newProject.noAddressGiven'),
        ),
        ...(offer.hasSeveralUnits ? [] : [text('newProject.oneUnitOnly')]),
      ],
    },
    { step: 'template', lines: [values.template?.title ?? text('template.none')] },
    {
      step: 'register',
      lines:
        connectionOf(values) === null
          ? [text('newProject.notConnected')]
          : some([values.building?.title ?? '', values.property?.title ?? ''], text('newProject.notConnected')),
    },
    {
      step: 'participants',
      lines: some(
        values.participants.map((one) => `${one.name} · ${secondOf(one, text)}`),
        text('newProject.noParticipants'),
      ),
    },
    { step: 'photo', lines: [photoWords(view, text)] },
  ];
  return all.filter(({ step }) => offer.steps.includes(step));
}
