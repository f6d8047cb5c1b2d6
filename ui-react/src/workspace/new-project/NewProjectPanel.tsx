import type { Message } from '@felles/core';
import type { Query } from '@felles/core/data';
import { keepDraft } from '@felles/core/workspace/drafts';
import {
  isWhole,
  type NewProjectStep,
  type NewProjectStore,
  type NewProjectView,
  readNewProjectDraft,
} from '@felles/core/workspace/new-project';
import type { Project } from '@felles/core/workspace/projects';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { Steps } from '../../kit/Steps.tsx';
import { OFFLINE } from '../../kit/shapes.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { projectOf } from '../paths.ts';
import { useArea, useMayChange, useWorkspace } from '../services.ts';
import { AddressStep } from './AddressStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { Creations } from './Creations.tsx';
import styles from './NewProject.module.css';
import { ParticipantsStep } from './ParticipantsStep.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { isUndone, stepWords } from './step-words.ts';

interface NewProjectPanelProps {
  readonly store: NewProjectStore;
  /** The project that the new one is to be a part of. */
  readonly parent: Query<string, Project> | null;
  readonly parentId: string | null;
  readonly onParticipant: () => void;
}

/** A new project, step by step; once it is sent, its state. */
export function NewProjectPanel({ store, parent, parentId, onParticipant }: NewProjectPanelProps) {
  const { shell } = useWorkspace();
  const mayChange = useMayChange();
  const view = useObservable(store.view$);
  /** Whether the user has asked for the steps, or for the sent project; null where neither was asked for. */
  const [isNext, setNext] = useState<boolean | null>(null);
  const text = useText();
  useOpen(store);
  const isTyped = view.changed.length > 0 || view.photo !== null;
  useEffect(
    () => keepDraft(shell.drafts, `new project ${parentId ?? ''}`, store.form, readNewProjectDraft),
    [shell, store, parentId],
  );
  useEffect(() => () => store.discard(), [store]);
  usePanelGuard(() =>
    isTyped ? { result: 'confirm', text: { key: 'newProject.leaving', params: {} } } : { result: 'allow' },
  );
  useFinished(store, view, isTyped || isNext === true);

  if (!mayChange)
    return (
      <StateNote icon={<Icon name="information" />} title={text('newProject.forbidden')}>
        {text('newProject.whoMay')}
      </StateNote>
    );
  if (view.creations.length > 0 && !(isNext ?? isTyped))
    return <Creations store={store} creations={view.creations} onNext={() => setNext(true)} />;
  return (
    <Walk store={store} view={view} parent={parent} onParticipant={onParticipant} onCreations={() => setNext(false)} />
  );
}

/** A complete project is shown; or the window starts again, where the user has chosen that. */
function useFinished(store: NewProjectStore, { finished }: NewProjectView, isBusy: boolean): void {
  const { keepsOpen, created } = usePanel();
  const navigate = useNavigate();
  useEffect(() => {
    if (finished === null) return;
    store.acknowledge();
    if (keepsOpen && !isBusy) created();
    // A user who types the next one already stays with it.
    else if (!isBusy) navigate(projectOf(finished.id));
  }, [finished, store, keepsOpen, created, navigate, isBusy]);
}

interface WalkProps extends Pick<NewProjectPanelProps, 'store' | 'parent' | 'onParticipant'> {
  readonly view: NewProjectView;
  readonly onCreations: () => void;
}

/** The steps, of which one is in sight. */
function Walk({ store, view, parent, onParticipant, onCreations }: WalkProps) {
  const { online$ } = useArea('newProject');
  const isOnline = useObservable(online$);
  const isPhone = useMedia('(width <= 700px)');
  const place = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const text = useText();
  const {
    values,
    refusal,
    creations,
    offer: { steps },
  } = view;
  const whole = creations.filter(isWhole);
  const lacking = creations.length - whole.length;
  const at = steps.indexOf(values.step);
  const next = steps[at + 1];
  useStepFocus(place, values.step, tries);

  function go(how: () => void): void {
    how();
    setTries(tries + 1);
  }

  return (
    <form
      ref={place}
      noValidate
      className={styles.walk}
      aria-label={text('newProject.form')}
      onSubmit={(event) => {
        event.preventDefault();
        go(next === undefined ? store.create : store.next);
      }}
    >
      <div className={styles.rail}>
        <Steps
          isUpright
          label={text('newProject.steps')}
          steps={steps.map((step) => ({ ...stepWords(step, view, text), isActive: step === values.step }))}
          // On a phone they are too close to each other for a glove; the way back is a button.
          {...(!isPhone && { onGo: (index) => go(() => store.goTo(steps[index] ?? 'basics')) })}
          isUndone={(index) => isUndone(steps[index] ?? 'basics', view)}
          canGo={(index) => index <= steps.indexOf(values.reached)}
        />
      </div>
      <div className={styles.step}>
        <header>
          <h3 className={styles.title} data-step tabIndex={-1}>
            {text(`newProject.${values.step}Title`)}
          </h3>
          <p className={styles.lead}>{text('newProject.stepOf', { step: at + 1, all: steps.length })}</p>
        </header>
        <div role="status" className={styles.said}>
          {!isOnline && (
            <FormNote tone="warn" icon={<Shape path={OFFLINE} />}>
              {text('newProject.offline')}
            </FormNote>
          )}
          {whole.map(({ lane, title }) => (
            <FormNote key={lane} tone="info" icon={<Icon name="check" />}>
              {text('newProject.wasMade', { title })}{' '}
              <button type="button" className={styles.show} onClick={onCreations}>
                {text('newProject.showMade')}
              </button>
            </FormNote>
          ))}
          {lacking > 0 && (
            <FormNote tone="info" icon={<Icon name="information" />}>
              {text('newProject.others', { count: lacking })}{' '}
              <button type="button" className={styles.show} onClick={onCreations}>
                {text('newProject.showOthers')}
              </button>
            </FormNote>
          )}
        </div>
        <div role="alert" tabIndex={-1} className={styles.said}>
          {refusal && <Refusal message={refusal} text={text} />}
        </div>
        {drawn(values.step, { store, view, parent, onParticipant, onGo: (step) => go(() => store.goTo(step)) })}
      </div>
      <PanelFoot creates>
        {at > 0 && (
          <Button kind="ghost" onClick={() => go(store.back)}>
            {text('newProject.back')}
          </Button>
        )}
        <Button kind="primary" submit>
          {next === undefined
            ? text('newProject.create')
            : text('newProject.next', { step: stepWords(next, view, text).title })}
        </Button>
      </PanelFoot>
    </form>
  );
}

const Refusal = ({ message, text }: { readonly message: Message; readonly text: Text }) => (
  <FormNote tone={message.key === 'newProject.uncertain' ? 'warn' : 'bad'} icon={<Icon name="alert" />}>
    {message.key !== 'newProject.uncertain' && <strong>{text('newProject.refused')} </strong>}
    <MessageText message={message} />
  </FormNote>
);

/** A new step is read from its title; where a field blocks the way, it gets the focus. */
function useStepFocus(place: RefObject<HTMLElement | null>, step: NewProjectStep, tries: number): void {
  const seen = useRef(tries);
  const shown = useRef(step);
  useEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    // A draft that is read again shows another step without a move of the user.
    if (tries === seen.current) return;
    seen.current = tries;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (isNew) {
      const title = place.current?.querySelector<HTMLElement>('[data-step]');
      title?.focus({ preventScroll: true });
      title?.scrollIntoView?.({ block: 'end' });
    }
  }, [place, step, tries]);
}

interface Given extends Pick<WalkProps, 'store' | 'view' | 'parent' | 'onParticipant'> {
  readonly onGo: (step: NewProjectStep) => void;
}

function drawn(step: NewProjectStep, { store, view, parent, onParticipant, onGo }: Given) {
  switch (step) {
    case 'basics':
      return <BasicsStep store={store} view={view} parent={parent} />;
    case 'address':
      return <AddressStep store={store} view={view} parent={parent} />;
    case 'register':
      return <RegisterStep store={store} view={view} />;
    case 'participants':
      return <ParticipantsStep store={store} view={view} onAdd={onParticipant} />;
    case 'photo':
      return <PhotoStep store={store} view={view} />;
    case 'summary':
      return <SummaryStep onGo={onGo} view={view} />;
  }
}
