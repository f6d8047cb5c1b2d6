import type { DocumentEntry } from '@felles/core/workspace/documents';
import { useText } from '../../i18n/text.ts';
import { Tag } from '../../kit/Tag.tsx';
import { FileTile } from '../documents/FileTile.tsx';
import { formatDay } from '../format.ts';
import { useOffers } from '../offers/use-offers.ts';
import { documentOf } from '../paths.ts';
import { Item, Items } from './Items.tsx';

/** The documents of a phase. One whose file is missing leads nowhere, as do all where the service has no documents. */
export function Documents({ documents }: { readonly documents: readonly DocumentEntry[] }) {
  const { hasPage } = useOffers();
  const text = useText();
  return (
    <Items
      label={text('phases.documents')}
      items={documents}
      keyOf={({ document_id: id }) => id}
      draw={(document) => {
        const { document_id: id, title, created_by: by, created_date: date, file_exists: isThere } = document;
        const isMissing = isThere === false;
        return (
          <Item
            mark={<FileTile {...document} />}
            title={title?.trim() || text('phases.untitled')}
            to={isMissing || !hasPage(documentOf(id)) ? null : documentOf(id)}
            second={[by, formatDay(date)].filter(Boolean).join(' · ')}
            end={isMissing && <Tag>{text('phases.fileMissing')}</Tag>}
          />
        );
      }}
    />
  );
}
