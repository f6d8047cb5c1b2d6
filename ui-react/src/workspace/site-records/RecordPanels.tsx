import { mapLoad, type Panel, type PanelStore } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { currentListOf, recordIn } from '@felles/core/internal/data/list-load';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import type { RecordsStore, RecordsView } from '@felles/core/workspace/site-records';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import { FormPill } from '../site/FormPill.tsx';

/** The records of a project, of one kind. */
export type Kind = 'checklists' | 'deviations' | 'hours';

/** A panel that is not of one record. */
interface OwnPanel<T> {
  readonly title: string;
  readonly draw: (view: RecordsView<T>) => ReactNode;
}

/** Such panels by their names. */
export type OwnPanels<T> = Readonly<Record<string, OwnPanel<T>>>;

/** In the place of an id: the panel in which a record is made. */
const NEW = 'new';

export const newOf = (kind: Kind): Panel<string> => ({ content: NEW, size: 'small', address: `${kind}.${NEW}` });

/** It has no address: a reload closes it. */
export const ownPanel = (name: string): Panel<string> => ({ content: name, size: 'small' });

export const panelsOf = (kind: Kind) => recordPanels(kind, 'medium', (id) => id, [newOf(kind)]);

interface RecordPanelsProps<T> {
  readonly kind: Kind;
  readonly store: Pick<RecordsStore<T, unknown>, 'reload'>;
  readonly view: RecordsView<T>;
  readonly idOf: (record: T) => string;
  /** The id under which a record was made here: its panel stays open when the service has given the other one. */
  readonly keyOf?: ((record: T) => string | null | undefined) | undefined;
  readonly panel: {
    readonly titleOf: (record: T) => string;
    readonly draw: (record: T) => ReactNode;
    /** [W-SITE-55] In a wide window a record lies beside the list. */
    readonly hasPlace?: boolean;
    /** The panel in which a record is made; absent where none can be. */
    readonly made?: OwnPanel<T> | null;
  };
  readonly own: OwnPanels<T> | undefined;
  readonly panels: PanelStore<string>;
}

/** A record in a panel is shown also where the filter hides it in the list, and as it is now. */
export function RecordPanels<T>({ kind, store, view, idOf, keyOf, panel, own = {}, panels }: RecordPanelsProps<T>) {
  const text = useText();
  const isIt = (record: T, id: string): boolean => idOf(record) === id || keyOf?.(record) === id;
  const recordOf = (id: string): T | null => view.all.find((record) => isIt(record, id)) ?? null;
  const ownOf = (name: string): OwnPanel<T> | null => (name === NEW ? panel.made : own[name]) ?? null;
  return (
    <PanelHost
      panels={panels}
      beside={<FormPill />}
      hasPlace={(id) => panel.hasPlace === true && ownOf(id) === null}
      titleOf={(id) => {
        const record = recordOf(id);
        return ownOf(id)?.title ?? ((record && panel.titleOf(record)) || text('records.untitled'));
      }}
      draw={(id) =>
        ownOf(id)?.draw(view) ?? (
          <LoadedRecord
            load={recordIn({ ...currentListOf(view.list), load: mapLoad(loadOf(view.list), () => view.all) }, (one) =>
              isIt(one, id),
            )}
            words={{ some: text(`${kind}.some`), all: text(`${kind}.all`) }}
            again={store.reload}
            missing={text('records.notThere')}
          >
            {panel.draw}
          </LoadedRecord>
        )
      }
    />
  );
}
