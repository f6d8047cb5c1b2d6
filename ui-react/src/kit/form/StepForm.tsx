import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../react/use-media.ts';
import { Button } from '../Button.tsx';
import { PanelFoot } from '../panels/PanelFoot.tsx';
import { SendForm } from '../SendForm.tsx';
import { Steps } from '../Steps.tsx';
import textStyles from '../Text.module.css';
import styles from './StepForm.module.css';

export interface FormStep<S extends string> {
  readonly name: S;
  readonly title: string;
  /** The values given in it. */
  readonly subtitle?: string;
  /** It may be passed by, and was. */
  readonly isUndone: boolean;
}

interface StepFormProps<S extends string> {
  readonly label: string;
  /** The name of the list of steps. */
  readonly stepsLabel: string;
  readonly steps: readonly FormStep<S>[];
  readonly current: S;
  /** The farthest step that the user has been at. */
  readonly reached: S;
  /** The heading of the current step, and a line about it. */
  readonly title: string;
  readonly lead: string;
  readonly words: { readonly back: string; readonly next: (title: string) => string; readonly send: string };
  readonly onGo: (step: S) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onSend: () => void;
  /** Messages about the whole form, which stay over its steps. */
  readonly notes: ReactNode;
  /** The reason why the last sending was refused. */
  readonly refusal: ReactNode;
  /** The fields of the current step; a button of theirs may lead to another step. */
  readonly children: (go: (step: S) => void) => ReactNode;
}

/** A form in steps, in a panel: the last step sends it. A new step is read from its title. */
export function StepForm<S extends string>(props: StepFormProps<S>) {
  const { label, stepsLabel, steps, current, reached, title, lead, words, notes, refusal, children } = props;
  const isPhone = useMedia('(width <= 700px)');
  const place = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const indexOf = (step: S) => steps.findIndex(({ name }) => name === step);
  const at = indexOf(current);
  const next = steps[at + 1];
  useStepFocus(place, current, tries);

  function go(how: () => void): void {
    how();
    setTries(tries + 1);
  }
  const goTo = (step: S) => go(() => props.onGo(step));

  return (
    <SendForm
      ref={place}
      className={styles.form}
      aria-label={label}
      onSend={() => go(next === undefined ? props.onSend : props.onNext)}
    >
      <div className={styles.rail}>
        <Steps
          isUpright
          label={stepsLabel}
          steps={steps.map((step) => ({ ...step, isActive: step.name === current }))}
          // On a phone they are too close to each other for a glove; the way back is a button.
          {...(!isPhone && { onGo: (index) => steps[index] && goTo(steps[index].name) })}
          isUndone={(index) => steps[index]?.isUndone ?? false}
          canGo={(index) => index <= indexOf(reached)}
        />
      </div>
      <div className={styles.step}>
        <header>
          <h3 className={styles.title} data-step tabIndex={-1}>
            {title}
          </h3>
          <p className={textStyles.quietSmall}>{lead}</p>
        </header>
        <div role="status" className={styles.notes}>
          {notes}
        </div>
        <div role="alert" tabIndex={-1} className={styles.notes}>
          {refusal}
        </div>
        {children(goTo)}
      </div>
      <PanelFoot creates>
        {at > 0 && (
          <Button kind="ghost" onClick={() => go(props.onBack)}>
            {words.back}
          </Button>
        )}
        <Button kind="primary" submit>
          {next === undefined ? words.send : words.next(next.title)}
        </Button>
      </PanelFoot>
    </SendForm>
  );
}

/** Where a field blocks the way, it gets the focus; otherwise the title of a new step does. */
function useStepFocus(place: RefObject<HTMLElement | null>, step: string, tries: number): void {
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
