import type { TagType } from '@felles/core';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface TagProps {
  readonly type?: TagType;
  readonly children: ReactNode;
}

/** [P-SHELL-27] A word about the thing beside it; the word carries the meaning, the colour only repeats it. */
export const Tag = ({ type = 'DEFAULT', children }: TagProps) => (
  <span className={styles.tag} data-type={type}>
    {children}
  </span>
);
