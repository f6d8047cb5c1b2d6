import { sizeInWords } from '@felles/core/internal/shell/uploads';
import {
  type DocumentEntry,
  fileNameOf,
  type SameNameAnswer,
  type SameNameQuestion,
  versionsOf,
} from '@felles/core/workspace/documents';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CheckField } from '../../kit/CheckField.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import { Icon } from '../../kit/Icon.tsx';
import textStyles from '../../kit/Text.module.css';
import { useQuery } from '../../react/use-store.ts';
import { formatMoment } from '../format.ts';
import { useArea } from '../services.ts';
import { FileTile } from './FileTile.tsx';
import styles from './SameName.module.css';

interface SameNameProps {
  readonly question: SameNameQuestion;
  readonly onAnswer: (answer: SameNameAnswer, forAll: boolean) => void;
}

/** [W-PLAN-17] Asks about a file whose name another one has. To leave the question cancels this file alone. */
export function SameName({ question, onAnswer }: SameNameProps) {
  return question.there === null ? (
    <Asked question={question} onAnswer={onAnswer} next={null} />
  ) : (
    <WithVersion question={question} onAnswer={onAnswer} there={question.there} />
  );
}

/** The list does not have the versions of its documents. */
function WithVersion({ there, ...props }: SameNameProps & { readonly there: DocumentEntry }) {
  const documents = useArea('documents');
  const [, { load }] = useQuery(() => documents.one({ id: there.document_id, idtype: 'dataid' }));
  const full = load.status === 'ready' ? load.value : null;
  const [newest] = full ? versionsOf(full) : [];
  const number = Number(newest?.version ?? Number.NaN);
  const facts = { user: newest?.user ?? there.created_by, date: newest?.date ?? there.created_date, size: full?.size };
  return <Asked {...props} facts={facts} next={Number.isInteger(number) ? number + 1 : null} />;
}

interface AskedProps extends SameNameProps {
  readonly facts?: {
    readonly user: string | null | undefined;
    readonly date: string | null | undefined;
    readonly size: number | null | undefined;
  };
  /** The number of the new version; null while it is unknown. */
  readonly next: number | null;
}

function Asked({ question, onAnswer, facts, next }: AskedProps) {
  const [choice, setChoice] = useState<'version' | 'both'>('version');
  const [forAll, setForAll] = useState(false);
  const text = useText();
  const { name, nameOfBoth, size, there, place, others } = question;
  const count = place + others;
  const version = next === null ? text('documents.asNewVersion') : text('documents.asVersion', { version: next });
  const stem = fileNameOf(name).stem;
  return (
    <Dialog
      isQuestion
      title={text('documents.sameName', { name })}
      beside={count > 1 && <span className={textStyles.quiet}>{text('documents.placeOf', { place, count })}</span>}
      onClose={() => onAnswer('none', false)}
      footer={
        <>
          <Button kind="ghost" onClick={() => onAnswer('none', forAll)}>
            {text('documents.sendNone')}
          </Button>
          <Button data-first kind="primary" onClick={() => onAnswer(choice, forAll)}>
            {choice === 'version' ? version : text('documents.saveBoth')}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <div className={styles.files}>
          <div className={styles.file}>
            <small className={textStyles.quietSmall}>{text('documents.thereNow')}</small>
            <FileTile mime_type={there?.mime_type} />
            <b>{there?.title ?? stem}</b>
            <small className={textStyles.quietSmall}>
              {[
                next !== null && text('documents.versionNow', { version: next - 1 }),
                typeof facts?.size === 'number' && sizeInWords(facts.size),
                facts?.user,
                formatMoment(facts?.date),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <Icon name="right" />
          <div className={styles.file} data-own>
            <small className={textStyles.quietSmall}>{text('documents.yours')}</small>
            <FileTile mime_type={there?.mime_type} />
            <b>{stem}</b>
            <small className={textStyles.quietSmall}>{sizeInWords(size)}</small>
          </div>
        </div>
        <RadioCards
          legend={text('documents.sameNameAsk')}
          value={choice}
          onChoose={(value) => setChoice(value === 'both' ? 'both' : 'version')}
          choices={[
            { value: 'version', title: text('documents.sendVersion'), words: text('documents.versionWords') },
            {
              value: 'both',
              title: text('documents.sendBoth'),
              words: text('documents.bothWords', { name: nameOfBoth }),
            },
          ]}
        />
        {others > 0 && (
          <CheckField label={text('documents.forOthers', { count: others })} checked={forAll} onCheck={setForAll} />
        )}
      </div>
    </Dialog>
  );
}
