import { explainFailure, isRetryable } from '@felles/core';
import { type Creation, isWhole, type MissingPart, type NewProjectStore } from '@felles/core/workspace/new-project';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { OFFLINE } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { projectOf } from '../paths.ts';
import { useArea } from '../services.ts';
import styles from './NewProject.module.css';
import { TemplateJob } from './TemplateJob.tsx';

interface CreationsProps {
  readonly store: NewProjectStore;
  readonly creations: readonly Creation[];
  /** The user begins the next one. */
  readonly onNext: () => void;
}

/** The state of sent projects: an existing project is never created again; each missing part has a way out. */
export function Creations({ store, creations, onNext }: CreationsProps) {
  const { online$ } = useArea('newProject');
  const isOnline = useObservable(online$);
  const navigate = useNavigate();
  const text = useText();
  const made = creations.findLast(({ project }) => project !== null)?.project;
  return (
    <div>
      <div role="status" className={styles.said}>
        {!isOnline && (
          <FormNote tone="warn" icon={<Shape path={OFFLINE} />}>
            {text('newProject.waitsForNetwork')}
          </FormNote>
        )}
      </div>
      {creations.map((creation) => (
        <OneCreation key={creation.lane} creation={creation} store={store} isOnline={isOnline} />
      ))}
      <PanelFoot>
        <Button
          kind={made ? 'ghost' : 'secondary'}
          onClick={() => {
            store.forgetCreated();
            onNext();
          }}
        >
          {text('newProject.another')}
        </Button>
        {made && (
          <Button
            kind="primary"
            data-first
            onClick={() => {
              store.forgetCreated();
              navigate(projectOf(made.id));
            }}
          >
            {text('newProject.open')}
          </Button>
        )}
      </PanelFoot>
    </div>
  );
}

interface OneCreationProps extends Pick<CreationsProps, 'store'> {
  readonly creation: Creation;
  readonly isOnline: boolean;
}

function OneCreation({ creation, store, isOnline }: OneCreationProps) {
  const { title, project, making, missing, template } = creation;
  const text = useText();
  const words = [title, project?.number].filter(Boolean).join(', ');
  const missed = missing.filter(({ state }) => state === 'failed');
  const going = missing.filter(({ state }) => state !== 'failed');
  return (
    <section className={styles.creation} aria-label={title}>
      {project ? (
        <header className={styles.made}>
          <Icon name="check" />
          <div>
            <h3>{text('newProject.made')}</h3>
            <p>{isWhole(creation) ? words : text('newProject.madeOnce', { title: words })}</p>
          </div>
        </header>
      ) : (
        making && <Making title={title} making={making} store={store} isOnline={isOnline} />
      )}
      {template.length > 0 && <TemplateJob rows={template} store={store} isOnline={isOnline} />}
      <div role="status">
        {missed.length > 0 && (
          <h4 className={styles.heading}>{text('newProject.missing', { count: missed.length })}</h4>
        )}
      </div>
      {missed.length > 0 && (
        <ul className={styles.list} aria-label={text('newProject.missingList')}>
          {missed.map((part) => (
            <li key={part.key} className={styles.row} data-bad>
              <span className={styles.words}>
                <b>{nameOf(part, text)}</b>
                <small>{part.refusal && <MessageText message={explainFailure(part.refusal)} />}</small>
              </span>
              <span className={layout.row2Wrap}>
                <Button kind="ghost" small onClick={() => store.drop(part.key)}>
                  {withoutWords(part, text)}
                </Button>
                {part.refusal && isRetryable(part.refusal) && <Again part={part} store={store} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      {missed.length > 0 && <p className={textStyles.quietSmall}>{text('newProject.later')}</p>}
      {going.length > 0 && (
        <>
          <h4 className={styles.heading}>{text('newProject.going')}</h4>
          <ul className={styles.list} aria-label={text('newProject.going')}>
            {going.map((part) => (
              <li key={part.key} className={styles.row}>
                <span className={styles.words}>
                  <b>{nameOf(part, text)}</b>
                  <small className={textStyles.quietSmall}>{stateOf(part, isOnline, text)}</small>
                </span>
                {part.state === 'lost' && <Again part={part} store={store} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Again({ part, store }: { readonly part: MissingPart; readonly store: NewProjectStore }) {
  const text = useText();
  return (
    <Button
      small
      aria-label={text('newProject.againPart', { name: nameOf(part, text) })}
      onClick={() => store.retry(part.key)}
    >
      {text('newProject.again')}
    </Button>
  );
}

function nameOf({ kind, name }: MissingPart, text: Text): string {
  return kind === 'participant' ? name : text(`newProject.part.${kind}`);
}

function withoutWords({ kind, name }: MissingPart, text: Text): string {
  return kind === 'participant' ? text('newProject.withoutPart', { name }) : text(`newProject.without.${kind}`);
}

function stateOf({ state, percent }: MissingPart, isOnline: boolean, text: Text): string {
  if (state === 'lost') return percent === null ? text('newProject.lost') : text('newProject.photoCut', { percent });
  if (!isOnline) return text('newProject.waiting');
  if (state === 'waiting') return text('newProject.queued');
  return percent === null ? text('newProject.sending') : text('newProject.sent', { percent });
}

interface MakingProps extends Pick<OneCreationProps, 'store' | 'isOnline'> {
  readonly title: string;
  readonly making: NonNullable<Creation['making']>;
}

/** The project itself, until the service has confirmed it. */
function Making({ title, making: { key, state, refusal }, store, isOnline }: MakingProps) {
  const text = useText();
  const again = (
    <Button small onClick={() => store.retry(key)}>
      {text('newProject.again')}
    </Button>
  );
  return (
    <header className={styles.made}>
      {state === 'failed' ? <Icon name="alert" /> : <Spinner />}
      <div>
        <h3>{text('newProject.making', { title })}</h3>
        <p role="status">
          {state === 'failed' && refusal && <MessageText message={explainFailure(refusal)} />}
          {state === 'lost' && text('newProject.unanswered')}
          {(state === 'waiting' || state === 'sending') && text(isOnline ? 'newProject.sending' : 'newProject.waiting')}
        </p>
        {(state === 'failed' || state === 'lost') && (
          <p className={layout.row2Wrap}>
            {again}
            {state === 'failed' && (
              <Button kind="ghost" small onClick={() => store.drop(key)}>
                {text('newProject.giveUp')}
              </Button>
            )}
          </p>
        )}
      </div>
    </header>
  );
}
