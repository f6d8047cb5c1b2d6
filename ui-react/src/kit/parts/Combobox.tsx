import '../../i18n/catalogs/parts.ts';

import { explainFailure, isRetryable } from '@felles/core';
import type { Lookup } from '@felles/core/data';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { Button } from '../Button.tsx';
import { describedBy, Field } from '../Field.tsx';
import { HiddenStatus } from '../HiddenText.tsx';
import { Spinner } from '../Icon.tsx';
import { MessageText } from '../MessageText.tsx';
import field from '../TextField.module.css';
import styles from './Combobox.module.css';
import { stepOf } from './choices.ts';

interface ComboboxProps<T> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: ReactNode;
  readonly lookup: Lookup<readonly T[]>;
  readonly value: T | null;
  readonly keyOf: (one: T) => string;
  readonly wordsOf: (one: T) => string;
  /** Distinguishes two entries of the same name. */
  readonly secondOf?: (one: T) => string;
  /** Null as soon as something else is typed. */
  readonly onChoose: (one: T | null) => void;
  readonly onLeave?: () => void;
}

/** A field to find one thing among many: the typed text is searched for, and the user chooses a hit by key or pointer. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hint, error, lookup, value, keyOf, wordsOf, secondOf, onChoose, onLeave } = props;
  const { words, sought, hits } = useObservable(lookup.view$);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const place = useRef<HTMLInputElement>(null);
  const text = useText();
  const id = useId();
  const note = `${id}note`;
  const list = `${id}list`;
  useOpen(lookup);

  const found = hits.status === 'ready' && sought !== null ? hits.value : [];
  const isShown = isOpen && found.length > 0;
  const activeOne = isShown ? found[active] : undefined;

  function type(typed: string): void {
    lookup.type(typed);
    setOpen(true);
    setActive(-1);
    if (value !== null) onChoose(null);
  }

  function choose(one: T): void {
    lookup.type('');
    setOpen(false);
    setActive(-1);
    onChoose(one);
  }

  /** The hits are below the field again, so the focus goes back there. */
  function seekAgain(): void {
    lookup.retry();
    setOpen(true);
    place.current?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && isShown) {
      // It chooses, and does not send the form; with several hits and none chosen, it does neither.
      event.preventDefault();
      const only = found.length === 1 ? found[0] : undefined;
      const one = activeOne ?? only;
      if (one !== undefined) choose(one);
      return;
    }
    if (event.key === 'Escape' && (isShown || (isOpen && words !== ''))) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return;
    }
    // In a line of text these two belong to the text.
    if (event.key === 'Home' || event.key === 'End') return;
    const next = stepOf(event.key, active, found.length, 'column');
    if (next === null) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  }

  return (
    <Field controlId={id} label={label} id={note} hint={hint} error={error}>
      <div className={styles.combobox}>
        <input
          {...describedBy(note, { hint, error })}
          ref={place}
          id={id}
          type="text"
          role="combobox"
          className={field.control}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? list : undefined}
          aria-activedescendant={activeOne && `${list}${keyOf(activeOne)}`}
          value={value === null ? words : wordsOf(value)}
          onChange={({ target }) => type(target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={() => {
            setOpen(false);
            onLeave?.();
          }}
        />
        {isShown && (
          <div id={list} role="listbox" aria-label={text('combobox.list')} className={styles.list}>
            {found.map((one, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
              <div
                key={keyOf(one)}
                id={`${list}${keyOf(one)}`}
                role="option"
                aria-selected={at === active}
                className={styles.option}
                ref={at === active ? intoView : null}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(one)}
              >
                <span className={styles.words}>{wordsOf(one)}</span>
                {secondOf && <small className={styles.second}>{secondOf(one)}</small>}
              </div>
            ))}
          </div>
        )}
      </div>
      {value === null && sought !== null && hits.status === 'failed' && (
        <p className={styles.failed}>
          <MessageText message={explainFailure(hits.failure)} />
          {isRetryable(hits.failure) && (
            <Button small onClick={seekAgain}>
              {text('combobox.again')}
            </Button>
          )}
        </p>
      )}
      {value === null && hits.status === 'ready' && sought !== null && found.length === 0 && (
        <p className={styles.none}>{text('combobox.none', { words: sought })}</p>
      )}
      {hits.status === 'loading' && sought !== null && (
        <p className={styles.none}>
          <Spinner /> {text('combobox.seeking')}
        </p>
      )}
      <HiddenStatus>{heardOf(isShown ? found.length : 0, text)}</HiddenStatus>
    </Field>
  );
}

const heardOf = (count: number, text: Text): string | null => (count > 0 ? text('combobox.hits', { count }) : null);

const intoView = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' });
