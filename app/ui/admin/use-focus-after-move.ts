import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores focus after a list item was moved: to the same button, or to the other one in its row at the end of the
 * list. Buttons name the item in `data-moves` and the direction in their value.
 *
 * @param rows changes when the list is reloaded.
 */
export function useFocusAfterMove(rows: unknown): RefObject<HTMLDivElement> {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ moves: string; way: string }>();

  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => {
      const moves = submitter instanceof HTMLButtonElement ? submitter.dataset['moves'] : undefined;
      if (submitter instanceof HTMLButtonElement && moves !== undefined)
        pressed.current = { moves, way: submitter.value };
    };
    const { current } = list;
    current?.addEventListener('submit', note);
    return () => current?.removeEventListener('submit', note);
  }, []);

  useEffect(() => {
    if (pressed.current === undefined) return;
    const { moves, way } = pressed.current;
    pressed.current = undefined;
    // Leaves the focus alone if the user has moved on.
    const { activeElement } = document;
    if (activeElement !== document.body && !list.current?.contains(activeElement)) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (button) => button.dataset['moves'] === moves,
    );
    (buttons.find(({ value }) => value === way) ?? buttons[0])?.focus();
  }, [rows]);

  return list;
}
