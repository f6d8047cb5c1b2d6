import { isRetryable } from '@felles/core';
import { sizeInWords } from '@felles/core/internal/shell/uploads';
import { hasOnlyPhotos, type OutboxThing, type SentEntry, type UnsentEntry } from '@felles/core/workspace/outboxes';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { HOURGLASS, RETRY } from '../../kit/shapes.ts';
import { projectOf } from '../paths.ts';
import { RefusedText } from '../site/RefusedText.tsx';
import { refusalIn } from '../site/refusal-words.ts';
import { useTimeWords } from '../site/use-time-words.ts';
import { type OutboxActs, OutboxPhotos } from './OutboxPhotos.tsx';
import styles from './outbox.module.css';
import { recordPath } from './record-path.ts';

type Shown = UnsentEntry | SentEntry;

interface OutboxRowProps {
  readonly thing: OutboxThing<Shown>;
  readonly isOnline?: boolean;
  /** Without it, the row has neither photos nor buttons. */
  readonly acts?: OutboxActs;
}

/** An entry of an outbox, or a record with its photos: its state in words, and the ways out of a refusal. */
export function OutboxRow({ thing, isOnline = true, acts }: OutboxRowProps) {
  const text = useText();
  const timeOf = useTimeWords();
  const { entry, files } = thing;
  const { kind, project, at } = entry;
  const title = titleOf(entry, text);
  const isOfPhotos = thing.unsent.some((one) => thing.photos.includes(one));
  const refused = !thing.photos.includes(entry) && 'state' in entry && entry.state === 'failed' ? entry : null;
  const state = thing.unsent.length === 0 ? 'sent' : shownState(thing);
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.head}>
        <b dir="auto" className={styles.title}>
          {title}
        </b>
        {at !== null && <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>}
      </div>
      <p className={styles.about}>
        {title !== text(`outbox.kind.${kind}`) && <span>{text(`outbox.kind.${kind}`)}</span>}
        {project && <PageLink to={projectOf(project.id)}>{project.title || text('outbox.toProject')}</PageLink>}
        {files > 0 && <span>{filesWords(thing, text)}</span>}
      </p>
      <p className={styles.state}>
        <Sign state={state} />
        <span>
          {refused?.refusal
            ? refusalIn(text, refused.refusal, refused.record?.area ?? null)
            : isOfPhotos
              ? photoWords(thing, text, timeOf)
              : stateWords(entry, isOnline, text, timeOf)}
        </span>
      </p>
      {acts && isOfPhotos && <OutboxPhotos thing={thing} acts={acts} />}
      {acts && refused && <RefusalActs entry={refused} acts={acts} />}
      {acts && !refused && state === 'failed' && 'state' in entry && (
        <div className={styles.acts}>
          <OpenRecord entry={entry} />
        </div>
      )}
    </li>
  );
}

interface RefusalActsProps {
  readonly entry: UnsentEntry;
  readonly acts: OutboxActs;
}

/** [W-SITE-26] The words of the user, and the ways out. */
function RefusalActs({ entry, acts }: RefusalActsProps) {
  const text = useText();
  const title = titleOf(entry, text);
  return (
    <div className={styles.acts}>
      {entry.text !== '' && <RefusedText label={title}>{entry.text}</RefusedText>}
      <OpenRecord entry={entry} />
      {entry.refusal !== null && isRetryable(entry.refusal) && (
        <Button small aria-label={text('outbox.againThis', { title })} onClick={() => acts.onRetry(entry)}>
          <Shape path={RETRY} />
          {text('outbox.again')}
        </Button>
      )}
      <Button
        small
        kind="ghost"
        aria-label={text('outbox.dropThis', { title })}
        onClick={() => acts.onDrop(entry, null)}
      >
        {text('outbox.drop')}
      </Button>
    </div>
  );
}

/** [W-SITE-25] The way to the page of the record, where there is one. */
function OpenRecord({ entry }: Pick<RefusalActsProps, 'entry'>) {
  const text = useText();
  const path = recordPath(entry);
  return (
    path !== null && (
      <PageButton small to={path} aria-label={text('outbox.openThis', { title: titleOf(entry, text) })}>
        {text('outbox.open')}
      </PageButton>
    )
  );
}

/** The thing of an entry, or else the kind of change. */
export const titleOf = ({ kind, title }: Pick<Shown, 'kind' | 'title'>, text: Text): string =>
  title === '' ? text(`outbox.kind.${kind}`) : title;

type State = UnsentEntry['state'] | 'sent';
type TimeWords = ReturnType<typeof useTimeWords>;

/** The state of the entry that matters most. */
const shownState = ({ unsent }: OutboxThing<Shown>): State =>
  (['failed', 'sending', 'lost'] as const).find((wanted) => unsent.some(({ state }) => state === wanted)) ?? 'waiting';

function Sign({ state }: { readonly state: State }) {
  if (state === 'sent') return <Icon name="check" />;
  if (state === 'failed') return <Icon name="alert" />;
  return state === 'sending' ? <Spinner /> : <Shape path={HOURGLASS} />;
}

const filesWords = ({ entry, files, size }: OutboxThing<Shown>, text: Text): string =>
  text(hasOnlyPhotos(entry) ? 'outbox.photos' : 'outbox.files', { count: files, size: sizeInWords(size) });

/** [W-SITE-40] "Tekst mottatt 10:44 · bilde 2 av 3", or "24 av 25 bilder sendt". */
function photoWords(thing: OutboxThing<Shown>, text: Text, timeOf: TimeWords): string {
  const { photos, textAt } = thing;
  const isRefused = shownState(thing) === 'failed';
  const at = isRefused ? -1 : photos.findIndex((photo) => 'state' in photo && photo.state === 'sending');
  const sent = photos.filter((photo) => 'sentAt' in photo).length;
  const words =
    at >= 0
      ? text('outbox.photo.now', { at: at + 1, count: photos.length })
      : text('outbox.photo.some', { sent, count: photos.length });
  return textAt === null ? words : `${text('outbox.textAt', { time: timeOf(textAt) })} · ${words}`;
}

function stateWords(entry: Shown, isOnline: boolean, text: Text, timeOf: TimeWords): string {
  if ('sentAt' in entry) return text('outbox.state.sent', { time: timeOf(entry.sentAt) });
  if (entry.isUnreached) return text('outbox.state.offline');
  if (entry.state === 'sending' || entry.state === 'lost') return text(`outbox.state.${entry.state}`);
  return text(isOnline ? 'outbox.state.waiting' : 'outbox.state.offline');
}
