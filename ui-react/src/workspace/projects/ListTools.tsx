import type { ProjectChoice } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';

interface TypeFacetProps {
  readonly types: readonly ProjectChoice[];
  readonly chosen: string;
  readonly onChoose: (type: string) => void;
}

/** Narrows the list to one type of project. */
export function TypeFacet({ types, chosen, onChoose }: TypeFacetProps) {
  const text = useText();
  return (
    <ChoiceFacet
      label={text('projects.type')}
      every={text('projects.everyType')}
      choices={types.map(({ id, title: label }) => ({ id, label }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** The orders of the list. */
export const projectOrders = (text: Text) => ORDERS.map(({ sort, name }) => ({ sort, label: text(name) }));

const ORDERS = [
  { sort: 'title', name: 'projects.byTitle' },
  { sort: 'project_number', name: 'projects.byNumber' },
  { sort: 'status', name: 'projects.byStatus' },
  { sort: '-modified_date', name: 'projects.byChange' },
] as const;
