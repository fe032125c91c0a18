import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ROUTES } from '../rules/common/routes.ts';
import type { Route } from '../rules/common/route.ts';
import { lazyPage } from '../lazy/lazyPart.tsx';
import { RootLayout } from './RootLayout.tsx';
import { SelfOrderLayout } from './SelfOrderLayout.tsx';

const files = import.meta.glob<Record<string, ComponentType>>('../pages/*/*Page.tsx');

/** One component for each page, also if several routes lead to it. */
const pages = new Map<string, ComponentType>();

function pageOf({ page, isFirst }: Pick<Route, 'page' | 'isFirst'>): ComponentType {
  const load = files[`../pages/${page}.tsx`];
  if (!load) throw new Error(`There is no pages/${page}.tsx.`);
  const known = pages.get(page) ?? lazyPage(load, page.replace(/.*\//, ''), { isFirst });
  pages.set(page, known);
  return known;
}

/** The routes with this frame. */
function pagesIn(layout: Route['layout']): RouteObject[] {
  return Object.values<Route>(ROUTES)
    .filter((route) => route.layout === layout)
    .map((route) => ({ path: route.pattern, Component: pageOf(route) }));
}

/** Contains the device cart, which pages of tables do not load. */
const DeliveryLayout = lazyPage(() => import('./DeliveryLayout.tsx'), 'DeliveryLayout');
const CustomersOnly = lazyPage(() => import('./CustomersOnly.tsx'), 'CustomersOnly');
const EntryLayout = lazyPage(() => import('./EntryLayout.tsx'), 'EntryLayout');
const QlubLayout = lazyPage(() => import('./QlubLayout.tsx'), 'QlubLayout');

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      ...pagesIn(undefined),
      { Component: QlubLayout, children: pagesIn('qlub') },
      { Component: SelfOrderLayout, children: pagesIn('table') },
      {
        Component: DeliveryLayout,
        children: [
          ...pagesIn('delivery'),
          { Component: CustomersOnly, children: pagesIn('customer') },
        ],
      },
      { Component: EntryLayout, children: pagesIn('entry') },
      { path: '*', Component: pageOf({ page: 'venue/NotFoundPage' }) },
    ],
  },
];
