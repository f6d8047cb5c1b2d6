import styles from './Spinner.module.css';

/** Something is under way; the words for it stand beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
