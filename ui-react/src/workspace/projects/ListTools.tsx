import type { TypeChoice } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FacetChip } from '../../kit/list/FacetChip.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';

interface TypeFacetProps {
  readonly types: readonly TypeChoice[];
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

interface OrderProps {
  readonly sort: string;
  readonly onChoose: (sort: string) => void;
}

/** The order of the list, also where it has no head to press. */
export function Order({ sort, onChoose }: OrderProps) {
  const text = useText();
  const chosen = ORDERS.find((order) => order.sort === sort);
  return (
    <Menu
      label={text('projects.order')}
      opener={(props) => (
        <Button {...props} kind="ghost" small>
          {text('projects.orderedBy', { order: text(chosen?.name ?? 'projects.ownOrder') })}
        </Button>
      )}
      items={ORDERS.map(({ sort: id, name }) => ({
        id,
        label: text(name),
        isChosen: id === sort,
        onPress: () => onChoose(id),
      }))}
    />
  );
}

const ORDERS = [
  { sort: '', name: 'projects.ownOrder' },
  { sort: 'title', name: 'projects.byTitle' },
  { sort: 'project_number', name: 'projects.byNumber' },
  { sort: 'status', name: 'projects.byStatus' },
  { sort: '-modified_date', name: 'projects.byChange' },
] as const;
