import { createRequestHandler } from '@remix-run/express';
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import express from 'express';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A Remix application that does nothing: a root, a layout and a page, each with a loader that reads nothing, as many as
 * the store has for a page. The page holds the text that was posted last. What it costs is what Remix and React cost
 * before a store begins.
 */
let text = '';

const Root = () =>
  h('html', { lang: 'en' }, h('head', null, h(Meta), h(Links)), h('body', null, h(Outlet), h(Scripts)));
const Layout = () => h('main', null, h(Outlet));
const Page = () => {
  const { name } = useLoaderData();
  return h('div', null, name, h('div', { dangerouslySetInnerHTML: { __html: text } }));
};

const route = (id, parentId, path, component) => ({
  id,
  parentId,
  path,
  module: { default: component, loader: () => ({ name: id }) },
});
const routes = {
  root: route('root', undefined, '', Root),
  layout: route('layout', 'root', undefined, Layout),
  page: route('page', 'layout', 'page', Page),
};
const inManifest = ({ id, parentId, path }) => ({
  id,
  parentId,
  path,
  hasLoader: true,
  hasAction: false,
  hasErrorBoundary: false,
  module: `/${id}.js`,
  imports: [],
});

const build = {
  entry: {
    module: {
      default: (request, status, headers, context) => {
        const html = renderToString(h(RemixServer, { context, url: request.url }));
        headers.set('Content-Type', 'text/html; charset=utf-8');
        return new Response(`<!DOCTYPE html>${html}`, { status, headers });
      },
    },
  },
  routes,
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: [] },
    routes: Object.fromEntries(Object.values(routes).map((one) => [one.id, inManifest(one)])),
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  isSpaMode: false,
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true },
};

const app = express().disable('x-powered-by');
app.get('/', (_request, response) => response.send('open'));
app.post('/', express.text({ type: () => true, limit: '10mb' }), (request, response) => {
  text = request.body;
  response.end();
});
app.all('*', createRequestHandler({ build, mode: 'production' }));
app.listen(0, '127.0.0.1', function () {
  process.stdout.write(`port ${this.address().port}\n`);
});
