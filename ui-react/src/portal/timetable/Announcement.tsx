import type { TimetableView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Hidden } from '../../kit/Hidden.tsx';

/** Tells those who do not see the page what it has come to show. */
export function Announcement({ view: { status, week, layout } }: { readonly view: TimetableView }) {
  const text = useText();
  const shown = week.columns.filter(({ chosen }) => layout === 'week' || chosen);
  const count = shown.flatMap(({ groups }) => groups).reduce((sum, { classes }) => sum + classes.length, 0);
  return (
    <div role="status">
      <Hidden>
        {status === 'loading' && text('timetable.loading', { number: week.number })}
        {status === 'ready' && text('timetable.loaded', { number: week.number, count })}
      </Hidden>
    </div>
  );
}
