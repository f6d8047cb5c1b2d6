// The timetable and its store come as one file: neither is of any use without the other.
export { composeTimetable } from '../../composition/timetable.ts';
export { TimetableScreen } from '../screens/TimetableScreen.tsx';
