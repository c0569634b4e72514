import { Form } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

import type { CategoryWithCount } from '../../../domain/goods/catalog/categories.queries.server';
import { adminPaths } from '../../../admin-paths';
import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import { useHasPermission } from '../staff/use-has-permission';
import { ButtonLink, TextLink } from '../links';

/** SPEC 2.11: the category cards, in the store's order, with subcategories below their parent. */
export function CategoryCards({ categories }: { categories: CategoryWithCount[] }) {
  const list = useFocusAfterMove(categories);
  return (
    <div ref={list}>
      <Siblings categories={categories} parentId={null} level={0} />
    </div>
  );
}

interface SiblingsProps {
  categories: CategoryWithCount[];
  parentId: number | null;
  level: number;
}

function Siblings({ categories, parentId, level }: SiblingsProps) {
  const siblings = categories.filter((category) => category.parentId === parentId);
  if (siblings.length === 0) return null;
  return (
    <ul className={level === 0 ? 'category-cards' : 'category-cards category-cards--below'}>
      {siblings.map((category, index) => {
        const hasBelow = categories.some((one) => one.parentId === category.id);
        return (
          <li key={category.id} className={hasBelow ? 'category-group' : undefined}>
            <Card
              category={category}
              before={siblings[index - 1]}
              behind={siblings[index + 1]}
              inAll={countAllProducts(categories, category)}
            />
            <Siblings categories={categories} parentId={category.id} level={level + 1} />
          </li>
        );
      })}
    </ul>
  );
}

/** Counts the products of a category and its subcategories. */
function countAllProducts(categories: CategoryWithCount[], category: CategoryWithCount): number {
  return categories
    .filter(({ parentId }) => parentId === category.id)
    .reduce((sum, child) => sum + countAllProducts(categories, child), category.productCount);
}

interface CardProps {
  category: CategoryWithCount;
  before: CategoryWithCount | undefined;
  behind: CategoryWithCount | undefined;
  inAll: number;
}

function Card({ category, before, behind, inAll }: CardProps) {
  const may = useHasPermission();
  const { id, name, productCount, isActive } = category;
  const Heading = category.level === 0 ? 'h2' : 'h3';
  return (
    <article id={`category-${id}`} className="panel category-card" aria-labelledby={`category-${id}-name`}>
      <div className="category-card__head">
        <Heading id={`category-${id}-name`}>{name}</Heading>
        {may('catalog.edit') && (
          <div className="cluster cluster--close cluster--row">
            <MoveButton id={id} name={name} direction="up" neighbor={before} />
            <MoveButton id={id} name={name} direction="down" neighbor={behind} />
          </div>
        )}
      </div>
      <p className="category-card__facts small muted">
        <span className={`badge ${isActive ? 'badge--good' : ''}`}>{isActive ? 'Active' : 'Inactive'}</span>
        <span>
          {productCount} {productCount === 1 ? 'product' : 'products'}
        </span>
        {inAll > productCount && <span>{inAll} with subcategories</span>}
        <span>ID {id}</span>
      </p>
      {category.description !== '' && <p className="small">{category.description}</p>}
      <ul className="category-card__links">
        <li>
          <TextLink to={adminPaths.products({ category: id })}>View Products</TextLink>
        </li>
        {isActive && (
          <li>
            <TextLink to={paths.category(category.slug)}>Open in store</TextLink>
          </li>
        )}
      </ul>
      {may('catalog.edit') && (
        <div className="category-card__actions">
          <CardLink to={adminPaths.editCategory(id)} verb="Edit" name={name} />
          <CardLink
            to={adminPaths.categoryStatus(id)}
            verb={isActive ? 'Deactivate' : 'Activate'}
            name={name}
          />
          {may('catalog.delete') && <CardLink to={adminPaths.deleteCategory(id)} verb="Delete" name={name} />}
        </div>
      )}
    </article>
  );
}

function CardLink({ to, verb, name }: { to: string; verb: string; name: string }) {
  return (
    <ButtonLink isSmall to={to}>
      {verb}
      <span className="sr-only"> {name}</span>
    </ButtonLink>
  );
}

interface MoveButtonProps {
  id: number;
  name: string;
  direction: 'up' | 'down';
  /** The sibling to swap with; undefined at the end of the list. */
  neighbor: CategoryWithCount | undefined;
}

function MoveButton({ id, name, direction, neighbor }: MoveButtonProps) {
  if (neighbor === undefined) return null;
  return (
    <Form method="post" action={adminPaths.categories()} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="expectedNeighbor" value={neighbor.id} />
      <button
        type="submit"
        name="intent"
        value={direction}
        data-moves={id}
        className={`btn btn--small btn--move btn--move-${direction}`}
        title={`Move ${direction}`}
      >
        <Icon name="chevron-down" />
        <span className="sr-only">
          Move {name} {direction}
        </span>
      </button>
    </Form>
  );
}

/**
 * Restores focus after a list item was moved: to the same button, or to the other one in its row at the end of the
 * list. Buttons name the item in `data-moves` and the direction in their value.
 *
 * @param rows changes when the list is reloaded.
 */
function useFocusAfterMove(rows: unknown): RefObject<HTMLDivElement> {
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
