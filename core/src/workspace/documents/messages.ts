export interface DocumentMessages {
  'documents.notSent': { readonly name: string };
}
