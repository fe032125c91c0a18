import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { patterns } from '../config/paths.ts';
import { enterDelivery, requireCustomer } from './enterDelivery.ts';
import { enterQlub } from './enterQlub.ts';
import { enterVenue, isOtherVenue } from './enterVenue.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteError } from './RouteError.tsx';
import { SelfOrderLayout } from './SelfOrderLayout.tsx';

type LazyPage = () => Promise<{ Component: ComponentType }>;

const address: LazyPage = () =>
  import('../pages/account/AddressPage.tsx').then((page) => ({ Component: page.AddressPage }));
const addressList: LazyPage = () =>
  import('../pages/account/AddressListPage.tsx').then((page) => ({
    Component: page.AddressListPage,
  }));
const cardDetails: LazyPage = () =>
  import('../pages/payment/CardDetailsPage.tsx').then((page) => ({
    Component: page.CardDetailsPage,
  }));
const cart: LazyPage = () =>
  import('../pages/ordering/CartPage.tsx').then((page) => ({ Component: page.CartPage }));
const delivery: LazyPage = () =>
  import('../pages/delivery/LandingPage.tsx').then((page) => ({ Component: page.LandingPage }));
const deliveryHomepage: LazyPage = () =>
  import('../pages/delivery/HomepagePage.tsx').then((page) => ({ Component: page.HomepagePage }));
/** Its cart is the device's own: the tables' pages load nothing of it. */
const deliveryLayout: LazyPage = () =>
  import('./DeliveryLayout.tsx').then((layout) => ({ Component: layout.DeliveryLayout }));
const emenu: LazyPage = () =>
  import('../pages/ordering/HomePage.tsx').then((page) => ({ Component: page.HomePage }));
const item: LazyPage = () =>
  import('../pages/ordering/ItemPage.tsx').then((page) => ({ Component: page.ItemPage }));
const menu: LazyPage = () =>
  import('../pages/ordering/MenuPage.tsx').then((page) => ({ Component: page.MenuPage }));
const notFound: LazyPage = () =>
  import('../pages/start/NotFoundPage.tsx').then((page) => ({ Component: page.NotFoundPage }));
const order: LazyPage = () =>
  import('../pages/delivery/OrderPage.tsx').then((page) => ({ Component: page.OrderPage }));
const orderDetails: LazyPage = () =>
  import('../pages/delivery/OrderDetailsPage.tsx').then((page) => ({
    Component: page.OrderDetailsPage,
  }));
const orderList: LazyPage = () =>
  import('../pages/delivery/OrderListPage.tsx').then((page) => ({
    Component: page.OrderListPage,
  }));
const orderReview: LazyPage = () =>
  import('../pages/delivery/OrderReviewPage.tsx').then((page) => ({
    Component: page.OrderReviewPage,
  }));
const payment: LazyPage = () =>
  import('../pages/payment/PaymentPage.tsx').then((page) => ({ Component: page.PaymentPage }));
const profile: LazyPage = () =>
  import('../pages/account/ProfilePage.tsx').then((page) => ({ Component: page.ProfilePage }));
const qlub: LazyPage = () =>
  import('../pages/payment/QlubPage.tsx').then((page) => ({ Component: page.QlubPage }));
const start: LazyPage = () =>
  import('../pages/start/StartPage.tsx').then((page) => ({ Component: page.StartPage }));

const validateProfile: LazyPage = () =>
  import('../pages/account/ValidateProfilePage.tsx').then((page) => ({
    Component: page.ValidateProfilePage,
  }));
const validation: LazyPage = () =>
  import('../pages/account/ValidationPage.tsx').then((page) => ({
    Component: page.ValidationPage,
  }));
const verification: LazyPage = () =>
  import('../pages/account/VerificationPage.tsx').then((page) => ({
    Component: page.VerificationPage,
  }));

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
        ],
      },
      {
        lazy: deliveryLayout,
        ErrorBoundary: RouteError,
        loader: enterDelivery,
        shouldRevalidate: isOtherVenue,
        children: [
          { path: patterns.delivery, lazy: delivery },
          { path: patterns.deliveryMenu, lazy: menu },
          { path: patterns.deliveryHomepage, lazy: deliveryHomepage },
          { path: patterns.deliveryCart, lazy: cart },
          { path: patterns.deliveryItem, lazy: item },
          { path: patterns.verification, lazy: verification },
          { path: patterns.validation, lazy: validation },
          { path: patterns.profile, lazy: profile, loader: requireCustomer },
          { path: patterns.validateProfile, lazy: validateProfile },
          { path: patterns.orderDetails, lazy: orderDetails, loader: requireCustomer },
          { path: patterns.orderList, lazy: orderList, loader: requireCustomer },
          { path: patterns.order, lazy: order, loader: requireCustomer },
          { path: patterns.orderReview, lazy: orderReview, loader: requireCustomer },
          { path: patterns.addressList, lazy: addressList, loader: requireCustomer },
          { path: patterns.address, lazy: address, loader: requireCustomer },
        ],
      },
      { path: '*', lazy: notFound },
    ],
  },
];
