import { useEffect, useRef, type RefObject } from 'react';

/**
 * What is moved in a list loses the focus when the browser takes it out and puts it in elsewhere, and so does a button
 * that is gone at the end of the list. The button that was pressed has the focus again afterwards, or else the other
 * one of the same row. Buttons say by `data-moves` what they move, by their value which way.
 *
 * @param rows another value once the list was loaded again.
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
    // Whoever has gone on to something else meanwhile stays there.
    const { activeElement } = document;
    if (activeElement !== document.body && !list.current?.contains(activeElement)) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (button) => button.dataset['moves'] === moves,
    );
    (buttons.find(({ value }) => value === way) ?? buttons[0])?.focus();
  }, [rows]);

  return list;
}
