import type { ReactNode } from 'react';
import { ProductPicture } from '../catalog/product-picture';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  text: ReactNode;
  picture: string;
  children?: ReactNode;
}

/** The head of a marketing page. */
export function PageHero({ eyebrow, title, text, picture, children }: PageHeroProps) {
  return (
    <div className="page-hero on-ink">
      <div className="container page-hero__row">
        <div className="stack stack--left">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          {children !== undefined && <div className="button-row">{children}</div>}
        </div>
        <ProductPicture src={picture} alt="" sizes="25rem" />
      </div>
    </div>
  );
}
