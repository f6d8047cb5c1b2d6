import { Menu, type MenuItem } from '../parts/Menu.tsx';
import { FacetChip } from './FacetChip.tsx';

interface ChoiceFacetProps<Id extends string> {
  /** The chosen values. */
  readonly label: string;
  /** The label of the choice for all of them. */
  readonly every: string;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  /** '' for all. */
  readonly chosen: Id | '';
  /** The name of the choice on the chip, where that is not its label. */
  readonly name?: string | undefined;
  /** Other actions in the menu. */
  readonly also?: readonly MenuItem[];
  readonly onChoose: (id: Id | '') => void;
}

/** Narrows a page to one of several choices. */
export function ChoiceFacet<Id extends string>({
  label,
  every,
  choices,
  chosen,
  name,
  also = [],
  onChoose,
}: ChoiceFacetProps<Id>) {
  const value = name ?? choices.find(({ id }) => id === chosen)?.label ?? chosen;
  return (
    <Menu
      label={label}
      opener={(props) => <FacetChip {...props} label={label} value={chosen === '' ? null : value} />}
      items={[
        ...[{ id: '' as const, label: every }, ...choices].map(({ id, label: words }) => ({
          id,
          label: words,
          isChosen: id === chosen,
          onPress: () => onChoose(id),
        })),
        ...also,
      ]}
    />
  );
}
