import '../../i18n/catalogs/member-pages.ts';

import { type Day, dayMonth, isoDate } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText, LiveRegion } from '../../kit/HiddenText.tsx';
import { Icon, Spinner } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './MemberPage.module.css';

interface MemberPageProps {
  readonly title: string;
  /** Only the way to the log-in is shown. */
  readonly isLoggedOut: boolean;
  /** The page that it is a step of, in the place of the profile. */
  readonly back?: { readonly to: string; readonly name: string };
  /** A narrow page with all of it in its middle. */
  readonly isCard?: boolean;
  /** The panel of one thing of the page, which makes room for it. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a member: the way back to the profile above its title, or the way to the log-in. */
export function MemberPage({ title, isLoggedOut, back, beside, isCard = false, children }: MemberPageProps) {
  const { center } = usePortal();
  const text = useText();
  return (
    <>
      <div className={styles.page}>
        <Sheet
          isNarrow={isCard}
          isCentered={isCard}
          title={title}
          back={
            <PageLink className={styles.back} to={back?.to ?? paths.profile.of(center.code)}>
              <Icon name="back" />
              {back?.name ?? text('memberPage.profile')}
            </PageLink>
          }
        >
          {isLoggedOut ? (
            <LiveRegion>
              <StatusBox
                type="danger"
                title={text('memberPage.loggedOut')}
                action={
                  <PageLink className={link.link} to={paths.login.of(center.code)}>
                    {text('memberPage.login')}
                  </PageLink>
                }
              />
            </LiveRegion>
          ) : (
            children
          )}
        </Sheet>
      </div>
      {!isLoggedOut && beside}
    </>
  );
}

interface PartFailureProps {
  readonly title: string;
  /** A sentence about the parts that are there. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
}

/** A part of a page that did not come. */
export function PartFailure({ title, children, onRetry }: PartFailureProps) {
  const text = useText();
  return (
    <LiveRegion role="alert">
      <StatusBox
        inVain
        type="danger"
        title={title}
        action={<Button onClick={onRetry}>{text('memberPage.again')}</Button>}
      >
        {children}
      </StatusBox>
    </LiveRegion>
  );
}

/** Said and seen while a part has not come yet. */
export const PartLoading = ({ isLoading, words }: { readonly isLoading: boolean; readonly words: string }) => (
  <LiveRegion>
    {isLoading && (
      <span className={styles.loading}>
        <Spinner />
        <HiddenText>{words}</HiddenText>
      </span>
    )}
  </LiveRegion>
);

/** 'Oktober 2026', of any day of it. */
export function monthName(text: Text, of: Day): string {
  const [year = '', month = ''] = isoDate(of).split('-');
  return `${text(`memberPage.names.${Number(month) as MonthNumber}`)} ${year}`; // a day has one of the twelve
}

type MonthNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** '12.11', and with its year where that is another than today's. */
export const shortDay = (day: Day, today: Day): string =>
  isoDate(day).slice(0, 4) === isoDate(today).slice(0, 4) ? dayMonth(day) : dayMonthYear(day);
