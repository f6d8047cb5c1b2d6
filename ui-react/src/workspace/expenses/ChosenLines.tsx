import { productOre } from '@felles/core/internal/workspace/expenses/form';
import { withCount, withoutExtra } from '@felles/core/workspace/articles';
import type { DraftLine, ExpenseDraft } from '@felles/core/workspace/expenses';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import textStyles from '../../kit/Text.module.css';
import { TextField } from '../../kit/TextField.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { articleWords } from '../articles/ArticleFields.tsx';
import { CountField } from '../articles/CountField.tsx';
import styles from './expenses.module.css';
import { priceIn } from './words.ts';

interface ChosenLinesProps {
  readonly lines: readonly DraftLine[];
  readonly values: ExpenseDraft;
  readonly error: ReactNode;
  readonly onChange: (part: Partial<ExpenseDraft>) => void;
  readonly onLeave: () => void;
}

/** The chosen articles, each with its count, its price, which may be typed anew, and their product. */
export function ChosenLines({ lines, values, error, onChange, onLeave }: ChosenLinesProps) {
  const place = useRef<HTMLElement>(null);
  const text = useText();
  const id = useId();
  // The button that removes an article goes with it.
  useLostFocus(() => place.current, String(lines.length));
  if (lines.length === 0) return null;
  const { extras, prices } = values;
  return (
    <section ref={place} tabIndex={-1} className={styles.chosen} aria-labelledby={id}>
      <h3 id={id} className={textStyles.medium}>
        {text('articles.chosen')} <span className={textStyles.quiet}>{lines.length}</span>
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const name = line.article ? articleWords(line.article) : text('articles.byId', { id: line.id });
          const isWrong = error !== null && error !== false && !line.isPriced;
          return (
            <li key={line.id} className={styles.line}>
              <span className={styles.article}>
                {name}
                <small className={textStyles.quietSmall}>
                  {text(line.isMain ? 'articles.isMain' : 'articles.isExtra')}
                </small>
              </span>
              <CountField
                label={text('expense.count', { article: name })}
                count={line.count}
                error={line.count === null && error}
                onChange={(count) =>
                  onChange(line.isMain ? { mainCount: count } : { extras: withCount(extras, line.id, count) })
                }
                onLeave={onLeave}
              />
              <TextField
                label={text('expense.price', { article: name })}
                inputMode="decimal"
                value={line.price}
                error={isWrong && error}
                onType={(price) => onChange({ prices: { ...prices, [line.id]: price } })}
                onBlur={onLeave}
              />
              <b className={styles.product}>{priceIn(productOre(line))}</b>
              <Button
                kind="ghost"
                aria-label={text('articles.remove', { article: name })}
                onClick={() => onChange(line.isMain ? { main: null } : { extras: withoutExtra(extras, line.id) })}
              >
                {text('articles.removeShort')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
