import { Link } from '@remix-run/react';

import { paths } from '../../paths';

interface HomeHeroProps {
  categories: { slug: string; name: string; picture: string }[];
}

/** SPEC 2.3: the store's three offers. The first is the headline, the others stand beside it, all in view at once. */
export function HomeHero({ categories }: HomeHeroProps) {
  const picture = (slug: string) => categories.find((category) => category.slug === slug)?.picture;
  const keys = picture('automotive-keys');
  return (
    <section className="hero" aria-label="Offers">
      <div className="container hero__grid">
        <div className="hero__main on-ink">
          <div>
            <p className="eyebrow hero__eyebrow">Professional solutions</p>
            <h1>The right part today, for locksmiths with a customer waiting</h1>
            <p>
              Keys, locks, hardware and machines from stock. Order before 3 PM EST and it leaves the same day.
            </p>
            <p>
              <Link className="btn btn--primary" to={paths.category('automotive-keys')} discover="none">
                Shop automotive keys
              </Link>
            </p>
          </div>
          {keys && <img src={keys} alt="" width={400} height={300} />}
        </div>
        <Link className="hero__side" to={paths.products({ category: 'programming' })} discover="none">
          <span className="eyebrow">50% off</span>
          <strong>Programming devices</strong>
          <span className="small">Up to half off programmers and diagnostic tools</span>
        </Link>
        <Link className="hero__side" to={paths.products()} discover="none">
          <span className="eyebrow">Free shipping</span>
          <strong>On orders of $299 or more</strong>
          <span className="small">Delivered in 2-3 business days</span>
        </Link>
      </div>
    </section>
  );
}
