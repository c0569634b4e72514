import { describe, expect, it } from 'vitest';

import { frameOf } from './page-frame';

describe('what stands around a page', () => {
  it.each(['/original', '/advanced', '/ORIGINAL/'])('%s has the other header', (path) => {
    expect(frameOf(path)).toEqual({ header: 'marketing' });
  });

  it.each([
    '/products',
    '/product/bmw-smart-key',
    '/originals',
    '/cart',
    '/about',
    '/faq',
    '/locations',
    '/blog/a-post',
  ])('%s has the header of the store', (path) => {
    expect(frameOf(path)).toEqual({ header: 'store' });
  });

  it('the home page has the tour and never opens it by itself', () => {
    expect(frameOf('/').tour).toEqual({ autoStart: false });
  });

  it('the compact page opens it for who is new', () => {
    expect(frameOf('/simple').tour).toEqual({ autoStart: true });
  });
});
