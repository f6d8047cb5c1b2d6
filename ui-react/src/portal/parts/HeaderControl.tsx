import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import type { HeaderItem } from '../services.ts';

interface HeaderControlProps {
  readonly item: HeaderItem;
  readonly className: string | undefined;
  /** Called when the entry is chosen. */
  readonly onChosen?: (item: HeaderItem) => void;
}

/** A page to go to is a link, something to do is a button. */
export function HeaderControl({ item, className, onChosen }: HeaderControlProps) {
  const { title, shape, to, callback, disabled = false, lang, Note } = item;
  const inside = (
    <>
      <Shape path={shape} />
      {title}
      {Note && <Note />}
    </>
  );
  if (to !== undefined) {
    return (
      <PageLink className={className} to={to} onClick={() => onChosen?.(item)}>
        {inside}
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-disabled={disabled || undefined}
      lang={lang}
      onClick={() => {
        if (disabled) return;
        callback?.();
        onChosen?.(item);
      }}
    >
      {inside}
    </button>
  );
}
