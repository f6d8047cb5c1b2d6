import type { Message } from '@felles/core';
import { ANSWER_FORM } from '@felles/core/internal/workspace/checklists/form';
import { type Checkpoint, keyOfPoint, type PointAnswer, problemOfValue } from '@felles/core/workspace/checklists';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import answers from './Answers.module.css';
import styles from './checklists.module.css';
import { PointPhotos } from './PointPhotos.tsx';
import type { TypedAnswer, Writing } from './use-checklist.ts';

const PENCIL = 'M4.500 19.500 5.500 15 15.500 5l3.500 3.500L9 18.500ZM13.500 7l3.500 3.500';

interface PointFieldsProps {
  readonly point: Checkpoint;
  readonly writing: Writing;
}

/** [W-SITE-17] The value, the photos and the comment of a point; a text is saved when its field is left. */
export function PointFields({ point, writing }: PointFieldsProps) {
  const onAnswer = (answer: PointAnswer) => writing.answer(point, answer);
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const hasComment = Boolean(point.comment) || isOpen || writing.wrongTexts.has(`${keyOfPoint(point)} comment`);
  const isMeasure = point.field === 'measure';
  const extra = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (isOpen) extra.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  const fieldOf = (name: 'value' | 'comment', problemOf: (words: string) => Message | null | undefined) => ({
    name: `${keyOfPoint(point)} ${name}`,
    point,
    writing,
    // [W-SITE-24] Another user may have answered while this one typed.
    onSave: (typed: TypedAnswer) => writing.answer(typed.point, { [name]: typed.words.trim() }),
    problemOf: (words: string) => {
      const problem = problemOf(words) ?? ANSWER_FORM.problemsOf({ ...NO_ANSWER, [name]: words })[name];
      return problem ? text(problem) : null;
    },
  });
  return (
    <>
      {point.field === 'select' && point.options ? (
        <Choices point={point} options={point.options} onAnswer={onAnswer} />
      ) : (
        point.field && (
          <TypedText
            label={isMeasure ? text('checklists.measure') : text('checklists.note')}
            stored={String(point.value ?? '')}
            {...(isMeasure && { unit: point.unit ?? '' })}
            {...fieldOf('value', (value) => problemOfValue(point, value))}
          />
        )
      )}
      <PointPhotos point={point} writing={writing} />
      {hasComment && (
        <div ref={extra}>
          <TypedText
            label={text('checklists.comment')}
            stored={point.comment ?? ''}
            {...fieldOf('comment', () => null)}
          />
        </div>
      )}
      <div className={styles.extras}>
        <AddPhotos point={point} writing={writing} />
        {!hasComment && (
          <Button onClick={() => setOpen(true)}>
            <Shape path={PENCIL} />
            {text('checklists.comment')}
          </Button>
        )}
      </div>
    </>
  );
}

const NO_ANSWER = ANSWER_FORM.valuesOf(null);

interface TypedTextProps {
  /** Of its point, and of the field there. */
  readonly name: string;
  readonly point: Checkpoint;
  readonly writing: Writing;
  readonly label: string;
  readonly stored: string;
  /** Of a measure, which is one line. */
  readonly unit?: string;
  readonly problemOf: (value: string) => string | null;
  readonly onSave: (typed: TypedAnswer) => void;
}

/** A text that is typed here stays while other users change the point; one that is wrong waits with its message. */
function TypedText({ label, name, point, writing, stored, unit, problemOf, onSave }: TypedTextProps) {
  const [typed, setTyped] = useState(writing.wrongTexts.get(name) ?? null);
  const text = useText();
  const value = typed?.words ?? stored;
  const error = problemOf(value);
  const leave = () => {
    writing.noteText(name, error === null ? null : typed);
    if (error !== null) return;
    if (typed !== null && value.trim() !== stored) onSave(typed);
    setTyped(null);
  };
  const latest = useRef(leave);
  latest.current = leave;
  // Back takes the field away without leaving it, and a hidden page may end without a word.
  useEffect(() => {
    const hide = () => document.hidden && latest.current();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      latest.current();
    };
  }, []);
  const onType = (words: string) => setTyped({ words, point: typed?.point ?? point });
  const field = { label, value, onType, onBlur: leave, error: typed === null ? null : error };
  if (unit === undefined) return <LongTextField {...field} />;
  return (
    <TextField
      {...field}
      inputMode="decimal"
      hint={text('checklists.measureHint')}
      inside={<span className={styles.unit}>{unit}</span>}
    />
  );
}

interface ChoicesProps extends Pick<PointFieldsProps, 'point'> {
  readonly options: readonly string[];
  readonly onAnswer: (answer: PointAnswer) => void;
}

function Choices({ point, options, onAnswer }: ChoicesProps) {
  const name = useId();
  const text = useText();
  return (
    <fieldset className={answers.choices}>
      <legend>{text('checklists.choice')}</legend>
      {options.map((option) => (
        <label key={option} className={answers.answer}>
          <input
            type="radio"
            name={name}
            checked={option === point.value}
            onChange={() => onAnswer({ value: option })}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
