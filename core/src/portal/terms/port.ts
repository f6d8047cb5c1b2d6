import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { ConditionLink } from './model.ts';

/** The center's payment terms, as an external address or as a document of the service. */
export interface TermsPort {
  conditionUrl(): Reply<ConditionLink>;
  conditions(): Reply<FileContent>;
}
