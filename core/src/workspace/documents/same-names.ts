// Files whose name another file in their folder has: they wait for an answer of the user before they are sent.
import { BehaviorSubject } from 'rxjs';
import type { PickedFile } from '../../data/uploads.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { inSmallLetters } from '../../shared/norwegian.ts';
import { safeFileName, typeOfName } from '../../shell/sendable-files.ts';
import { fileNameOf } from './change.ts';
import type { DocumentEntry } from './model.ts';

/** A new version of the file that has the name, both files under two names, or no upload. */
export type SameNameAnswer = 'version' | 'both' | 'none';

/** The question about one chosen file. */
export interface SameNameQuestion {
  /** Another for each question. */
  readonly id: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The document that has the name; null for a file on its way. */
  readonly there: DocumentEntry | null;
  /** Its place among the files that were asked about one after another, from 1. */
  readonly place: number;
  /** How many files wait for an answer after this one. */
  readonly others: number;
  /** The name that the chosen file gets if both stay. */
  readonly nameOfBoth: string;
}

/** Accents come as one character or as two. */
const plain = (name: string): string => inSmallLetters(name.normalize('NFC').trim());

/** Two files with the same key have the same name: as in file systems, case does not count. */
const keyOfFile = (name: string): string => `${plain(fileNameOf(name).stem)} ${typeOfName(name)}`;

/** A title may be the name of the file, or the name without its extension. */
function keyOfDocument({ title, mime_type: type }: DocumentEntry): string {
  const ofTitle = typeOfName(title ?? '');
  return ofTitle === (type ?? ofTitle) ? keyOfFile(title ?? '') : `${plain(title ?? '')} ${type}`;
}

/** The document in a folder that has the name of a file; the newest of several, null for none. */
export const documentNamed = (name: string, inFolder: readonly DocumentEntry[]): DocumentEntry | null =>
  inFolder
    .filter((document) => keyOfDocument(document) === keyOfFile(name))
    .toSorted((a, b) => (b.created_date ?? '').localeCompare(a.created_date ?? ''))[0] ?? null;

/** "Plan (2).pdf", or the next number that no file in the folder has. */
function freeName(name: string, inFolder: readonly DocumentEntry[], sending: readonly string[]): string {
  const { stem, ending } = fileNameOf(name);
  const taken = new Set([...inFolder.map(keyOfDocument), ...sending.map(keyOfFile)]);
  let number = 2;
  while (taken.has(keyOfFile(`${stem} (${number})${ending}`))) number += 1;
  return `${stem} (${number})${ending}`;
}

/** Whether a document, or a file on its way, in this folder has the name. */
const isNameTaken = (name: string, inFolder: readonly DocumentEntry[], sending: readonly string[]): boolean =>
  documentNamed(name, inFolder) !== null || sending.some((other) => keyOfFile(other) === keyOfFile(name));

/** A chosen file, and the folder that it was chosen for. */
interface FolderFile {
  readonly file: PickedFile;
  /** Null for none. */
  readonly folder: string | null;
}

/** The names in a folder, and those of files on their way to it. */
export interface FolderNames {
  readonly documents: readonly DocumentEntry[];
  readonly sending: readonly string[];
}

interface SameNamesNeeds {
  readonly names$: Behavior<(folder: string | null) => FolderNames>;
  send(file: PickedFile, folder: string | null, isVersion: boolean): void;
}

/** The chosen files that wait, and the question about the first of them. */
export function createSameNames({ names$, send }: SameNamesNeeds) {
  const waiting$ = new BehaviorSubject<readonly (FolderFile & Pick<SameNameQuestion, 'id' | 'place'>)[]>([]);
  let asked = 0;
  const bothOf = ({ file: { name }, folder }: FolderFile, namesIn: (folder: string | null) => FolderNames): string => {
    const { documents, sending } = namesIn(folder);
    return freeName(safeFileName(name), documents, sending);
  };
  function sendBoth(one: FolderFile): void {
    send({ ...one.file, name: bothOf(one, names$.value) }, one.folder, false);
  }
  return {
    question$: derive({ waiting: waiting$, namesIn: names$ }, ({ waiting: [first, ...others], namesIn }) => {
      if (first === undefined) return null;
      const name = safeFileName(first.file.name);
      return {
        id: first.id,
        place: first.place,
        name,
        size: first.file.size,
        there: documentNamed(name, namesIn(first.folder).documents),
        others: others.length,
        nameOfBoth: bothOf(first, namesIn),
      } satisfies SameNameQuestion;
    }),
    /** Sends a file whose name is free; another one waits, or gets a name of its own. */
    add(one: FolderFile, mayAsk: boolean): void {
      const { documents, sending } = names$.value(one.folder);
      if (!isNameTaken(safeFileName(one.file.name), documents, sending)) send(one.file, one.folder, false);
      else if (mayAsk) {
        asked += 1;
        const place = (waiting$.value.at(-1)?.place ?? 0) + 1;
        waiting$.next([...waiting$.value, { ...one, id: asked, place }]);
      } else sendBoth(one);
    },
    /** [W-PLAN-17] The answer is for the first file, or for all that wait. */
    answer(answer: SameNameAnswer, forAll = false): void {
      const count = forAll ? waiting$.value.length : 1;
      const answered = waiting$.value.slice(0, count);
      waiting$.next(waiting$.value.slice(count));
      for (const one of answered) {
        if (answer === 'both') sendBoth(one);
        if (answer === 'version') send(one.file, one.folder, true);
      }
    },
    /** Ends all questions. Returns the names of the files that were not sent. */
    drop(): readonly string[] {
      const names = waiting$.value.map(({ file: { name } }) => safeFileName(name));
      waiting$.next([]);
      return names;
    },
  };
}
