import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { patterns } from '../config/paths.ts';
import { enterEntry } from './enterEntry.ts';
import { EntryLayout } from './EntryLayout.tsx';
import { enterQlub } from './enterQlub.ts';
import { enterVenue, isOtherVenue } from './enterVenue.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteError } from './RouteError.tsx';
import { SelfOrderLayout } from './SelfOrderLayout.tsx';

type LazyPage = () => Promise<{ Component: ComponentType }>;

const cardDetails: LazyPage = () =>
  import('../pages/payment/CardDetailsPage.tsx').then((page) => ({
    Component: page.CardDetailsPage,
  }));
const cart: LazyPage = () =>
  import('../pages/ordering/CartPage.tsx').then((page) => ({ Component: page.CartPage }));
const emenu: LazyPage = () =>
  import('../pages/ordering/HomePage.tsx').then((page) => ({ Component: page.HomePage }));
const item: LazyPage = () =>
  import('../pages/ordering/ItemPage.tsx').then((page) => ({ Component: page.ItemPage }));
const menu: LazyPage = () =>
  import('../pages/ordering/MenuPage.tsx').then((page) => ({ Component: page.MenuPage }));
const merge: LazyPage = () =>
  import('../pages/entry/MergePage.tsx').then((page) => ({ Component: page.MergePage }));
const notFound: LazyPage = () =>
  import('../pages/start/NotFoundPage.tsx').then((page) => ({ Component: page.NotFoundPage }));
const payment: LazyPage = () =>
  import('../pages/payment/PaymentPage.tsx').then((page) => ({ Component: page.PaymentPage }));
const qlub: LazyPage = () =>
  import('../pages/payment/QlubPage.tsx').then((page) => ({ Component: page.QlubPage }));
const rateByLink: LazyPage = () =>
  import('../pages/rating/RateByLinkPage.tsx').then((page) => ({
    Component: page.RateByLinkPage,
  }));
const rating: LazyPage = () =>
  import('../pages/rating/RatingPage.tsx').then((page) => ({ Component: page.RatingPage }));
const rooms: LazyPage = () =>
  import('../pages/entry/RoomsPage.tsx').then((page) => ({ Component: page.RoomsPage }));
const start: LazyPage = () =>
  import('../pages/start/StartPage.tsx').then((page) => ({ Component: page.StartPage }));

/** Every page of the app, in the order of the product's list of routes. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { path: patterns.start, lazy: start },
      { path: patterns.qlub, lazy: qlub, loader: enterQlub, shouldRevalidate: () => false },
      {
        Component: SelfOrderLayout,
        ErrorBoundary: RouteError,
        loader: enterVenue,
        shouldRevalidate: isOtherVenue,
        children: [
          { path: patterns.emenu, lazy: emenu },
          { path: patterns.menu, lazy: menu },
          { path: patterns.item, lazy: item },
          { path: patterns.itemEdit, lazy: item },
          { path: patterns.cart, lazy: cart },
          { path: patterns.payment, lazy: payment },
          { path: patterns.cardDetails, lazy: cardDetails },
          { path: patterns.rateByLink, lazy: rateByLink },
          { path: patterns.rating, lazy: rating },
        ],
      },
      {
        Component: EntryLayout,
        ErrorBoundary: RouteError,
        loader: enterEntry,
        shouldRevalidate: isOtherVenue,
        children: [
          { path: patterns.merge, lazy: merge },
          { path: patterns.rooms, lazy: rooms },
        ],
      },
      { path: '*', lazy: notFound },
    ],
  },
];
