import { answerStaleness } from '@felles/core/internal/data/list-load';
import { presenceOf } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { checkInsOf } from '../paths.ts';
import { Block, Words } from './Block.tsx';
import styles from './Lines.module.css';
import type { Blocks } from './use-blocks.ts';

/** Who is on the site now, company by company. */
export function Present({ projectId, checkIns }: { readonly projectId: string } & Pick<Blocks, 'checkIns'>) {
  const answer = useObservable(checkIns.answer$);
  const text = useText();
  return (
    <Block
      title={text('project.present')}
      to={{ address: checkInsOf(projectId), words: text('checkin.title') }}
      source={text('project.presentSource')}
    >
      <LoadedContent
        load={answer.load}
        words={{ some: text('project.somePresent'), all: text('project.allPresent') }}
        again={checkIns.reload}
        old={answerStaleness(answer)}
      >
        {(list) => {
          const { all, companies, guests, refused } = presenceOf(list);
          return (
            <>
              <p className={styles.total}>
                <b className={styles.number}>{all}</b>
                {all === 0 && text('project.nobodyPresent')}
              </p>
              <ul className={layout.plainList}>
                {companies.map(({ company, names }) => (
                  <Line key={company} name={company || text('project.noCompany')} names={names} />
                ))}
                {guests.length > 0 && <Line name={text('project.guests')} names={guests} />}
              </ul>
              {refused.length > 0 && (
                <p className={textStyles.quietSmall}>
                  {text('project.presentRefused', { count: refused.length, names: refused.join(', ') })}
                </p>
              )}
            </>
          );
        }}
      </LoadedContent>
    </Block>
  );
}

const Line = ({ name, names }: { readonly name: string; readonly names: readonly string[] }) => (
  <li className={styles.line}>
    <Words first={name} second={names.join(', ')} />
    <span className={styles.count}>{names.length}</span>
  </li>
);
