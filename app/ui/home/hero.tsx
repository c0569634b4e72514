import { Link, useHref, useSearchParams } from '@remix-run/react';
import { type FocusEvent, type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';

import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import { keepHyphenated } from '../catalog/keep-hyphenated';
import { Price } from '../catalog/price';
import { StockBadge } from '../catalog/product-badges';
import { ProductPicture } from '../catalog/product-picture';
import { Icon } from '../icon/icon';
import { useCategoryAddress } from '../store/use-category-address';
import { getHeroSlides, type HeroSlide } from './hero-slides';
import { useSettings } from '../settings/use-settings';
import { useHydrated } from '../use-hydrated';
import goodsNarrow from './goods-narrow.webp';
import goodsWide from './goods-wide.webp';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Interval (SPEC 9). */
const ROTATION_MS = 5000;

/** Anchor for links of the dots. */
const HERO = 'offers';

interface HeroProps {
  /** The slide in the URL. */
  initial: number;
  /** Beside the slides, or below them. */
  products: readonly ProductCard[];
  /** Largest saving on a programming device in percent. */
  programmingSaving: number;
}

/**
 * The rotating banner (SPEC 2.3). Slides share one area, so nothing shifts; only the current one is visible and
 * reachable.
 */
export function Hero({ initial, products, programmingSaving }: HeroProps) {
  const slides = getHeroSlides(useSettings(), programmingSaving);
  const rotation = useRotation(slides.length, initial, ROTATION_MS);
  const automotiveKeys = useCategoryAddress()('automotive-keys');
  const leave = (event: FocusEvent<HTMLElement>) =>
    rotation.setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <section
      className="hero on-ink"
      id={HERO}
      aria-roledescription={t`carousel`}
      aria-label={t`Offers`}
      onPointerEnter={(event) => rotation.setPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => rotation.setPointedAt(false)}
      onFocus={() => rotation.setFocused(true)}
      onBlur={leave}
    >
      <HeroPhoto />
      <div className="container hero__row">
        <h1 className="hero__store">
          <Trans>Keys, locks, and tools for professional locksmiths</Trans>
        </h1>
        <div className="hero__slides" aria-live={rotation.isRotating ? 'off' : 'polite'}>
          {slides.map(({ eyebrow, title, text, more }, index) => (
            <div
              key={title}
              className="hero__slide"
              role="group"
              aria-roledescription={t`slide`}
              aria-label={slidePosition(index + 1, slides.length)}
              data-shown={index === rotation.shown}
            >
              <p className="eyebrow">{eyebrow}</p>
              <h2>{title}</h2>
              <p>{text}</p>
              <p className="hero__actions">
                {automotiveKeys !== undefined && (
                  <Link className="btn btn--primary" to={automotiveKeys} discover="none">
                    <Trans>Shop automotive keys</Trans>
                  </Link>
                )}{' '}
                <Link className="btn btn--on-ink" to={more.to} discover="none">
                  {more.name}
                </Link>
              </p>
            </div>
          ))}
        </div>
        <HeroControls rotation={rotation} slides={slides} />
        <HeroProducts products={products} />
      </div>
    </section>
  );
}

/** Goods on a dark bench, behind the words. */
function HeroPhoto() {
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={goodsWide} />
      <img
        className="hero__photo"
        src={goodsNarrow}
        alt=""
        decoding="async"
        // React 18 knows the attribute only in lower case.
        {...{ fetchpriority: 'high' }}
      />
    </picture>
  );
}

function HeroProducts({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <ul className="hero__products">
      {products.map((product) => (
        <li key={product.id}>
          <Link to={paths.product(product.slug)} prefetch="intent" discover="none">
            <ProductPicture src={product.image} alt="" sizes="(min-width: 48rem) 14rem, 33vw" />
            <span className="hero__name" lang={product.nameLanguage}>
              {keepHyphenated(product.name)}
            </span>{' '}
            <Price {...product} /> <StockBadge {...product} withQuantity />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface HeroControlsProps {
  rotation: ReturnType<typeof useRotation>;
  slides: HeroSlide[];
}

/** The dots are a GET form, so that slides work without JavaScript. */
function HeroControls({ rotation, slides }: HeroControlsProps) {
  const [params] = useSearchParams();
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    rotation.show(index);
  };
  return (
    <div className="hero__controls">
      <form method="get" action={useHref(`${paths.home()}#${HERO}`)}>
        {[...params]
          .filter(([name]) => name !== 'slide')
          .map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="submit"
            name="slide"
            value={index + 1}
            className="hero__dot"
            aria-current={index === rotation.shown ? 'true' : undefined}
            onClick={(event) => show(event, index)}
          >
            <span className="sr-only">{slideName(index + 1, title)} </span>
          </button>
        ))}
      </form>
      {rotation.canRotate && (
        <button
          type="button"
          className="hero__pause small"
          onClick={() => rotation.setPaused(!rotation.isPaused)}
        >
          <Icon name={rotation.isPaused ? 'play' : 'pause'} />
          {rotation.isPaused ? (
            <Trans>
              Play<span className="sr-only"> the slides</span>
            </Trans>
          ) : (
            <Trans>
              Pause<span className="sr-only"> the slides</span>
            </Trans>
          )}
        </button>
      )}
    </div>
  );
}

const slidePosition = (number: number, total: number) => t`${number} of ${total}`;

const slideName = (number: number, title: string) => t`Slide ${number}: ${title}`;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onMotionChange(tell: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether the visitor prefers reduced motion. */
function usePrefersStill(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/** A rotating index: paused before hydration, on hover or focus, and with reduced motion. */
function useRotation(count: number, initial: number, everyMs: number) {
  const [shown, show] = useState(initial);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hydrated = useHydrated();
  const canRotate = !usePrefersStill() && hydrated;
  const isRotating = canRotate && !isPaused && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => show((shown + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [isRotating, shown, count, everyMs]);

  return { shown, show, canRotate, isRotating, isPaused, setPaused, setPointedAt, setFocused };
}
