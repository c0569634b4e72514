import { describe, expect, it } from 'vitest';

import { adminPaths } from './admin-paths';
import { getLocalPath, paths, withQuery } from './paths';

describe('a path to go to afterwards', () => {
  it.each(['/', '/admin/products?q=a&page=2', '/products#top', '/a//b', '/admin/orders/1'])(
    '%s is ours',
    (path) => {
      expect(getLocalPath(path, '/fallback')).toBe(path);
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '/a\\..\\..\\b',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/%0d\r\nSet-Cookie: a=b',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    ' /admin',
    'admin',
    '',
    undefined,
    null,
    7,
    ['/admin'],
  ])('%j is not', (candidate) => {
    expect(getLocalPath(candidate, '/fallback')).toBe('/fallback');
  });

  it('stays on this store as a browser reads it', () => {
    for (const candidate of [
      '/.//elsewhere.example',
      '/..//elsewhere.example',
      '/@elsewhere.example',
      '/%2F/x',
    ]) {
      const url = new URL(getLocalPath(candidate, '/'), 'https://keyway.example/admin/login');
      expect(url.host).toBe('keyway.example');
    }
  });
});

describe('paths', () => {
  it('leave out what is empty in the query', () => {
    expect(withQuery('/a', { q: '', page: undefined, x: null, off: false, on: true, n: 0 })).toBe(
      '/a?on=1&n=0',
    );
  });

  it('repeat a parameter for each value of a list', () => {
    expect(paths.products({ brand: ['ILCO', 'JMA & Co'] })).toBe('/products?brand=ILCO&brand=JMA+%26+Co');
  });

  it('escape what goes into them', () => {
    expect(paths.product('a/b?c')).toBe('/product/a%2Fb%3Fc');
    expect(adminPaths.login('/admin/orders?state=paid')).toBe(
      '/admin/login?redirectTo=%2Fadmin%2Forders%3Fstate%3Dpaid',
    );
  });
});
