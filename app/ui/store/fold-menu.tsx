import type { KeyboardEvent, ReactNode } from 'react';

interface FoldMenuProps {
  summary: ReactNode;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** A menu that opens below its button, without JavaScript too. Escape, another menu, and a press elsewhere close it. */
export function FoldMenu({ summary, className = '', children }: FoldMenuProps) {
  const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget.closest('details');
    if (event.key !== 'Escape' || menu === null || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return (
    <details className={`fold-menu ${className}`.trim()} name="menu">
      <summary onKeyDown={closeByEscape}>{summary}</summary>
      {/* Keys that are pressed on the links inside arrive here. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="fold-menu__list" onKeyDown={closeByEscape}>
        {children}
      </ul>
    </details>
  );
}
