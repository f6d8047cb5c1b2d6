import '../../i18n/catalogs/lists.ts';

import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { HiddenText } from '../HiddenText.tsx';
import { Shape } from '../Icon.tsx';
import layout from '../Layout.module.css';
import { FILTER } from '../shapes.ts';
import styles from './FilterBar.module.css';
import { QuickChips, type QuickChipsProps } from './QuickChips.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

interface FilterBarProps {
  /** The subject of the filter. */
  readonly label: string;
  readonly search?: SearchFieldProps;
  readonly quick?: QuickChipsProps;
  /** `FacetChip`s, each with its menu. Where there is no room for them, they are in a window. */
  readonly facets?: ReactNode;
  /** Facets that are in the bar at every width. */
  readonly fixed?: ReactNode;
  /** How many facets are on. */
  readonly facetsOn?: number;
  readonly onReset?: () => void;
}

/** The filters of a list: words, one quick choice, and facets. */
export function FilterBar({ label, search, quick, facets, fixed, facetsOn = 0, onReset }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useText();
  const reset = facetsOn > 0 && onReset && (
    <Button kind="ghost" small onClick={onReset}>
      {text('list.reset')}
    </Button>
  );
  return (
    <search className={styles.bar} aria-label={label}>
      {search && <SearchField {...search} />}
      {quick && <QuickChips {...quick} />}
      {fixed && (
        <div className={styles.fixed}>
          {fixed}
          {!facets && reset}
        </div>
      )}
      {facets && (
        <span className={styles.opener}>
          <Button small aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Shape path={FILTER} />
            {text('list.filter')}
            {facetsOn > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {facetsOn}
                </span>
                <HiddenText>{text('list.facetsOn', { count: facetsOn })}</HiddenText>
              </>
            )}
          </Button>
        </span>
      )}
      {facets && (
        <div className={styles.facets}>
          {facets}
          {reset}
        </div>
      )}
      {isOpen && (
        <Dialog title={text('list.filter')} onClose={() => setOpen(false)} footer={reset}>
          <div className={layout.start2}>{facets}</div>
        </Dialog>
      )}
    </search>
  );
}
