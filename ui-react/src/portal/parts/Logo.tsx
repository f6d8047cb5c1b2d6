import { CENTER } from '@felles/core/internal/portal/center/rules';
import { type CenterStore, logoIsUsable } from '@felles/core/portal/center';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import styles from './Logo.module.css';

/** The way home: the center's logo, or its title where there is no usable logo. */
export function Logo({ center }: { readonly center: CenterStore }) {
  const { title, logo } = useObservable(center.view$);
  const text = useText();
  const name = typeof title === 'string' ? title : text(title);
  const url = useObjectUrl(logo.status === 'ready' ? logo.value : null);
  const [shown, setShown] = useState<'waiting' | 'logo' | 'title'>('waiting');

  const isMissing = logo.status === 'failed' || (logo.status === 'ready' && logo.value === null);
  useEffect(() => {
    if (isMissing) return setShown('title');
    // A slow logo must not make the title flash; one that comes later still takes its place.
    const late = setTimeout(() => setShown((now) => (now === 'waiting' ? 'title' : now)), CENTER.logoDelay);
    return () => clearTimeout(late);
  }, [isMissing]);

  return (
    <PageLink className={styles.logo} to={paths.start.of(center.code)} aria-label={text('header.home', { name })}>
      <span className={styles.goBack}>
        <Icon name="back" />
      </span>
      {url !== null && (
        <img
          className={styles.image}
          hidden={shown !== 'logo'}
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setShown(logoIsUsable({ width, height }) ? 'logo' : 'title')
          }
          onError={() => setShown('title')}
        />
      )}
      {shown === 'title' && <span className={styles.name}>{name}</span>}
    </PageLink>
  );
}
