import { type Day, dayMonth, holidaysOn, parseIsoDate, weekdayOf } from '@felles/core';
import { TEMPLATE_PARTS } from '@felles/core/internal/workspace/project-templates/model';
import { type NewProjectStore, type NewProjectView, takenParts } from '@felles/core/workspace/new-project';
import {
  filledParts,
  isMoved,
  type PlannedDay,
  type ProjectTemplate,
  partCounts,
  plannedDays,
  type TemplatePart,
} from '@felles/core/workspace/project-templates';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { Fold } from '../../kit/parts/Fold.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useToday } from '../../react/use-clock.ts';
import { useQuery } from '../../react/use-store.ts';
import { ChosenDay } from '../deadlines/DayToMove.tsx';
import { formatDay, formatNumber, namesInWords } from '../format.ts';
import { useArea } from '../services.ts';
import { PartChoices } from '../templates/PartChoices.tsx';
import styles from '../templates/templates.module.css';
import { bookIn, contentIn, shortDay } from '../templates/words.ts';

interface TemplateStepProps {
  readonly store: NewProjectStore;
  readonly view: NewProjectView;
}

/** [W-PLAN-08] A template or none, the first day, the days that are moved, and the parts to take along. */
export function TemplateStep({ store, view: { values, problems } }: TemplateStepProps) {
  const services = useArea('newProject');
  const [found, { load }] = useQuery(services.templates);
  const today = useToday();
  const text = useText();
  const { template } = values;
  const first = parseIsoDate(values.first_day);
  const problem = problems.first_day;
  return (
    <div className={layout.stack4}>
      <p className={textStyles.quiet}>{text('template.lead')}</p>
      <LoadedContent
        load={load}
        words={{ some: text('template.some'), all: text('template.all'), failed: text('template.failed') }}
        again={found.reload}
        isEmpty={(all) => all.length === 0}
        empty={<StateNote title={text('template.empty')}>{text('template.emptyHint')}</StateNote>}
      >
        {(all) => (
          <RadioCards
            legend={text('template.legend')}
            value={template?.template_id ?? ''}
            choices={[
              ...all.map((one) => ({ value: one.template_id, title: one.title, words: <Card template={one} /> })),
              { value: '', title: text('template.none'), words: text('template.noneHint') },
            ]}
            onChoose={(id) => store.chooseTemplate(all.find((one) => one.template_id === id) ?? null)}
          />
        )}
      </LoadedContent>
      {template !== null && (
        <>
          <div className={layout.stack1}>
            <ChosenDay
              label={text('template.firstDay')}
              value={values.first_day}
              error={problem && <MessageText message={problem} />}
              onChange={(first_day) => store.change({ first_day })}
              onLeave={() => store.leave('first_day')}
              today={today}
            />
            <p className={textStyles.quietSmall}>{text('template.firstDayHint')}</p>
          </div>
          {first !== null && <MovedDays template={template} parts={takenParts(values)} first={first} />}
          <Taken template={template} parts={takenParts(values)} store={store} />
        </>
      )}
    </div>
  );
}

function Card({ template }: { readonly template: ProjectTemplate }) {
  const { saved_by: by, saved_at: at, used } = template;
  const text = useText();
  const origin = [
    by ? text('template.saved', { by, day: formatDay(at) }) : '',
    used ? text('template.used', { count: used }) : '',
  ].filter(Boolean);
  return (
    <>
      {origin.length > 0 && (
        <>
          {origin.join(' · ')}
          <br />
        </>
      )}
      {contentIn(text, template)}
    </>
  );
}

interface DaysProps {
  readonly template: ProjectTemplate;
  readonly parts: readonly TemplatePart[];
  readonly first: Day;
}

/** [W-PLAN-08] The days that fall on no working day, with the days that they get. */
function MovedDays(days: DaysProps) {
  const text = useText();
  const all = plannedDays(days.template, days.parts, days.first);
  const moved = all.filter(isMoved);
  if (all.length === 0) return null;
  return (
    <section className={layout.stack2} aria-label={text('template.moved')}>
      <header className={styles.head}>
        <h4>{text(moved.length === 0 ? 'template.noneMoved' : 'template.moved')}</h4>
        <span role="status">
          {moved.length > 0 && text('template.movedOf', { count: moved.length, all: all.length })}
        </span>
      </header>
      {moved.length > 0 && (
        <ul className={styles.rows}>
          {moved.map((one) => (
            <li key={`${one.kind} ${one.title} ${one.counted}`} className={styles.row} data-plain>
              <span className={styles.words}>
                <b>{one.title}</b>
                <small>{whyMoved(one, text)}</small>
              </span>
              <span className={styles.days}>
                <del>
                  <HiddenText>{text('template.before')} </HiddenText>
                  {dayMonth(one.counted)}
                </del>
                <Icon name="arrow" />
                <b>
                  <HiddenText>{text('template.after')} </HiddenText>
                  {shortDay(text, one.day)}
                </b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function whyMoved({ kind, counted }: PlannedDay, text: Text): string {
  const names = holidaysOn(counted).map((name) => text(`holiday.${name}`));
  const why = { kind: text(`template.kind.${kind}`), weekday: text(`day.short.${weekdayOf(counted)}`) };
  return names.length === 0
    ? text('template.why', why)
    : text('template.whyHoliday', { ...why, holiday: namesInWords(names) });
}

function Taken({ template, parts, store }: Omit<DaysProps, 'first'> & Pick<TemplateStepProps, 'store'>) {
  const text = useText();
  const counts = partCounts(template);
  const filled = filledParts(counts);
  const chosen = filled.filter((part) => parts.includes(part));
  return (
    <Fold
      title={text('template.take')}
      level={4}
      count={
        chosen.length === filled.length
          ? text('template.takeAll')
          : text('template.takeSome', { taken: chosen.length, all: filled.length })
      }
    >
      <PartChoices
        legend={text('template.take')}
        parts={filled}
        chosen={chosen}
        onChoose={(taken) =>
          store.change({ leftOut: TEMPLATE_PARTS.filter((part) => filled.includes(part) && !taken.includes(part)) })
        }
        wordsOf={(part) => (part === 'handbook' ? bookIn(text, template) : formatNumber(counts[part]))}
      />
    </Fold>
  );
}
