import '../../i18n/catalogs/days.ts';

import { parseIsoDate } from '@felles/core';
import { EXPENSE_FACETS, type ExpensesStore, type ExpensesView, facetValues } from '@felles/core/workspace/expenses';
import type { Text } from '../../i18n/texts.ts';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';
import { monthOf, yearOf } from '../../kit/parts/DateTile.tsx';

export const NO_FACETS = { article: '', month: '', person: '' } as const;

/** [W-PLAN-06] The filters by article, month and person, each where there are several to choose among. */
export function facetsIn(text: Text, { all, question }: ExpensesView, { ask }: Pick<ExpensesStore, 'ask'>) {
  const facets = EXPENSE_FACETS.map((facet) => {
    const values = facetValues(all, facet);
    const choices = facet === 'month' ? values.map(({ id }) => ({ id, label: monthIn(text, id) })) : values;
    const chosen = question[facet];
    return { facet, choices, chosen, name: choices.find(({ id }) => id === chosen)?.label ?? chosen };
  });
  const shown = facets.filter(({ choices, chosen }) => choices.length > 1 || chosen !== '');
  return {
    ...(shown.length > 0 && {
      facets: shown.map(({ facet, choices, chosen, name }) => (
        <ChoiceFacet
          key={facet}
          label={text(`expenses.by.${facet}`)}
          every={text(`expenses.every.${facet}`)}
          choices={choices}
          chosen={chosen}
          name={name}
          onChoose={(id) => ask({ [facet]: id })}
        />
      )),
    }),
    facetsOn: facets.filter(({ chosen }) => chosen !== '').length,
    onReset: () => ask(NO_FACETS),
    /** The chosen values. */
    words: facets.map(({ name }) => name).filter(Boolean),
  };
}

/** "november 2026" */
function monthIn(text: Text, month: string): string {
  const day = parseIsoDate(`${month}-01`);
  return day === null ? month : `${text(`month.${monthOf(day)}`)} ${yearOf(day)}`;
}
