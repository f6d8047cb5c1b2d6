import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  const { center } = usePortal();
  const text = useText();
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{text('notFound.title')}</h1>
      <StatusBox
        type="unknown"
        title={text('notFound.status')}
        action={
          <Link className={styles.home} to={paths.start.of(center.code)}>
            {text('notFound.home')}
          </Link>
        }
      />
    </div>
  );
}
