import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';

export interface OrderChoice {
  readonly sort: string;
  readonly label: string;
}

interface OrderProps {
  readonly sort: string;
  /** The orders that are offered, in words; the service's own is always one of them. */
  readonly orders: readonly OrderChoice[];
  /** The list's own order in words, where it is known. */
  readonly own?: string | undefined;
  readonly onChoose: (sort: string) => void;
}

/** The order of a list, also where it has no head to press. */
export function Order({ sort, orders, own, onChoose }: OrderProps) {
  const text = useText();
  const ownOrder = own ?? text('list.ownOrder');
  const all = [{ sort: '', label: ownOrder }, ...orders];
  const chosen = all.find((order) => order.sort === sort);
  return (
    <Menu
      label={text('list.order')}
      opener={(props) => (
        <Button {...props} kind="ghost" small>
          {text('list.orderedBy', { order: chosen?.label ?? ownOrder })}
        </Button>
      )}
      items={all.map(({ sort: id, label }) => ({ id, label, isChosen: id === sort, onPress: () => onChoose(id) }))}
    />
  );
}
