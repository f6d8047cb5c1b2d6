import '../../i18n/catalogs/articles.ts';

import { fieldsOfLine, type HoursLine, type HoursThing } from '@felles/core/workspace/hours';
import { useText } from '../../i18n/text.ts';
import { Facts } from '../register/Facts.tsx';
import { type NamesOfLine, stateIn, thingIn } from './words.ts';

interface LockedLineProps {
  readonly line: HoursLine;
  readonly names: NamesOfLine;
}

/** Left out where there are none. */
const OPTIONAL = [
  ['extras', 'articles.extras'],
  ['phase_id', 'week.phase'],
  ['comment', 'week.comment'],
] as const;

/** [W-SITE-19] A line that takes no changes, as text. */
export function LockedLine({ line, names }: LockedLineProps) {
  const text = useText();
  const fields = fieldsOfLine(line);
  const wordsOf = (thing: HoursThing): string => thingIn(text, thing, fields, names);
  return (
    <Facts
      facts={[
        { name: text('week.day'), value: wordsOf('date') },
        { name: text('week.project'), value: line.project_name },
        { name: text('articles.main'), value: names.article(fields.art_id) || line.name },
        { name: text('week.hoursField'), value: wordsOf('time') },
        ...OPTIONAL.flatMap(([thing, name]) => {
          const value = wordsOf(thing);
          return value === text('week.nothing') ? [] : [{ name: text(name), value }];
        }),
        { name: text('week.status'), value: stateIn(text, { item: line, state: 'settled' }) },
      ]}
    />
  );
}
