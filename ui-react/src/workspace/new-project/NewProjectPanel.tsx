import type { Message } from '@felles/core';
import type { Query } from '@felles/core/data';
import { readNewProjectDraft } from '@felles/core/internal/workspace/new-project/store';
import {
  isWhole,
  type NewProjectStep,
  type NewProjectStore,
  type NewProjectView,
} from '@felles/core/workspace/new-project';
import type { Project } from '@felles/core/workspace/projects';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { StepForm } from '../../kit/form/StepForm.tsx';
import { useDraft } from '../../kit/form/use-draft.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { OFFLINE } from '../../kit/shapes.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { projectOf } from '../paths.ts';
import { useArea, useMayChange } from '../services.ts';
import { AddressStep } from './AddressStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { Creations } from './Creations.tsx';
import styles from './NewProject.module.css';
import { ParticipantsStep } from './ParticipantsStep.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { isUndone, stepWords } from './step-words.ts';
import { TemplateStep } from './TemplateStep.tsx';

interface NewProjectPanelProps {
  readonly store: NewProjectStore;
  /** The project that the new one is to be a part of. */
  readonly parent: Query<string, Project> | null;
  readonly parentId: string | null;
  readonly onParticipant: () => void;
}

/** A new project, step by step; once it is sent, its state. */
export function NewProjectPanel({ store, parent, parentId, onParticipant }: NewProjectPanelProps) {
  const mayChange = useMayChange();
  const view = useObservable(store.view$);
  /** Whether the user has asked for the steps, or for the sent project; null where neither was asked for. */
  const [isNext, setNext] = useState<boolean | null>(null);
  const text = useText();
  useOpen(store);
  const isTyped = view.changed.length > 0 || view.photo !== null;
  useDraft(store.form, { name: `new project ${parentId ?? ''}`, read: readNewProjectDraft });
  useEffect(() => () => store.discard(), [store]);
  usePanelGuard(() =>
    isTyped ? { result: 'confirm', text: { key: 'newProject.leaving', params: {} } } : { result: 'allow' },
  );
  useFinished(store, view, isTyped || isNext === true);

  if (!mayChange) return <StateNote title={text('newProject.forbidden')}>{text('newProject.whoMay')}</StateNote>;
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
  const text = useText();
  const {
    values,
    refusal,
    creations,
    offer: { steps },
  } = view;
  const whole = creations.filter(isWhole);
  const lacking = creations.length - whole.length;
  return (
    <StepForm
      label={text('newProject.form')}
      stepsLabel={text('newProject.steps')}
      steps={steps.map((name) => ({ name, ...stepWords(name, view, text), isUndone: isUndone(name, view) }))}
      current={values.step}
      reached={values.reached}
      title={text(`newProject.${values.step}Title`)}
      lead={text('newProject.stepOf', { step: steps.indexOf(values.step) + 1, all: steps.length })}
      words={{
        back: text('newProject.back'),
        next: (step) =>
          values.step === 'template' && values.template === null
            ? text('template.goOn')
            : text('newProject.next', { step }),
        send: text('newProject.create'),
      }}
      onGo={store.goTo}
      onBack={store.back}
      onNext={store.next}
      onSend={store.create}
      notes={
        <>
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
        </>
      }
      refusal={refusal && <Refusal message={refusal} text={text} />}
    >
      {(onGo) => drawn(values.step, { store, view, parent, onParticipant, onGo })}
    </StepForm>
  );
}

const Refusal = ({ message, text }: { readonly message: Message; readonly text: Text }) => (
  <FormNote tone={message.key === 'newProject.uncertain' ? 'warn' : 'bad'} icon={<Icon name="alert" />}>
    {message.key !== 'newProject.uncertain' && <strong>{text('newProject.refused')} </strong>}
    <MessageText message={message} />
  </FormNote>
);

interface Given extends Pick<WalkProps, 'store' | 'view' | 'parent' | 'onParticipant'> {
  readonly onGo: (step: NewProjectStep) => void;
}

function drawn(step: NewProjectStep, { store, view, parent, onParticipant, onGo }: Given) {
  switch (step) {
    case 'basics':
      return <BasicsStep store={store} view={view} parent={parent} />;
    case 'address':
      return <AddressStep store={store} view={view} parent={parent} />;
    case 'template':
      return <TemplateStep store={store} view={view} />;
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
