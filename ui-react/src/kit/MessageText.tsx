import { isMessage, type Message } from '@felles/core';
import { LANGUAGE_OF_CENTERS } from '../i18n/language-tags.ts';
import { useText } from '../i18n/text.ts';

/** A message of the core. Words of the service itself are marked as the Norwegian they are, on an English page too. */
export function MessageText({ message }: { readonly message: Message }) {
  const text = useText()(message);
  const words = wordsOfService(message);
  if (words === '') return text;
  return (
    <>
      {text.slice(0, -words.length)}
      <span lang={LANGUAGE_OF_CENTERS}>{words}</span>
    </>
  );
}

/** The service's words may come within our sentence, and are its end then. */
function wordsOfService({ params }: Message): string {
  const inner = params['message'] ?? params['reason'] ?? '';
  return isMessage(inner) ? wordsOfService(inner) : String(inner);
}
