// Small parts that most pages need. Named here they travel with the start; else each would be a file to fetch.
import '../kit/Chip.tsx';
import '../kit/HiddenText.tsx';
import '../kit/SelectField.tsx';
import '../react/use-store.ts';
