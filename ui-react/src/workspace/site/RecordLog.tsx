import type { Entry } from '@felles/core/data';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { useText } from '../../i18n/text.ts';
import textStyles from '../../kit/Text.module.css';
import { formatMoment } from '../format.ts';
import styles from './RecordLog.module.css';

/** A line of the log of a record. */
export interface LogLine {
  /** The deed in words; null where all lines are comments. */
  readonly words: string | null;
  /** The words of its author. */
  readonly text: string | null | undefined;
  readonly by: string | null | undefined;
  readonly at: string | null | undefined;
}

interface RecordLogProps {
  readonly title: string;
  readonly lines: readonly LogLine[];
  /** The comments that are not sent. */
  readonly pending: readonly Pick<Entry<SiteChange>, 'key' | 'input' | 'state'>[];
  /** The words above a comment. */
  readonly comment: string | null;
}

/** The lines about a record in the order of their arrival, and the comments that are not sent; nothing without one. */
export function RecordLog({ title, lines, pending, comment }: RecordLogProps) {
  const text = useText();
  if (lines.length + pending.length === 0) return null;
  const all = [
    ...lines.map((line) => ({ ...line, foot: [line.by, formatMoment(line.at)].filter(Boolean).join(' · ') })),
    ...pending.map(({ input, state }) => ({
      ...{ words: comment, text: String(input.body['text']) },
      foot: text(state === 'sending' ? 'row.saving' : 'row.waiting'),
    })),
  ];
  return (
    <section className={styles.log}>
      <h3 className={styles.head}>{title}</h3>
      <ol className={styles.lines}>
        {all.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
          <li key={at} className={styles.line}>
            {line.words && <span className={textStyles.medium}>{line.words}</span>}
            {line.text && (
              <span className={styles.said} dir="auto">
                {line.text}
              </span>
            )}
            <span className={textStyles.quietSmall}>{line.foot}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
