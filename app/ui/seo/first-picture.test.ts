import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ProductPicture } from '../catalog/product-picture';
import { preloadPicture } from './first-picture';

const SIZES = '(min-width: 64rem) 36rem, 100vw';

function attribute(html: string, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`, 'i').exec(html)?.[1];
}

it.each(['/pictures/smart-key.svg?buttons=4&v=1', '/pictures/products/7-1600x1200-800.webp'])(
  'asks ahead for just what the picture %s will ask for',
  (src) => {
    const { tagName, ...attributes } = preloadPicture(src, SIZES);
    const hint = renderToStaticMarkup(createElement(tagName, attributes));
    const picture = renderToStaticMarkup(createElement(ProductPicture, { src, alt: '', sizes: SIZES }));
    expect(attribute(hint, 'as')).toBe('image');
    expect(attribute(hint, 'href')).toBe(attribute(picture, 'src'));
    expect(attribute(hint, 'imagesrcset')).toBe(attribute(picture, 'srcset'));
    expect(attribute(hint, 'imagesizes')).toBe(attribute(picture, 'srcset') && attribute(picture, 'sizes'));
  },
);
