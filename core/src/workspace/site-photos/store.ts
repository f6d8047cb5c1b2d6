import { BehaviorSubject, concatMap, defer, EMPTY, from, Subject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { SitePhotoMessage } from '../../texts/site-photos.ts';
import type { PhotoFault } from './prepare.ts';
import { MOST_PHOTOS, nameOfPhoto, numberOfPhoto, problemOfFault, problemOfSize } from './rules.ts';

/** A photo of a form that is not saved yet. */
export interface SitePhoto<S> {
  /** Its number in the record, from 1. */
  readonly n: number;
  /** The picture as it was taken or chosen, for a thumbnail at once; null for one of an earlier page. */
  readonly source: S | null;
  /** The photo as it will be sent; null until it is ready. */
  readonly file: NamedFile | null;
  readonly problem: SitePhotoMessage | null;
  /** Whether it may turn out better when it is prepared again. */
  readonly isRetryable: boolean;
}

export interface SitePhotosView<S> {
  readonly photos: readonly SitePhoto<S>[];
  /** The photos that can be saved, in the order in which they were taken. */
  readonly ready: readonly NamedFile[];
  readonly isPreparing: boolean;
  /** How many more the record may have. */
  readonly room: number;
  /** Told of the last choice of photos, where some did not fit. */
  readonly problem: SitePhotoMessage | null;
}

/** The photos of one form: prepared one after the other, as each takes the memory of all its pixels. */
export interface SitePhotos<S> {
  readonly view$: Behavior<SitePhotosView<S>>;
  add(sources: readonly S[]): void;
  /** Prepares one with a problem again. */
  retry(n: number): void;
  remove(n: number): void;
}

export interface SitePhotosNeeds<S> {
  /** Photos of an earlier page. */
  readonly ready: readonly NamedFile[];
  /** How many photos the record has at the service. */
  readonly saved: number;
  /** The record's day as the wire has it. */
  readonly day: string;
  prepare(source: S): Promise<Uint8Array | PhotoFault>;
}

export function createSitePhotos<S extends { readonly size: number }>({
  ready,
  saved,
  day,
  prepare,
}: SitePhotosNeeds<S>): SitePhotos<S> {
  const photos$ = new BehaviorSubject<readonly SitePhoto<S>[]>(
    ready.map((file) => ({ ...NOT_READ, n: numberOfPhoto(file), file })),
  );
  const problem$ = new BehaviorSubject<SitePhotoMessage | null>(null);
  const turns$ = new Subject<number>();

  const find = (n: number): SitePhoto<S> | undefined => photos$.value.find((photo) => photo.n === n);
  const update = (n: number, part: Partial<SitePhoto<S>>): void =>
    photos$.next(photos$.value.map((photo) => (photo.n === n ? { ...photo, ...part } : photo)));
  const roomFor = (count: number): number => Math.max(0, MOST_PHOTOS - saved - count);

  async function prepareOne(n: number, source: S): Promise<void> {
    const result = await prepare(source).catch((): PhotoFault => 'unreadable');
    if (typeof result === 'string')
      return update(n, { problem: problemOfFault(n, result), isRetryable: result !== 'notPhoto' });
    update(n, { file: { name: nameOfPhoto(day, n), type: 'image/jpeg', bytes: result } });
  }

  turns$
    .pipe(
      concatMap((n) =>
        defer(() => {
          // The user may have removed it.
          const source = find(n)?.source;
          return source ? from(prepareOne(n, source)) : EMPTY;
        }),
      ),
    )
    .subscribe();

  return {
    view$: derive({ photos: photos$, problem: problem$ }, ({ photos, problem }) => ({
      photos,
      ready: photos.flatMap(({ file }) => file ?? []),
      isPreparing: photos.some(({ file, problem }) => file === null && problem === null),
      room: roomFor(photos.length),
      problem,
    })),
    add(sources) {
      const { length } = photos$.value;
      const taken = sources.slice(0, roomFor(length));
      const left = sources.length - taken.length;
      problem$.next(left > 0 ? { key: 'photos.tooMany', params: { most: MOST_PHOTOS, left } } : null);
      const before = Math.max(saved, ...photos$.value.map(({ n }) => n));
      const added = taken.map((source, at): SitePhoto<S> => {
        const n = before + at + 1;
        return { ...NOT_READ, n, source, problem: problemOfSize(n, source.size) };
      });
      photos$.next([...photos$.value, ...added]);
      for (const { n, problem } of added) if (problem === null) turns$.next(n);
    },
    retry(n) {
      if (find(n)?.isRetryable !== true) return;
      update(n, { problem: null, isRetryable: false });
      turns$.next(n);
    },
    remove(n) {
      photos$.next(photos$.value.filter((photo) => photo.n !== n));
      problem$.next(null);
    },
  };
}

const NOT_READ = { source: null, file: null, problem: null, isRetryable: false } as const;
