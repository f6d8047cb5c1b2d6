import '../../i18n/catalogs/outbox.ts';

import { UNSENT_GROUPS, type UnsentEntry } from '@felles/core/workspace/outboxes';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { isStorageLasting } from '../../browser/lasting-storage.ts';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { RETRY } from '../../kit/shapes.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import type { OutboxActs } from '../outbox/OutboxPhotos.tsx';
import { OutboxRow } from '../outbox/OutboxRow.tsx';
import styles from '../outbox/outbox.module.css';
import { paths } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** [W-SITE-34] Everything of the user that is not sent yet, and the entries that were sent lately. */
export function OutboxScreen() {
  const list = useArea('outbox');
  const { groups, sent, isOnline } = useObservable(list.view$);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const text = useText();
  const isEmpty = UNSENT_GROUPS.every((group) => groups[group].length === 0);
  const isAnyLost = groups.waiting.some(({ unsent }) => unsent.some(({ state }) => state === 'lost'));
  const acts: OutboxActs = {
    ...list,
    onRetry: list.retry,
    onDrop: (entry, photo) => setDropped({ entry, photo }),
  };
  return (
    <Page title={text('outbox.title')}>
      <div className={styles.page}>
        <p className={textStyles.quiet}>{text('outbox.lead')}</p>
        {!isEmpty && <StorageNote />}
        {isOnline && isAnyLost && (
          <div>
            <Button onClick={list.retryLost}>
              <Shape path={RETRY} />
              {text('outbox.sendNow')}
            </Button>
          </div>
        )}
        {isEmpty && (
          <StateNote icon={<Icon name="check" />} title={text('outbox.empty')}>
            {text('outbox.emptyWords')}
          </StateNote>
        )}
        {UNSENT_GROUPS.map(
          (group) =>
            groups[group].length > 0 && (
              <Group key={group} title={text(`outbox.group.${group}`)} count={groups[group].length}>
                {groups[group].map((thing) => (
                  <OutboxRow key={thing.name} thing={thing} isOnline={isOnline} acts={acts} />
                ))}
              </Group>
            ),
        )}
        {sent.length > 0 && (
          <Group title={text('outbox.group.sent')} count={sent.length}>
            {sent.map((thing) => (
              <OutboxRow key={thing.name} thing={thing} />
            ))}
          </Group>
        )}
        <div>
          <PageButton kind="ghost" small to={paths.about}>
            {text('outbox.connection')}
          </PageButton>
        </div>
      </div>
      {dropped && (
        <DropQuestion {...dropped} onDrop={() => list.drop(dropped.entry)} onClose={() => setDropped(null)} />
      )}
    </Page>
  );
}

/** An entry that the user wants to drop; of a photo, with its place. */
interface Dropped {
  readonly entry: UnsentEntry;
  readonly photo: number | null;
}

/** [W-SITE-33] Says until when a browser leaves the unsent entries alone. */
function StorageNote() {
  const [isLasting, setLasting] = useState(true);
  const text = useText();
  useEffect(() => {
    isStorageLasting().then(setLasting);
  }, []);
  return (
    !isLasting && (
      <FormNote tone="warn" icon={<Icon name="alert" />}>
        {text('outbox.storage')}
      </FormNote>
    )
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={layout.stack2}>
      <h2 id={id}>
        {title} <span className={textStyles.quiet}>{count}</span>
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
