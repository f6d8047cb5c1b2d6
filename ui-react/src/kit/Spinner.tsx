import styles from './Spinner.module.css';

/** Something is loading; the words for it are beside the spinner. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
