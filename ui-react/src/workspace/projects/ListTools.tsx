import type { ProjectChoice } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FacetChip } from '../../kit/list/FacetChip.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';

interface TypeFacetProps {
  readonly types: readonly ProjectChoice[];
  readonly chosen: string;
  readonly onChoose: (type: string) => void;
}

/** Narrows the list to one type of project. */
export function TypeFacet({ types, chosen, onChoose }: TypeFacetProps) {
  const text = useText();
  const title = types.find(({ id }) => id === chosen)?.title ?? chosen;
  return (
    <Menu
      label={text('projects.type')}
      opener={(props) => <FacetChip {...props} label={text('projects.type')} value={chosen === '' ? null : title} />}
      items={[{ id: '', title: text('projects.everyType') }, ...types].map(({ id, title: label }) => ({
        id,
        label,
        isChosen: id === chosen,
        onPress: () => onChoose(id),
      }))}
    />
  );
}

/** The orders in which the list can stand. */
export const projectOrders = (text: Text) => ORDERS.map(({ sort, name }) => ({ sort, label: text(name) }));

const ORDERS = [
  { sort: 'title', name: 'projects.byTitle' },
  { sort: 'project_number', name: 'projects.byNumber' },
  { sort: 'status', name: 'projects.byStatus' },
  { sort: '-modified_date', name: 'projects.byChange' },
] as const;
