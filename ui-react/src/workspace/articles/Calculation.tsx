import type { Form } from '@felles/core/data';
import { type ArticleLookup, type ArticleSelection, priceOf } from '@felles/core/workspace/articles';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { FormField } from '../../kit/form/FormField.tsx';
import layout from '../../kit/Layout.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { formatPrice } from '../format.ts';
import { useArticleFields } from './ArticleFields.tsx';
import styles from './articles.module.css';

interface CalculationProps {
  readonly lookup: ArticleLookup;
  readonly form: Form<ArticleSelection>;
  readonly onClose: () => void;
}

/** The price of a main article and extra articles together. Nothing of it is sent. */
export function Calculation({ lookup, form, onClose }: CalculationProps) {
  const { values, problems, changed } = useObservable(form.view$);
  const load = useObservable(lookup.articles$);
  const fields = useArticleFields(lookup);
  const text = useText();
  const price = load.status === 'ready' ? priceOf(values, load.value) : null;
  return (
    <Dialog
      title={text('articles.calculation')}
      covers="phone"
      onClose={onClose}
      footer={
        <>
          {changed.length > 0 && <Button onClick={form.discard}>{text('articles.again')}</Button>}
          <Button kind="primary" onClick={onClose}>
            {text('articles.done')}
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            value={values[field.name]}
            problem={problems[field.name]}
            onChange={(value) => form.change({ [field.name]: value })}
            onLeave={() => form.leave(field.name)}
          />
        ))}
        <p role="status" className={styles.sum}>
          {text('articles.sum')} <b className={styles.amount}>{formatPrice(price?.sum)}</b>
          {price !== null && price.unpriced > 0 && (
            <span className={styles.without}>{text('articles.unpriced', { count: price.unpriced })}</span>
          )}
        </p>
      </div>
    </Dialog>
  );
}
