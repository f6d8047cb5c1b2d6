import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './StartScreen.module.css';

/** Where a visitor arrives: the center's name, and the ways on from here. */
export function StartScreen() {
  const { center, timetable } = usePortal();
  const { title } = useObservable(center.view$);
  const { currentWeek } = useObservable(timetable.view$);
  const text = useText();
  const name = typeof title === 'string' ? title : text(title);
  return (
    <>
      <div className={styles.hero}>
        <h1>{text('start.welcome', { name })}</h1>
        <p>{text('start.lead')}</p>
      </div>
      <div className={styles.sheet}>
        <Link className={styles.tile} to={paths.classes.of(center.code)}>
          <Icon name="calendar" />
          <span className={styles.go}>
            <Icon name="arrow" />
          </span>
          <h2>{text('start.timetable')}</h2>
          <p>{text('start.timetableLead', { number: currentWeek })}</p>
        </Link>
      </div>
    </>
  );
}
