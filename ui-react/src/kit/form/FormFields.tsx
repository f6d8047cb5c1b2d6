import '../../i18n/catalogs/lists.ts';

import { isOfDevice, type Message } from '@felles/core';
import type { CommandView, Form } from '@felles/core/data';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useRejections } from '../../react/use-rejections.ts';
import { useSaved } from '../../react/use-saved.ts';
import { Button } from '../Button.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { Icon, Shape } from '../Icon.tsx';
import { MessageText } from '../MessageText.tsx';
import { SendForm } from '../SendForm.tsx';
import { HOURGLASS, LOCK, PEOPLE } from '../shapes.ts';
import { Tag } from '../Tag.tsx';
import { Conflict, type Side, wordsOf } from './Conflict.tsx';
import { FormField } from './FormField.tsx';
import styles from './FormFields.module.css';
import { FormNote } from './FormNote.tsx';
import type { FieldOf } from './fields-of.ts';

interface FormFieldsProps<V> {
  readonly label: string;
  readonly form: Form<V>;
  readonly fields: readonly FieldOf<V>[];
  /** The label of the button, where it does more than save. */
  readonly saveWords?: string;
  /** Shown below the fields: what saving does. */
  readonly note?: ReactNode;
  /** [W-SITE-52] The other user who has changed the record under the form, whose values stay, and the changes in words. */
  readonly news?: { readonly by: string; readonly words: readonly string[] } | null;
  /**
   * [W-SITE-26] The record takes no changes any more, for this reason: the values are there to be copied. `record` stands in the
   * place of the fields while nothing is typed.
   */
  readonly closed?: { readonly reason: string; readonly record: ReactNode } | null;
  /** [W-SITE-33] The way out beside one more try, where the device has not stored the values: to copy them without it. */
  readonly ways?: (failure: Message, values: V) => ReactNode;
  /** Where its button stands: below the fields without it. */
  readonly foot?: (button: ReactNode) => ReactNode;
}

/** A form over a record: its fields, the changes that others have made meanwhile, and the state of the saving. */
export function FormFields<V extends object>(props: FormFieldsProps<V>) {
  const { label, form, fields, saveWords, note, ways, news = null, closed = null, foot = below } = props;
  const { values, problems, theirs, changed, saving } = useObservable(form.view$);
  // Above the fields it would move them away from under a press that leaves the first one.
  const [isTried, setTried] = useState(false);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const place = useRef<HTMLFormElement>(null);
  const text = useText();
  const isSaved = useSaved([{ id: label, state: savingStateOf(saving) }]).size > 0;
  useRejections(place, saving.rejections);
  const unstored = saving.failure && isOfDevice(saving.failure) ? saving.failure : null;
  const isAsRecord = Boolean(closed?.record) && changed.length === 0;
  const overtaken = fields.filter(({ name }) => name in theirs);
  const wrong = fields.filter(({ name }) => problems[name] !== undefined);

  function save(): void {
    if (closed) return;
    setTried(true);
    const taken = overtaken.filter(({ name }) => sides[name] === 'theirs');
    for (const { name } of taken) form.takeTheirs(name);
    setSides({});
    // Where everything is as the other user has saved it, there is nothing to save.
    if (taken.length === 0 || form.view$.value.changed.length > 0) form.save();
  }
  const goTo = (at: number) => place.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]').item(at)?.focus();

  return (
    <SendForm
      ref={place}
      className={styles.form}
      aria-label={label}
      aria-busy={saving.isSending || undefined}
      onSend={save}
    >
      {isTried && wrong.length > 0 && (
        <p className={styles.wrong}>
          <b className={styles.title}>
            {text(wrong.every(({ name }) => isBlank(values[name])) ? 'form.missing' : 'form.wrong')}
          </b>
          {wrong.map(({ name, label: words }, at) => (
            <button key={name} type="button" className={styles.lead} onClick={() => goTo(at)}>
              <Tag type="ERROR">{words}</Tag>
            </button>
          ))}
        </p>
      )}
      <div role="status">
        {overtaken.length > 0 && (
          <FormNote tone="info" icon={<Shape path={PEOPLE} />}>
            <strong className={styles.what}>{text('form.changed')}</strong> {text('form.choose')}
          </FormNote>
        )}
        {news && !closed && (
          <FormNote tone="info" icon={<Shape path={PEOPLE} />}>
            <strong className={styles.what}>{text('form.changedBy', news)}</strong> {news.words.join('. ')}.{' '}
            {text('form.kept')}
          </FormNote>
        )}
        {closed && (
          <FormNote tone="warn" icon={<Shape path={LOCK} />}>
            {closed.reason}
          </FormNote>
        )}
      </div>
      {isAsRecord ? (
        closed?.record
      ) : (
        <fieldset role="presentation" className={styles.fields} disabled={closed !== null}>
          {fields.map((field) =>
            field.name in theirs ? (
              <Conflict
                key={field.name}
                field={field}
                mine={values[field.name]}
                theirs={theirs[field.name]}
                chosen={sides[field.name] ?? 'mine'}
                onChoose={(side) => setSides({ ...sides, [field.name]: side })}
              />
            ) : (
              <FormField
                key={field.name}
                field={field}
                value={values[field.name]}
                problem={problems[field.name]}
                onChange={(value) => form.change(partOf(field, value))}
                onLeave={() => form.leave(field.name)}
              />
            ),
          )}
        </fieldset>
      )}
      {!closed && note}
      <div role="alert" tabIndex={-1}>
        {saving.failure && (
          <FormNote
            tone={saving.isUncertain ? 'warn' : 'bad'}
            icon={saving.isUncertain ? <Shape path={HOURGLASS} /> : <Icon name="alert" />}
          >
            <strong className={styles.what}>
              <MessageText message={saving.failure} />
            </strong>{' '}
            {!unstored && text('form.kept')}
          </FormNote>
        )}
      </div>
      {foot(
        closed ? (
          !isAsRecord && <CopyButton text={wordsOfForm(fields, values, text)} />
        ) : (
          <>
            {unstored && (ways?.(unstored, values) ?? <CopyButton text={wordsOfForm(fields, values, text)} />)}
            <Button kind="primary" submit busy={saving.isSending}>
              {saving.isSending
                ? text('form.saving')
                : unstored
                  ? text('form.again')
                  : (saveWords ?? text('form.save'))}
            </Button>
            <span role="status" className={styles.saved}>
              {isSaved && (
                <>
                  <Icon name="check" />
                  {text('form.saved')}
                </>
              )}
            </span>
          </>
        ),
      )}
    </SendForm>
  );
}

const below = (button: ReactNode) => <div className={styles.foot}>{button}</div>;

/** A change of one field. `FieldOf` pairs every name with the kind its value has, which a computed name forgets. */
const partOf = <V,>({ name }: FieldOf<V>, value: unknown): Partial<V> => ({ [name]: value }) as Partial<V>;

/** The values that are filled in, as a user would write them down. */
const wordsOfForm = <V,>(fields: readonly FieldOf<V>[], values: V, text: Text): string =>
  fields
    .filter(({ name }) => !isBlank(values[name]))
    .map((field) => ({ label: field.label, words: wordsOf(field, values[field.name], text) }))
    .filter(({ words }) => words !== '')
    .map(({ label, words }) => `${label}: ${words}`)
    .join('\n');

/** Whether nothing was typed or chosen. */
const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

function savingStateOf(saving: CommandView) {
  if (saving.isSending) return 'saving';
  if (saving.isUncertain) return 'uncertain';
  return saving.failure ? 'failed' : 'settled';
}
