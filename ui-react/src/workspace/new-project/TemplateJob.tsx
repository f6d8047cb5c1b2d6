import { explainFailure, isRetryable } from '@felles/core';
import type { NewProjectStore, TemplateRow } from '@felles/core/workspace/new-project';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { CHECK_ROUND, HOURGLASS } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import styles from '../templates/templates.module.css';

interface TemplateJobProps {
  readonly rows: readonly TemplateRow[];
  readonly store: NewProjectStore;
  readonly isOnline: boolean;
}

/** [W-PLAN-08] The parts of the template while the service makes them: a part that stopped is tried again alone. */
export function TemplateJob({ rows, store, isOnline }: TemplateJobProps) {
  const text = useText();
  const done = rows.filter(({ state }) => state === 'done').length;
  return (
    <section className={layout.stack2} aria-label={text('template.fromTemplate')}>
      <header className={styles.head}>
        <h4>{text('template.fromTemplate')}</h4>
        <span role="status">{text('template.madeParts', { count: done, all: rows.length })}</span>
      </header>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.part} className={styles.row} data-look={row.state}>
            <Sign {...row} />
            <span className={styles.words}>
              <b>{text(`template.part.${row.part}`)}</b>
              <small>
                <State row={row} isOnline={isOnline} />
              </small>
            </span>
            <WaysOut row={row} store={store} />
          </li>
        ))}
      </ul>
      {done < rows.length && <p className={textStyles.quietSmall}>{text('template.goesOn')}</p>}
    </section>
  );
}

function Sign({ state, dropped }: Pick<TemplateRow, 'state' | 'dropped'>) {
  if (state === 'done' && dropped > 0) return <Icon name="information" />;
  if (state === 'done') return <Shape path={CHECK_ROUND} />;
  if (state === 'failed') return <Icon name="alert" />;
  return state === 'sending' ? <Spinner /> : <Shape path={HOURGLASS} />;
}

function State({ row: { state, made, count, dropped, refusal }, isOnline }: StateProps) {
  const text = useText();
  const words = text('template.made', { made, count });
  const given = dropped > 0 && `. ${text('template.dropped', { count: dropped })}`;
  if (state === 'failed')
    return (
      <>
        {text('template.stopped', { made, count })} {refusal && <MessageText message={explainFailure(refusal)} />}{' '}
        {made > 0 && text('template.stand', { count: made })}{' '}
        {dropped > 0 && text('template.dropped', { count: dropped })}
      </>
    );
  if (state === 'done' || state === 'sending') return [words, given];
  if (state === 'lost') return `${words}. ${text('newProject.lost')}`;
  return `${words} · ${text(isOnline ? 'newProject.queued' : 'newProject.waiting')}`;
}

interface StateProps extends Pick<TemplateJobProps, 'isOnline'> {
  readonly row: TemplateRow;
}

/** Trying helps, or else the project goes on without the rest. */
function WaysOut({
  row: { part, state, keys, refusal },
  store,
}: Pick<StateProps, 'row'> & Pick<TemplateJobProps, 'store'>) {
  const text = useText();
  const name = text(`template.part.${part}`);
  if (state !== 'failed' && state !== 'lost') return null;
  if (refusal !== null && !isRetryable(refusal))
    return (
      <Button small kind="ghost" onClick={() => keys.forEach(store.drop)}>
        {text('newProject.withoutPart', { name })}
      </Button>
    );
  return (
    <Button small aria-label={text('newProject.againPart', { name })} onClick={() => keys.forEach(store.retry)}>
      {text('newProject.again')}
    </Button>
  );
}
