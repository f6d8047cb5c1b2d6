// Icons that no first page needs, each on its own, so that only the parts that show one load it.

export const ARROW_DOWN = 'M12 6v12M7 13l5 5 5-5';
export const BELL = 'M6.5 10.5a5.5 5.5 0 0 1 11 0c0 4 1.5 5.5 1.5 5.5H5s1.5-1.5 1.5-5.5ZM10 19a2 2 0 0 0 4 0';
export const CAMERA =
  'M4 8.500h3.500l1.500-2.500h6l1.500 2.500H20v10.500H4ZM12 10.200a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600Z';
export const DOWNLOAD = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14';
export const EYE =
  'M3 12c2.2-4.3 5.2-6.5 9-6.5s6.8 2.2 9 6.5c-2.2 4.3-5.2 6.5-9 6.5S5.2 16.3 3 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z';
export const CLOCK = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3 2';
export const FOLDER = 'M4 6.5h5.5l2 2.500H20V18.500H4Z';
export const FILTER = 'M4 7h16M7 12h10M10 17h4';
export const GLOBE =
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4 12h16M12 4c2.5 2.3 3.5 5 3.5 8s-1 5.7-3.5 8c-2.5-2.3-3.5-5-3.5-8s1-5.7 3.5-8Z';
export const GRIP = 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1';
export const HOURGLASS = 'M7 4h10M7 20h10M8 4v3.5l4 4.5-4 4.5V20M16 4v3.5L12 12l4 4.5V20';
export const OFFLINE =
  'M4 4l16 16M8.5 8.7A5.5 5.5 0 0 0 6 13a3.5 3.5 0 0 0 .5 5H15M11 7.6a5.5 5.5 0 0 1 6.5 4.9 3.5 3.5 0 0 1 1.8 4.3';
export const PRINTER = 'M7 9V4.500h10V9M7 17H4.500V9h15v8H17M7 14h10v5.500H7Z';
export const PEOPLE =
  'M9 5.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM3 19.5c.5-3.2 2.9-5 6-5s5.5 1.800 6 5M15.5 5.5a3.2 3.2 0 0 1 0 6M17.5 14.9c1.9.7 3.1 2.3 3.5 4.6';
export const PHONE =
  'M7.5 4.5h2.2l1.3 3.8-1.9 1.4a10 10 0 0 0 5.2 5.2l1.4-1.9 3.8 1.3v2.2a2 2 0 0 1-2 2A13 13 0 0 1 5.5 6.5a2 2 0 0 1 2-2Z';
export const RETRY = 'M19 12a7 7 0 1 1-2.2-5.1M19.5 4v4h-4';
export const SEARCH = 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5';
export const SPEECH = 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-4 3.500V17H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z';
export const TRASH = 'M5 7h14M10 7V4.5h4V7M7 7l.7 12.5h8.6L17 7M10.5 11v5M13.5 11v5';
export const UP = 'M12 18V6M7 11l5-5 5 5';
export const BOOK =
  'M5 5.5A1.5 1.500 0 0 1 6.500 4H18v13H6.500A1.500 1.500 0 0 0 5 18.500ZM5 18.500A1.500 1.500 0 0 0 6.500 20H18v-3M9 8h5.500';
export const FOLDER_LINK = 'M4 6.500h5.500l2 2.500H20V18.500H4ZM10 15.500l4-4M11 11.500h3v3';
export const LOCK = 'M7 11h10v8.500H7ZM9 11V8a3 3 0 0 1 6 0v3';
export const NOT = 'M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15ZM6.800 6.800l10.400 10.400';
export const PEN =
  'M4.500 19.500h3L18.700 8.300a1.800 1.800 0 0 0 0-2.500l-.5-.5a1.800 1.800 0 0 0-2.500 0L4.500 16.500ZM14 7l3 3';
export const PLUS = 'M12 5v14M5 12h14';
export const CLIP =
  'm19.500 11-7.800 7.800a4.500 4.500 0 0 1-6.400-6.400l8-8a3 3 0 0 1 4.300 4.300l-7.900 7.900a1.500 1.500 0 0 1-2.200-2.200l7.200-7.100';
export const COPY = 'M9 9h10.500v10.500H9ZM6 15H4.500V4.500H15V6';
export const SEND = 'M4.500 11.500 20 4.500l-5.500 15.500-3.500-6.500ZM11 13.500l4-4';
