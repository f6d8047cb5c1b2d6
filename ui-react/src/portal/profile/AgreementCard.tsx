import { AGREEMENT_ADDITIONS } from '@felles/core/internal/portal/agreement/rules';
import { hostOf } from '@felles/core/internal/shared/addresses';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { AgreementView, DirectDebit } from '@felles/core/portal/profile';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Tag } from '../../kit/Tag.tsx';
import link from '../../kit/Text.module.css';
import { agreementPath } from '../member-paths.ts';
import { usePortal } from '../services.ts';
import styles from './AgreementCard.module.css';

/** One agreement: its title, its cost, and its binding period. The center's words are plain text. */
export function AgreementCard({ agreement }: { readonly agreement: AgreementView }) {
  const { id, title, number, text: words, lines, total, binding, directDebit } = agreement;
  const { center, offers } = usePortal();
  const text = useText();
  const isChangeable = Object.values(AGREEMENT_ADDITIONS).some(offers);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title ?? text('profile.untitled')}</h3>
        <Tag type="SUCCESS">{text('profile.active')}</Tag>
      </div>
      {number && <p className={styles.quiet}>{text('profile.number', { number })}</p>}
      {words && <p className={styles.words}>{words}</p>}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that is theirs alone, and never move
            <div key={place} className={styles.line}>
              <dt>{line.title ?? text('profile.line')}</dt>
              <dd className={styles.price}>{line.price ?? text('profile.noPrice')}</dd>
            </div>
          ))}
          {total && lines.length > 1 && (
            <div className={`${styles.line} ${styles.total}`}>
              <dt>{text('profile.total')}</dt>
              <dd className={styles.price}>{total}</dd>
            </div>
          )}
        </dl>
      )}
      <dl className={styles.facts}>
        <div>
          <dt className={styles.quiet}>{text('profile.binding')}</dt>
          <dd>{text(binding)}</dd>
        </div>
        <div>
          <dt className={styles.quiet}>{text('profile.directDebit')}</dt>
          <dd>
            <Payment directDebit={directDebit} />
          </dd>
        </div>
        <MoreFacts agreement={agreement} />
      </dl>
      {id !== null && isChangeable && (
        <PageLink className={`${link.link} ${styles.change}`} to={agreementPath.of(center.code, id)}>
          {text('profile.changeAgreement')}
        </PageLink>
      )}
    </article>
  );
}

/** The facts that not every service tells. */
function MoreFacts({ agreement: { period, kind, invoiceType, clips } }: { readonly agreement: AgreementView }) {
  const text = useText();
  const until = clips?.until ? dayMonthYear(clips.until) : null;
  const facts = [
    [text('profile.begins'), period.from === null ? null : dayMonthYear(period.from)],
    [text('profile.until'), period.until === null ? null : dayMonthYear(period.until)],
    [
      text('profile.clips'),
      clips && (until ? text('profile.clipsUntil', { left: clips.left, date: until }) : String(clips.left)),
    ],
    [text('profile.kind'), kind],
    [text('profile.invoiceType'), invoiceType],
  ] as const;
  return facts.map(
    ([label, value]) =>
      value !== null && (
        <div key={label}>
          <dt className={styles.quiet}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
}

function Payment({ directDebit }: { readonly directDebit: DirectDebit }) {
  const text = useText();
  if (directDebit.status === 'active') return text('profile.directDebitActive');
  if (directDebit.status === 'inactive') return text('profile.directDebitInactive');
  return (
    <a className={link.link} href={directDebit.address} rel="noopener noreferrer">
      {text('profile.directDebitSetUp', { host: hostOf(directDebit.address) })}
    </a>
  );
}
