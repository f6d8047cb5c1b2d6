import { hourMinute } from '@felles/core';
import type { NewsItem, NewsView } from '@felles/core/portal/news';
import { useState } from 'react';
import { LANGUAGE_TAGS } from '../../i18n/language-tags.ts';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { Description } from '../parts/Description.tsx';
import { PartFailure, PartLoading, shortDay } from '../parts/MemberPage.tsx';
import { usePortal } from '../services.ts';
import styles from './NewsParts.module.css';

interface NewsPartsProps {
  readonly view: NewsView;
  /** No more than so many, below the title of a section. */
  readonly most?: number;
  readonly onRetry: () => void;
}

/** The news, or why there is none to see. */
export function NewsParts({ view: { news, today, staleSince }, most, onRetry }: NewsPartsProps) {
  const text = useText();
  return (
    <div className={layout.stack4} aria-busy={news.status === 'loading'}>
      {staleSince !== null && (
        <LiveRegion>
          <StatusBox inVain type="warning" title={text('news.stale', { time: hourMinute(staleSince) })} />
        </LiveRegion>
      )}
      {news.status === 'ready' && news.value.length === 0 && <StatusBox type="info" title={text('news.empty')} />}
      {news.status === 'ready' &&
        news.value
          .slice(0, most)
          .map((item) => <Item key={item.id} item={item} today={today} level={most ? 'h3' : 'h2'} />)}
      {news.status === 'failed' && (
        <PartFailure title={text('news.failed')} onRetry={onRetry}>
          {text('news.failedWhy')}
        </PartFailure>
      )}
      <PartLoading isLoading={news.status === 'loading'} words={text('news.loading')} />
    </div>
  );
}

interface ItemProps extends Pick<NewsView, 'today'> {
  readonly item: NewsItem;
  readonly level: 'h2' | 'h3';
}

function Item({ item, today, level: Title }: ItemProps) {
  const { title, text: words, image, from, departmentId } = item;
  const { center, language } = usePortal();
  const departments = useObservable(center.departments$);
  const lang = LANGUAGE_TAGS[useObservable(language.language$)];
  const [missing, setMissing] = useState<string | null>(null);
  const text = useText();
  const department =
    departments.status === 'ready' && departments.value.find(({ id }) => id === departmentId)?.navn?.trim();
  return (
    <article className={styles.item}>
      {image !== null && image !== missing && (
        <img className={styles.picture} src={image} alt="" loading="lazy" onError={() => setMissing(image)} />
      )}
      <div className={styles.words}>
        <Title className={styles.title}>{title ?? text('news.noTitle')}</Title>
        <p className={styles.about}>
          {[from !== null && shortDay(from, today), department].filter(Boolean).join(' · ')}
        </p>
        {words !== null && <Description text={words} lang={lang} />}
      </div>
    </article>
  );
}
