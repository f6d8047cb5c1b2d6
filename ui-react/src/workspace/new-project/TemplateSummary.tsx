import { parseIsoDate, weekdayOf } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { countsInProject, type NewProjectView, takenParts } from '@felles/core/workspace/new-project';
import {
  filledParts,
  hoursOf,
  isMoved,
  type ProjectTemplate,
  plannedDays,
  type TemplatePart,
} from '@felles/core/workspace/project-templates';
import { useText } from '../../i18n/text.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { formatNumber } from '../format.ts';
import styles from '../templates/templates.module.css';
import { PART_SHAPES, shortDay } from '../templates/words.ts';
import newProject from './NewProject.module.css';

interface TemplateSummaryProps {
  readonly view: NewProjectView;
  /** Leads to the step of the template. */
  readonly onStep: () => void;
}

/** [W-PLAN-08] The number of records of each part that are made, and the days that are moved. */
export function TemplateSummary({ view: { values }, onStep }: TemplateSummaryProps) {
  const text = useText();
  const counts = countsInProject(values);
  const first = parseIsoDate(values.first_day);
  const { template } = values;
  if (counts === null || template === null || first === null) return null;
  const days = plannedDays(template, takenParts(values), first);
  const moved = days.filter(isMoved).length;

  function wordsOf(part: TemplatePart, of: ProjectTemplate): string {
    if (part === 'phases') return text('template.hours', { hours: formatNumber(hoursOf(of)) });
    if (part === 'handbook') return of.handbook?.title ?? '';
    const milestone = part === 'milestones' && days.find(({ kind }) => kind === 'milestone');
    const deadline = part === 'deadlines' && days.findLast(({ kind }) => kind === 'deadline');
    if (milestone)
      return text('template.firstMilestone', { title: milestone.title, day: shortDay(text, milestone.day) });
    if (deadline) return text('template.lastDeadline', { title: deadline.title, day: dayMonthYear(deadline.day) });
    return '';
  }

  return (
    <section className={layout.stack2} aria-label={text('template.fromTemplate')}>
      <header className={styles.head}>
        <h4>{text('template.fromTemplate')}</h4>
        <span>
          {text('template.starts', {
            title: template.title,
            weekday: text(`day.${weekdayOf(first)}`),
            day: dayMonthYear(first),
          })}
        </span>
      </header>
      <ul className={styles.rows}>
        {filledParts(counts).map((part) => (
          <li key={part} className={styles.row}>
            <Shape path={PART_SHAPES[part]} />
            <span className={styles.words}>
              <b>{text(`template.part.${part}`)}</b>
              <small>{wordsOf(part, template)}</small>
            </span>
            <b className={styles.count}>
              {/* A handbook is made as one, and read as its templates. */}
              {formatNumber((part === 'handbook' && template.handbook?.template_count) || counts[part])}
            </b>
          </li>
        ))}
      </ul>
      {moved > 0 && (
        <FormNote tone="info" icon={<Icon name="calendar" />}>
          {text('template.movedSum', { count: moved })}{' '}
          <button type="button" className={newProject.show} onClick={onStep}>
            {text('template.which')}
          </button>
        </FormNote>
      )}
    </section>
  );
}
