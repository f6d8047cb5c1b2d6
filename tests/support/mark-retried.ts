// A test that passed only when it was tried again proves nothing: its report says so, and the tracer reads it.
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    retried?: true;
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.retried = true;
});
