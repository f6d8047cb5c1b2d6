// A comment on a record with photos, and the photos of a record: those of the service, then those on their way.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import type { CommandNeeds } from '../../data/command.ts';
import { formBy } from '../../data/field-kinds.ts';
import { createForm, type Problems } from '../../data/form.ts';
import type { Entry } from '../../data/outbox-model.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { SiteTextMessage } from '../../texts/site-texts.ts';
import { type DraftedForm, draftReader, NO_PHOTOS, type PhotosDraft } from './drafts.ts';
import type { RecordPhoto, SiteChange } from './model.ts';
import { createSavingCommand, type SiteOutbox } from './store.ts';
import { LONGEST, requiredText } from './text-rules.ts';

/** A comment on a record. */
export const COMMENT_FORM = formBy({
  text: requiredText(LONGEST.text, { key: 'siteText.needsComment', params: {} } satisfies SiteTextMessage),
});

/** The typed comment, with photos. */
export interface CommentDraft {
  readonly text: string;
  readonly photos: PhotosDraft;
}

/** Reads the stored words of a comment. */
export const readComment = draftReader('text');

/** A photo that is being made smaller is not saved without it. */
export const problemOfPhotos = ({ isPreparing }: PhotosDraft): Problems<Pick<CommentDraft, 'photos'>> =>
  isPreparing ? { photos: { key: 'siteText.preparing', params: {} } satisfies SiteTextMessage } : {};

/** The outbox, and the changes that a comment is sent as. */
export interface CommentNeeds {
  readonly outbox: Pick<SiteOutbox, 'save'>;
  readonly words: CommandNeeds<CommentDraft, null>['words'];
  readonly commentOf: (text: string, clientId: string) => SiteChange;
  readonly photosOf: (files: readonly NamedFile[]) => readonly SiteChange[];
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  readonly saved: () => void;
}

/** The form of a comment on a record; photos alone will do. */
export function createCommentForm(needs: CommentNeeds): DraftedForm<CommentDraft> {
  const { commentOf, photosOf, words, newKey, saved } = needs;
  const record$ = new BehaviorSubject(newKey());
  const form = createForm<CommentDraft, CommentDraft, CommentDraft, null>({
    record$: new BehaviorSubject<CommentDraft>({ text: '', photos: NO_PHOTOS }),
    valuesOf: (values) => values,
    problemsOf: ({ text, photos }): Problems<CommentDraft> => ({
      ...problemOfPhotos(photos),
      ...(photos.files.length > 0 && text.trim() === '' ? {} : COMMENT_FORM.problemsOf({ text })),
    }),
    inputOf: (values) => values,
    command: createSavingCommand(needs, words, ({ text, photos }: CommentDraft) => [
      ...(text.trim() === '' ? [] : [commentOf(text.trim(), record$.value)]),
      ...photosOf(photos.files),
    ]),
    saved: () => record$.next(newKey()),
    done: saved,
  });
  return { ...form, record$ };
}

/** A photo of a record: of the service by its document, or in the outbox by the key of its entry and its place there. */
export type PhotoSource = { readonly document: Id } | { readonly key: string; readonly at: number };

/** [W-SITE-40] The photos of a record of an outbox lane. */
export const photosOfRecord = (
  record: string,
  photos: readonly (RecordPhoto | null)[] | null | undefined,
  entries: readonly Pick<Entry<SiteChange>, 'key' | 'input'>[],
): readonly PhotoSource[] => [
  ...(photos ?? []).flatMap((photo) => (photo?.document_id ? [{ document: photo.document_id }] : [])),
  ...entries
    .filter(({ input }) => input.record === record)
    .flatMap(({ key, input }) => input.photos.map((_, at) => ({ key, at }))),
];
