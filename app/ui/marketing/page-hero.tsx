import type { ReactNode } from 'react';

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
        <img src={picture} alt="" width={400} height={300} />
      </div>
    </div>
  );
}
