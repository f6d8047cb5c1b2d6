// The schemas of both applications, by the names that they have in the document.

export * from '@felles/core/internal/shared/calendar';
export * from '@felles/core/internal/shared/codecs';
export * from '@felles/core/internal/shared/file';
export * from '@felles/core/internal/shared/keys';
export * from '@felles/core/internal/shared/wire-values';
export * from '@felles/core/internal/shell/model';
