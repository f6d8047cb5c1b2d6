import { BehaviorSubject, from } from 'rxjs';
import { type PickedFile, readySoon } from '../../data/uploads.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Message } from '../../shared/messages.ts';
import { createSlot } from '../../shared/scope.ts';
import { problemOfPhoto } from '../../shell/sendable-files.ts';

/** The chosen photo of a new project, which must be read before it can be sent. */
export interface PhotoView {
  readonly photo: NamedFile | null;
  readonly isReading: boolean;
  /** The project is sent as soon as the photo has been read. */
  readonly isSubmitDeferred: boolean;
  /** Why the file is not accepted. */
  readonly problem: Message | null;
}

/** The form around the photo. */
interface PhotoForm {
  /** Writes the name of the photo into the draft. */
  writeName(name: string): void;
  submit(): void;
  /** Shows the step of the photo, which has the problem. */
  showProblem(): void;
}

interface PhotoStore {
  readonly view$: Behavior<PhotoView>;
  choose(file: PickedFile): void;
  /** Removes the photo, and its name from the draft. */
  remove(): void;
  /** Forgets the photo, as its project has been sent or discarded. */
  clear(): void;
  /** Puts back the photo of a refused project. */
  restore(photo: NamedFile | null): void;
  /** Submits the form once the photo has been read. */
  submitWhenRead(): void;
  /** After any other action, the user must press the button again. */
  cancelSubmit(): void;
}

const NO_PHOTO: PhotoView = { photo: null, isReading: false, isSubmitDeferred: false, problem: null };

export function createPhotoStore(form: PhotoForm): PhotoStore {
  const view$ = new BehaviorSubject<PhotoView>(NO_PHOTO);
  const reading = createSlot();

  function clear(): void {
    reading.end();
    view$.next(NO_PHOTO);
  }

  return {
    view$,
    choose(file) {
      const problem = problemOfPhoto(file);
      if (problem !== null) return view$.next({ ...view$.value, problem });
      reading.end();
      view$.next({ ...NO_PHOTO, isReading: true });
      reading.run(from(readySoon(file)), (ready) => {
        const { isSubmitDeferred } = view$.value;
        if ('key' in ready) {
          view$.next({ ...NO_PHOTO, problem: ready });
          form.writeName('');
          if (isSubmitDeferred) form.showProblem();
          return;
        }
        view$.next({ ...NO_PHOTO, photo: ready });
        form.writeName(ready.name);
        if (isSubmitDeferred) form.submit();
      });
    },
    remove() {
      clear();
      form.writeName('');
    },
    clear,
    restore: (photo) => view$.next({ ...NO_PHOTO, photo }),
    submitWhenRead() {
      if (view$.value.isReading) view$.next({ ...view$.value, isSubmitDeferred: true });
      else form.submit();
    },
    cancelSubmit() {
      if (view$.value.isSubmitDeferred) view$.next({ ...view$.value, isSubmitDeferred: false });
    },
  };
}
