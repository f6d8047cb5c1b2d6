import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { ConditionLink } from './model.ts';

/** Where a center's payment terms come from. */
export interface TermsPort {
  conditionUrl(): Reply<ConditionLink>;
  conditions(): Reply<FileContent>;
}
