import '../../i18n/catalogs/paper.ts';

import { type FileContent, hourMinute, osloDay } from '@felles/core';
import type { Query } from '@felles/core/data';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clock } from '../../browser/surroundings.ts';
import { useText } from '../../i18n/text.ts';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useProject } from '../projects/use-project.ts';
import { useMe } from '../services.ts';
import styles from './Paper.module.css';
import type { Printing } from './use-print.tsx';

/** A photo of the record, with its place among the others. */
export interface PaperPhoto {
  readonly key: string;
  /** Asks for the file. */
  readonly make: () => Query<string, FileContent>;
  readonly words: string;
}

interface PaperProps extends Printing {
  readonly title: string;
  /** Its number or count, and below it its state. */
  readonly number: string;
  readonly state: string;
  /** A fact without a value is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null | undefined])[];
  readonly photos: readonly PaperPhoto[];
  /** Parts of the record are still asked for. */
  readonly isWaiting?: boolean;
  /** Below the facts. */
  readonly children: ReactNode;
  /** Below the photos. */
  readonly end?: ReactNode;
}

/**
 * [W-SITE-56] A record of the project on paper: its head, its facts in two columns, its parts, and its photos three beside
 * each other. It is printed once every photo is there, or is known to be lost.
 */
export function Paper({ isWaiting = false, onAsked, onDone, ...record }: PaperProps) {
  const { title, number, state, facts, photos, children, end } = record;
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(() => clock.now());
  const wasAsked = useRef(false);
  const project = useProject();
  const name = useMe()?.name ?? '';
  const text = useText();
  const isReady = !isWaiting && photos.every(({ key }) => settled.has(key));
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  useEffect(() => {
    if (!isReady || wasAsked.current) return;
    wasAsked.current = true;
    window.print();
    onAsked();
  });
  return (
    <article className={styles.paper} aria-label={text('paper.label')}>
      <header className={styles.head}>
        <div>
          <p>{[text('workspace.name'), project?.title, project?.project_number].filter(Boolean).join(' · ')}</p>
          <h1 dir="auto">{title}</h1>
        </div>
        <p className={styles.number}>
          <b>{number}</b> {state}
        </p>
      </header>
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
      {photos.length > 0 && (
        <section>
          <h2>{text('paper.photos')}</h2>
          <div className={styles.photos}>
            {photos.map((photo) => (
              <Photo
                {...photo}
                key={photo.key}
                onSettled={() => setSettled((before) => new Set([...before, photo.key]))}
              />
            ))}
          </div>
        </section>
      )}
      {end}
      <footer className={styles.end}>
        {text('paper.printed', { time: `${dayMonthYear(osloDay(now))} ${hourMinute(now)}`, name })}
      </footer>
    </article>
  );
}

interface PhotoProps extends Omit<PaperPhoto, 'key'> {
  readonly onSettled: () => void;
}

function Photo({ make, words, onSettled }: PhotoProps) {
  const [picture] = useState(make);
  const [isBroken, setBroken] = useState(false);
  const { load } = useObservable(picture.answer$);
  useOpen(picture);
  const url = useObjectUrl(load.status === 'ready' ? load.value : null);
  const text = useText();
  const isLost = isBroken || load.status === 'failed';
  const told = useRef(false);
  useEffect(() => {
    if (!isLost || told.current) return;
    told.current = true;
    onSettled();
  });
  return (
    <figure className={styles.photo}>
      {isLost ? (
        <p className={styles.lost}>{text('paper.photoLost')}</p>
      ) : (
        url && <img src={url} alt="" onLoad={onSettled} onError={() => setBroken(true)} />
      )}
      <figcaption>{words}</figcaption>
    </figure>
  );
}

interface PaperTextProps {
  readonly title: string;
  /** Without it the part is left out. */
  readonly text: string | null | undefined;
}

/** A text of the record below its own heading. */
export const PaperText = ({ title, text }: PaperTextProps) =>
  text ? (
    <section>
      <h2>{title}</h2>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </section>
  ) : null;

/** The words of a cell: the first ones, and the others smaller below them. */
export type PaperCell = readonly (string | null | undefined)[];

interface PaperTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** Without rows the part is left out. */
  readonly rows: readonly (readonly PaperCell[])[];
}

/** Rows below a heading. No row is cut by the end of a page. */
export const PaperTable = ({ title, heads, rows }: PaperTableProps) =>
  rows.length > 0 ? (
    <section>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once
            <tr key={at}>
              {cells.map(([first, ...below], column) => (
                <td key={heads[column]} dir="auto">
                  {first}
                  {below.map((words) => words && <p key={words}>{words}</p>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ) : null;
