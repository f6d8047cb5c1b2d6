// The schemas of the portal, by the names that they have in the document.

export * from '@felles/core/internal/portal/agreement/model';
export * from '@felles/core/internal/portal/bookings/model';
export * from '@felles/core/internal/portal/card/model';
export * from '@felles/core/internal/portal/center/model';
export * from '@felles/core/internal/portal/center/parameters';
export * from '@felles/core/internal/portal/invoices/model';
export * from '@felles/core/internal/portal/membership/model';
export * from '@felles/core/internal/portal/news/model';
export * from '@felles/core/internal/portal/notices/model';
export * from '@felles/core/internal/portal/payment/model';
export * from '@felles/core/internal/portal/payment/start/attempts';
export * from '@felles/core/internal/portal/payment/unpaid-signup';
export * from '@felles/core/internal/portal/person/draft';
export * from '@felles/core/internal/portal/person/model';
export * from '@felles/core/internal/portal/profile/model';
export * from '@felles/core/internal/portal/session/model';
export * from '@felles/core/internal/portal/signup/drafts';
export * from '@felles/core/internal/portal/signup/model';
export * from '@felles/core/internal/portal/signup/receipt';
export * from '@felles/core/internal/portal/signup/requests';
export * from '@felles/core/internal/portal/sponsor/model';
export * from '@felles/core/internal/portal/terms/model';
export * from '@felles/core/internal/portal/timetable/model';
export * from '@felles/core/internal/portal/visits/model';
