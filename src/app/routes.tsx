import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { patterns } from '../config/paths.ts';
import { RootLayout } from './RootLayout.tsx';
import { SelfOrderLayout } from './SelfOrderLayout.tsx';

const Address = lazy(() =>
  import('../pages/account/AddressPage.tsx').then((page) => ({ default: page.AddressPage })),
);
const AddressList = lazy(() =>
  import('../pages/account/AddressListPage.tsx').then((page) => ({
    default: page.AddressListPage,
  })),
);
const CardDetails = lazy(() =>
  import('../pages/payment/CardDetailsPage.tsx').then((page) => ({
    default: page.CardDetailsPage,
  })),
);
const Cart = lazy(() =>
  import('../pages/ordering/CartPage.tsx').then((page) => ({ default: page.CartPage })),
);
const CustomersOnly = lazy(() =>
  import('./CustomersOnly.tsx').then((layout) => ({ default: layout.CustomersOnly })),
);
const Delivery = lazy(() =>
  import('../pages/delivery/LandingPage.tsx').then((page) => ({ default: page.LandingPage })),
);
const DeliveryHomepage = lazy(() =>
  import('../pages/delivery/HomepagePage.tsx').then((page) => ({ default: page.HomepagePage })),
);
/** Its cart is the device's own: the tables' pages load nothing of it. */
const DeliveryLayout = lazy(() =>
  import('./DeliveryLayout.tsx').then((layout) => ({ default: layout.DeliveryLayout })),
);
const Emenu = lazy(() =>
  import('../pages/ordering/HomePage.tsx').then((page) => ({ default: page.HomePage })),
);
const EntryLayout = lazy(() =>
  import('./EntryLayout.tsx').then((layout) => ({ default: layout.EntryLayout })),
);
const Item = lazy(() =>
  import('../pages/ordering/ItemPage.tsx').then((page) => ({ default: page.ItemPage })),
);
const Menu = lazy(() =>
  import('../pages/ordering/MenuPage.tsx').then((page) => ({ default: page.MenuPage })),
);
const Merge = lazy(() =>
  import('../pages/entry/MergePage.tsx').then((page) => ({ default: page.MergePage })),
);
const NotFound = lazy(() =>
  import('../pages/start/NotFoundPage.tsx').then((page) => ({ default: page.NotFoundPage })),
);
const Order = lazy(() =>
  import('../pages/delivery/OrderPage.tsx').then((page) => ({ default: page.OrderPage })),
);
const OrderDetails = lazy(() =>
  import('../pages/delivery/OrderDetailsPage.tsx').then((page) => ({
    default: page.OrderDetailsPage,
  })),
);
const OrderList = lazy(() =>
  import('../pages/delivery/OrderListPage.tsx').then((page) => ({ default: page.OrderListPage })),
);
const OrderReview = lazy(() =>
  import('../pages/delivery/OrderReviewPage.tsx').then((page) => ({
    default: page.OrderReviewPage,
  })),
);
const Payment = lazy(() =>
  import('../pages/payment/PaymentPage.tsx').then((page) => ({ default: page.PaymentPage })),
);
const Profile = lazy(() =>
  import('../pages/account/ProfilePage.tsx').then((page) => ({ default: page.ProfilePage })),
);
const Qlub = lazy(() =>
  import('../pages/payment/QlubPage.tsx').then((page) => ({ default: page.QlubPage })),
);
const QlubLayout = lazy(() =>
  import('./QlubLayout.tsx').then((layout) => ({ default: layout.QlubLayout })),
);
const RateAndReview = lazy(() =>
  import('../pages/rating/RateAndReviewPage.tsx').then((page) => ({
    default: page.RateAndReviewPage,
  })),
);
const RateByLink = lazy(() =>
  import('../pages/rating/RateByLinkPage.tsx').then((page) => ({ default: page.RateByLinkPage })),
);
const Rating = lazy(() =>
  import('../pages/rating/RatingPage.tsx').then((page) => ({ default: page.RatingPage })),
);
const Rooms = lazy(() =>
  import('../pages/entry/RoomsPage.tsx').then((page) => ({ default: page.RoomsPage })),
);
const Start = lazy(() =>
  import('../pages/start/StartPage.tsx').then((page) => ({ default: page.StartPage })),
);
const ValidateProfile = lazy(() =>
  import('../pages/account/ValidateProfilePage.tsx').then((page) => ({
    default: page.ValidateProfilePage,
  })),
);
const Validation = lazy(() =>
  import('../pages/account/ValidationPage.tsx').then((page) => ({ default: page.ValidationPage })),
);
const Verification = lazy(() =>
  import('../pages/account/VerificationPage.tsx').then((page) => ({
    default: page.VerificationPage,
  })),
);

/** Every page of the app, in the order of the product's list of routes. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      { path: patterns.start, Component: Start },
      { Component: QlubLayout, children: [{ path: patterns.qlub, Component: Qlub }] },
      {
        Component: SelfOrderLayout,
        children: [
          { path: patterns.emenu, Component: Emenu },
          { path: patterns.menu, Component: Menu },
          { path: patterns.item, Component: Item },
          { path: patterns.itemEdit, Component: Item },
          { path: patterns.cart, Component: Cart },
          { path: patterns.payment, Component: Payment },
          { path: patterns.cardDetails, Component: CardDetails },
          { path: patterns.rateByLink, Component: RateByLink },
          { path: patterns.rating, Component: Rating },
        ],
      },
      {
        Component: DeliveryLayout,
        children: [
          { path: patterns.delivery, Component: Delivery },
          { path: patterns.deliveryMenu, Component: Menu },
          { path: patterns.deliveryHomepage, Component: DeliveryHomepage },
          { path: patterns.deliveryCart, Component: Cart },
          { path: patterns.deliveryItem, Component: Item },
          { path: patterns.verification, Component: Verification },
          { path: patterns.validation, Component: Validation },
          {
            Component: CustomersOnly,
            children: [
              { path: patterns.profile, Component: Profile },
              { path: patterns.orderDetails, Component: OrderDetails },
              { path: patterns.orderList, Component: OrderList },
              { path: patterns.order, Component: Order },
              { path: patterns.orderReview, Component: OrderReview },
              { path: patterns.rateAndReview, Component: RateAndReview },
              { path: patterns.addressList, Component: AddressList },
              { path: patterns.address, Component: Address },
            ],
          },
          { path: patterns.validateProfile, Component: ValidateProfile },
          { path: patterns.deliveryRateByLink, Component: RateByLink },
        ],
      },
      {
        Component: EntryLayout,
        children: [
          { path: patterns.merge, Component: Merge },
          { path: patterns.rooms, Component: Rooms },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
];
