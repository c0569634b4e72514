import { useRef, type KeyboardEvent } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  name: string;
  errors: number;
}

interface TabListProps<Id extends string> {
  tabs: Tab<Id>[];
  chosen: Id;
  choose: (id: Id) => void;
}

/** Tabs for panels with the same IDs. The arrow keys move between tabs. */
export function TabList<Id extends string>({ tabs, chosen, choose }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const index = (tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next === undefined) return;
    choose(next.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div className="tab-list" role="tablist" aria-label="Product" ref={list}>
      {tabs.map(({ id, name, errors }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === chosen}
          aria-controls={id}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
          onKeyDown={move}
        >
          {name}
          {errors > 0 && (
            <span className="badge badge--bad">
              {errors} {errors === 1 ? 'error' : 'errors'}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
