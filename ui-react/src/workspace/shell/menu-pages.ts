// The pages of the main menu, each with its icon.
import { paths, START } from '../paths.ts';

export const PAGES = [
  // A sun.
  {
    to: paths.site,
    begins: paths.site,
    name: 'site.title',
    shape:
      'M12 8.400a3.600 3.600 0 1 0 0 7.200 3.600 3.600 0 0 0 0-7.200ZM12 3.500v2M12 18.500v2M3.500 12h2M18.500 12h2M6 6l1.400 1.400M16.600 16.600 18 18M18 6l-1.400 1.400M7.400 16.600 6 18',
  },
  // Four fields of a board.
  {
    to: START,
    begins: '/dashboard',
    name: 'dashboard.title',
    shape: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  },
  // A house on its ground.
  { to: paths.projects, begins: '/project', name: 'projects.title', shape: 'M4 20h16M6 20V9l6-4 6 4v11M10 20v-5h4v5' },
  // A flag on its pole.
  { to: paths.deadlines, begins: paths.deadlines, name: 'deadlines.title', shape: 'M6 21V4M6 5h11l-2.5 4 2.500 4H6' },
  // A person within the corners of a gate.
  {
    to: paths.checkIn,
    begins: paths.checkIn,
    name: 'checkin.title',
    shape:
      'M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2M12 8.200a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600ZM8.300 16.500c.6-1.8 1.9-2.7 3.7-2.7s3.1.9 3.7 2.7',
  },
  // A speech balloon with text.
  {
    to: paths.chat,
    begins: paths.chat,
    name: 'chat.page',
    shape:
      'M5.500 5h13a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500H11l-4.500 3.500V17h-1A1.500 1.500 0 0 1 4 15.500v-9A1.500 1.500 0 0 1 5.500 5Z',
  },
  // Bars over days.
  {
    to: paths.planning,
    begins: paths.planning,
    name: 'planning.title',
    shape: 'M5 4v16M8 7h7M8 12h11M8 17h5',
  },
  // A clock.
  {
    to: paths.hours,
    begins: paths.hours,
    name: 'week.title',
    shape: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3 2',
  },
  // A tag on its string.
  {
    to: paths.articles,
    begins: '/article',
    name: 'articles.title',
    shape: 'M4 4h8l8 8-8 8-8-8ZM8.5 8.500v.1',
  },
  // A card with a person's head.
  {
    to: paths.contacts,
    // The departments are in the specification, the customers are not.
    otherwise: paths.departments,
    begins: ['/contact', '/person', '/departments'],
    name: 'register.title',
    shape:
      'M5 4h13a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 18 20H5ZM5 4v16M12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8.5 16.5c.4-1.9 1.7-3 3.5-3s3.1 1.1 3.5 3',
  },
  // Columns on a line.
  {
    to: paths.statistics,
    begins: paths.statistics,
    name: 'statistics.title',
    shape: 'M4 20h16M7 16.500v-5M12 16.500V6M17 16.500v-8',
  },
  // A bell.
  {
    to: paths.notifications,
    begins: paths.notifications,
    name: 'notifications.title',
    shape: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4',
  },
  // A sheet with lines on it, held by a pin.
  {
    to: paths.panels,
    begins: paths.panels,
    name: 'panels.title',
    shape: 'M5 6h14v15H5ZM12 3v5M8.5 12h7M8.5 16h5',
  },
  // A tray.
  {
    to: paths.outbox,
    begins: paths.outbox,
    name: 'outbox.title',
    shape:
      'M4 13.500 6.500 5h11L20 13.500V18a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18ZM4 13.500h4.500l1 2.500h5l1-2.500H20',
  },
] as const;
