import { addressPart } from '@felles/core';
import type { Flag } from '@felles/core/workspace/projects';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyCode } from '../../react/lazy-code.ts';
import { paths } from '../paths.ts';
import type { PageArea } from '../services.ts';

/** The first page of a project. Its block of conversations comes later, and is waited for by nothing else. */
export const overview = {
  code: lazyCode(async () => (await import('../screens/OverviewScreen.tsx')).OverviewScreen),
  areas: ['checkIns', 'handbook', 'project', 'projectPages'],
} as const;

interface Page {
  readonly page: string;
  readonly code: () => Promise<ComponentType>;
  readonly areas: readonly PageArea[];
  readonly name: string;
  /** [W-PROJECTS-23] The switch that must be on for it. */
  readonly flag: Flag | null;
  /** A path that draws it. */
  readonly shape: string;
}

/** An open phase has an address of its own, and is shown on the page of all phases. */
export const phases = {
  code: lazyCode(async () => (await import('../screens/PhasesScreen.tsx')).PhasesScreen),
  areas: ['phases'],
} as const;

/** One checklist has an address of its own below the page of all checklists. */
export const checklist = {
  code: lazyCode(async () => (await import('../screens/ChecklistScreen.tsx')).ChecklistScreen),
  areas: ['checklists', 'siteDrafts', 'siteRecords'],
} as const;

/** The approval of hours has an address of its own below the page of all hours. */
export const approval = {
  code: lazyCode(async () => (await import('../screens/HoursApprovalScreen.tsx')).HoursApprovalScreen),
  areas: ['hours'],
} as const;

/** The pages in their order: work, papers, people, figures. */
export const PROJECT_PAGES = [
  [
    {
      page: paths.project,
      ...overview,
      name: 'pages.overview',
      flag: null,
      shape: 'M4 20h16M6 20V9l6-4 6 4v11M10 20v-5h4v5',
    },
    {
      page: '/project/:projectId/progress',
      code: lazyCode(async () => (await import('../screens/ProgressScreen.tsx')).ProgressScreen),
      areas: ['phases'],
      name: 'progress.title',
      flag: null,
      shape: 'M5 4v16M9 7h7M9 12h10M9 17h5',
    },
    {
      page: '/project/:projectId/phases',
      ...phases,
      name: 'phases.title',
      flag: null,
      shape:
        'M12 4l8.500 4.500-8.500 4.500-8.500-4.500ZM3.500 12.500l8.500 4.500 8.500-4.500M3.500 16l8.500 4.500 8.500-4.500',
    },
    {
      page: '/project/:projectId/deadlines',
      code: lazyCode(async () => (await import('../screens/DeadlinesScreen.tsx')).ProjectDeadlinesScreen),
      areas: ['deadlines'],
      name: 'deadlines.title',
      flag: null,
      shape: 'M6 20V4M6 5h12l-3 4 3 4H6',
    },
    {
      page: paths.tasks,
      code: lazyCode(async () => (await import('../screens/TasksScreen.tsx')).TasksScreen),
      areas: ['participants', 'siteDrafts', 'tasks'],
      name: 'tasks.title',
      flag: null,
      shape: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM8.5 12l2.500 2.500 4.500-5',
    },
    {
      page: '/project/:projectId/checklists',
      code: lazyCode(async () => (await import('../screens/ChecklistsScreen.tsx')).ChecklistsScreen),
      areas: ['checklists', 'siteDrafts', 'siteRecords'],
      name: 'checklists.title',
      flag: null,
      shape:
        'M4 6.5l1.500 1.500 2.500-3M4 12.5l1.500 1.500 2.500-3M4 18.500l1.500 1.500 2.500-3M11 7h9M11 13h9M11 19h9',
    },
    {
      page: '/project/:projectId/deviations',
      code: lazyCode(async () => (await import('../screens/DeviationsScreen.tsx')).DeviationsScreen),
      areas: ['siteRecords', 'deviations', 'participants', 'siteDrafts'],
      name: 'deviations.title',
      flag: 'deviations',
      shape: 'M12 4.500 3.500 19h17ZM12 10v4M12 16.500v.1',
    },
    {
      page: '/project/:projectId/hours',
      code: lazyCode(async () => (await import('../screens/HoursScreen.tsx')).HoursScreen),
      areas: ['hours', 'siteRecords'],
      name: 'hours.title',
      flag: 'hours',
      shape: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.500V12l3 2',
    },
  ],
  [
    {
      page: paths.documents,
      code: lazyCode(async () => (await import('../screens/DocumentsScreen.tsx')).DocumentsScreen),
      areas: ['documents'],
      name: 'documents.title',
      flag: null,
      shape: 'M4 6.5h5.5l2 2.500H20V18.500H4Z',
    },
    {
      page: '/project/:projectId/photos',
      code: lazyCode(async () => (await import('../screens/PhotosScreen.tsx')).PhotosScreen),
      areas: ['documents'],
      name: 'photos.title',
      flag: null,
      shape: 'M4 5.500h16v13H4ZM4 15.500l4.500-4 4 3.500 3-2.500 4.500 4M9 9.500v.1',
    },
    {
      page: '/project/:projectId/handbook',
      code: lazyCode(async () => (await import('../screens/HandbookScreen.tsx')).HandbookScreen),
      areas: ['handbook'],
      name: 'handbook.title',
      flag: null,
      shape: 'M6 4h12v16H8a2 2 0 0 1-2-2ZM6 18a2 2 0 0 1 2-2h10M9.500 8h5',
    },
  ],
  [
    {
      page: '/project/:projectId/participants',
      code: lazyCode(async () => (await import('../screens/ParticipantsScreen.tsx')).ParticipantsScreen),
      areas: ['participants', 'register'],
      name: 'participants.title',
      flag: null,
      shape:
        'M9 5.200a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600ZM3 19.500c.5-3.200 2.900-5 6-5s5.500 1.800 6 5M16 6a3 3 0 0 1 0 5.500M17.500 14.800c2 .6 3.200 2.200 3.500 4.700',
    },
    {
      page: '/project/:projectId/conversations',
      code: lazyCode(async () => (await import('../screens/ConversationsScreen.tsx')).ConversationsScreen),
      areas: ['chat'],
      name: 'chat.page',
      flag: null,
      shape:
        'M5.500 5h13a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500H11l-4.500 3.500V17h-1A1.500 1.500 0 0 1 4 15.500v-9A1.500 1.500 0 0 1 5.500 5Z',
    },
    {
      page: '/project/:projectId/checkins',
      code: lazyCode(async () => (await import('../screens/CheckInsScreen.tsx')).CheckInsScreen),
      areas: ['checkIns'],
      name: 'checkin.title',
      flag: 'onworksite',
      shape: 'M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2M9 12h6',
    },
  ],
  [
    {
      page: '/project/:projectId/statistics',
      code: lazyCode(async () => (await import('../screens/ProjectStatisticsScreen.tsx')).ProjectStatisticsScreen),
      areas: ['statistics'],
      name: 'statistics.title',
      flag: null,
      shape: 'M4 20h16M7 16.500v-5M12 16.500V6M17 16.500v-8',
    },
    {
      page: '/project/:projectId/expenses',
      code: lazyCode(async () => (await import('../screens/ExpensesScreen.tsx')).ExpensesScreen),
      areas: ['articles', 'expenses', 'siteDrafts'],
      name: 'expenses.title',
      flag: null,
      shape: 'M6 4h12v16l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500ZM9 9h6M9 13h6',
    },
    {
      page: '/project/:projectId/subprojects',
      code: lazyCode(async () => (await import('../screens/SubprojectsScreen.tsx')).SubprojectsScreen),
      areas: ['project', 'projectPages'],
      name: 'pages.subprojects',
      flag: null,
      shape: 'M5 4h5v5H5ZM14 10h5v4h-5ZM14 17h5v4h-5ZM7.500 9v10h6.500M7.500 12h6.500',
    },
    {
      page: '/project/:projectId/history',
      code: lazyCode(async () => (await import('../screens/HistoryScreen.tsx')).HistoryScreen),
      areas: ['projectPages'],
      name: 'pages.history',
      flag: null,
      shape: 'M12 4a8 8 0 1 1-7.500 5.300M4 5v4.500h4.500M12 8v4.500l3 1.800',
    },
  ],
] as const satisfies readonly (readonly Page[])[];

/** One of the pages that a project has. */
export type ProjectPage = (typeof PROJECT_PAGES)[number][number];

/** The address of a page of a project. */
export const addressIn = ({ page }: ProjectPage, projectId: string): string =>
  page.replace(':projectId', addressPart(projectId));

/** The page of a project at an address. Addresses below a page belong to it. */
export const projectPageAt = (address: string): ProjectPage | null =>
  PROJECT_PAGES.flat().find(({ page }) => matchPath({ path: page, end: page === paths.project }, address) !== null) ??
  null;
