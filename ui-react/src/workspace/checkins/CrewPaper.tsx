import '../../i18n/catalogs/checkin.ts';

import type { Day } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { groupBy } from '@felles/core/internal/shared/collections';
import { type CheckIn, reasonsOf, statusOfCheckIn } from '@felles/core/workspace/checkins';
import { useText } from '../../i18n/text.ts';
import { asText, formatDay } from '../format.ts';
import { Paper, PaperTable } from '../site/Paper.tsx';
import type { Printing } from '../site/use-print.tsx';
import { writtenTime } from './CheckInFacts.tsx';
import { calledIn, decisionIn } from './words.ts';

interface CrewPaperProps extends Printing {
  readonly checkIns: readonly CheckIn[];
  readonly today: Day;
}

/** [W-PLAN-10] The crew list on paper, by company: each person with the decision; those who were not let in below. */
export function CrewPaper({ checkIns, today, ...printing }: CrewPaperProps) {
  const text = useText();
  const present = checkIns.filter((one) => statusOfCheckIn(one) === 'onSite');
  const refused = checkIns.filter((one) => statusOfCheckIn(one) === 'refused');
  const companies = groupBy(present, ({ companyName }) => companyName ?? '');
  const time = (one: CheckIn): string => writtenTime(one.checkinTime, today, text);
  return (
    <Paper
      {...printing}
      title={text('checkin.list')}
      number={String(present.length)}
      state={text('checkin.crewOf', { count: companies.size })}
      facts={[
        [text('checkin.crewDay'), dayMonthYear(today)],
        [text('checkin.crewRule'), text('checkin.crewLaw')],
      ]}
      photos={[]}
    >
      {[...companies].map(([company, persons]) => (
        <PaperTable
          key={company}
          title={company || text('checkin.noCompany')}
          heads={[
            text('checkin.name'),
            text('checkin.birthday'),
            text('checkin.card'),
            text('checkin.in'),
            text('checkin.decidedBy'),
          ]}
          rows={persons.map((one) => [
            [calledIn(text, one)],
            [formatDay(one.birthday)],
            [asText(one.card_no)],
            [time(one)],
            [decisionIn(text, one)],
          ])}
        />
      ))}
      <PaperTable
        title={text('checkin.notLetIn')}
        heads={[text('checkin.name'), text('checkin.in'), text('checkin.whyRefused'), text('checkin.decidedBy')]}
        rows={refused.map((one) => [
          [calledIn(text, one), one.companyName],
          [time(one)],
          [reasonsOf(one).join(' ')],
          [decisionIn(text, one) || text('checkin.notDecided')],
        ])}
      />
    </Paper>
  );
}
