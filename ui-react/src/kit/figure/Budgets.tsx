import type { CSSProperties } from 'react';
import styles from './Budgets.module.css';
import type { FigureData } from './figure-data.ts';

interface BudgetsProps {
  readonly data: FigureData;
}

/** A bar for each name, with a tick where its budget ends and the part past it marked. */
export function Budgets({ data: { names, series } }: BudgetsProps) {
  const [used, budget] = series;
  const all = [...(used?.numbers ?? []), ...(budget?.numbers ?? [])];
  const most = all.reduce<number>((largest, number) => Math.max(largest, number ?? 0), 0);
  const percent = (number: number): string => (most === 0 ? '0%' : `${(100 * Math.max(0, number)) / most}%`);
  return (
    <ul className={styles.budgets}>
      {names.map((name, at) => {
        const gone = used?.numbers[at] ?? 0;
        const whole = budget?.numbers[at] ?? null;
        const over = whole === null ? 0 : Math.max(0, gone - whole);
        return (
          <li key={name} className={styles.budget} data-over={over > 0 || undefined} style={placesOf()}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track}>
              {whole !== null && <i className={styles.whole} />}
              <i className={styles.used} data-fill="first" />
              {over > 0 && <i className={styles.over} data-fill="warn" />}
              {whole !== null && <i className={styles.tick} />}
            </span>
          </li>
        );
        // React's type of a style knows no variables, though it sets them.
        function placesOf() {
          const within = percent(gone - over);
          return { '--used': within, '--over': percent(over), '--whole': percent(whole ?? 0) } as CSSProperties;
        }
      })}
    </ul>
  );
}
